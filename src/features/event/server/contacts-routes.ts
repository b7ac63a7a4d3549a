import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { serveCached } from "../../../kit/http/serve.ts";
import { getContacts } from "../contacts-contract.ts";
import { contactsOf } from "./contacts-store.ts";
import { existingEvent } from "./store.ts";

/** The call about contact people. */
export function contactsRoutes(app: FastifyInstance, deps: { db: Database; cache: ResponseCache }): void {
	serveCached(app, deps.cache, getContacts, async ({ params, lang }) => {
		const event = await existingEvent(deps.db, params.eventCode);
		return contactsOf(deps.db, event.id, lang);
	});
}
