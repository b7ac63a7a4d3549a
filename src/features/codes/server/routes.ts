import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../../kit/time/zone.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { existingPackage } from "../../packages/server/store.ts";
import { getCodeLimit } from "../contract.ts";
import { codeAnswer } from "./answer.ts";

/** The call that tells what a code changes: never kept, and counted per visitor, or codes could be guessed. */
export function codesRoutes(app: FastifyInstance, deps: { db: NodePgDatabase; clock: Clock }): void {
	serveEvent(app, deps, getCodeLimit, async ({ event, params, query, lang, count }) => {
		const wanted = query.package ? await existingPackage(deps.db, event.id, query.package) : undefined;
		const input = { eventId: event.id, code: params.code, packageId: wanted?.id, lang, now: deps.clock.now() };
		// asked for together: what is one too many is not told
		const [answer] = await Promise.all([codeAnswer(deps.db, input), count()]);
		return answer;
	});
}
