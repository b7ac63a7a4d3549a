import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { getContacts } from "../contacts-contract.ts";
import { contactsOf } from "./contacts-store.ts";
import { serveCachedEvent } from "./serve-event.ts";

export function contactsRoutes(app: FastifyInstance, deps: { db: Database; cache: ResponseCache }): void {
	serveCachedEvent(app, deps, getContacts, async ({ event, lang }) => contactsOf(deps.db, event.id, lang));
}
