import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { serveCachedEvent } from "../../event/server/serve-event.ts";
import { getGdpr } from "../contract.ts";
import { consentsOf } from "./store.ts";

export function consentRoutes(app: FastifyInstance, deps: { db: Database; cache: ResponseCache }): void {
	serveCachedEvent(app, deps, getGdpr, async ({ event }) => {
		return (await consentsOf(deps.db, event)).map(({ version: _, ...item }) => item);
	});
}
