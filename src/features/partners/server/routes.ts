import type { FastifyInstance } from "fastify";
import type { KeptAnswers } from "../../../kit/content/kept.ts";
import type { Database } from "../../../kit/db/database.ts";
import { serveKept } from "../../../kit/http/serve.ts";
import { existingEvent, shownInstead } from "../../event/server/store.ts";
import { getContacts, getPartners } from "../contract.ts";
import { contactsOf, partnersOf } from "./store.ts";

/** The calls about partners and contact people. */
export function partnersRoutes(app: FastifyInstance, deps: { db: Database; kept: KeptAnswers }): void {
	serveKept(app, deps.kept, getPartners, async ({ params }) => {
		const own = await existingEvent(deps.db, params.eventCode);
		return partnersOf(deps.db, (await shownInstead(deps.db, own, own.landingPartnersEventCode)).id);
	});

	serveKept(app, deps.kept, getContacts, async ({ params, lang }) => {
		const event = await existingEvent(deps.db, params.eventCode);
		return contactsOf(deps.db, event.id, lang);
	});
}
