import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { serveCached } from "../../../kit/http/serve.ts";
import { existingEvent } from "../../event/server/store.ts";
import { getGdpr } from "../contract.ts";
import { consentsOf } from "./store.ts";

/** The call about consents. */
export function consentRoutes(app: FastifyInstance, deps: { db: Database; cache: ResponseCache }): void {
	serveCached(app, deps.cache, getGdpr, async ({ params }) => {
		const consents = await consentsOf(deps.db, await existingEvent(deps.db, params.eventCode));
		return consents.map(({ version: _, ...item }) => item);
	});
}
