import type { Database } from "../../../kit/db/database.ts";
import { given } from "../../../kit/db/together.ts";
import { shownId } from "../../event/server/store.ts";
import { event } from "../../event/server/tables.ts";
import { partnerRowsOf } from "./store.ts";

/** The landing page's query for partners, of the substitute event where there is one. */
export function partnersSelects(db: Database) {
	return {
		partners: partnerRowsOf(db, shownId(db, event.landingPartnersEventCode, given("event"))),
	};
}
