import type { Database } from "../../../kit/db/database.ts";
import { placeholder } from "../../../kit/db/prepare-queries.ts";
import { shownId } from "../../event/server/store.ts";
import { partnerRowsOf } from "./store.ts";

export function partnersSelects(db: Database) {
	return {
		partners: partnerRowsOf(db, shownId(db, "landingPartnersEventCode", placeholder("event"))),
	};
}
