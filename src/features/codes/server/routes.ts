import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../../kit/time/zone.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { existingPackage } from "../../packages/server/store.ts";
import { getCodeLimit } from "../contract.ts";
import { codeAnswer } from "./answer.ts";

/** Responses are never cached. */
export function codesRoutes(app: FastifyInstance, deps: { db: NodePgDatabase; clock: Clock }): void {
	serveEvent(app, deps, getCodeLimit, async ({ event, params, query, lang, count }) => {
		const wanted = query.package ? await existingPackage(deps.db, event.id, query.package) : undefined;
		const input = { eventId: event.id, code: params.code, packageId: wanted?.id, lang, now: deps.clock.now() };
		// Both run at once, so that an attempt over the limit reveals nothing.
		const [answer] = await Promise.all([codeAnswer(deps.db, input), count()]);
		return answer;
	});
}
