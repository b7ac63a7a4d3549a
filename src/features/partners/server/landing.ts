import type { Database } from "../../../kit/db/database.ts";
import { given } from "../../../kit/db/together.ts";
import { shownId } from "../../event/server/store.ts";
import { event } from "../../event/server/tables.ts";
import { partnerRowsOf } from "./store.ts";

/** What the landing page asks about the partners , of the event that is shown instead, where one is. */
export function partnersSelects(db: Database) {
	return {
		partners: partnerRowsOf(db, shownId(db, event.landingPartnersEventCode, given("event"))),
	};
}
