import type { Database } from "../../../kit/db/database.ts";
import { placeholder } from "../../../kit/db/prepare-queries.ts";
import { sourceEventId } from "../../event/server/store.ts";
import { partnerRowsOf } from "./store.ts";

export function partnersSelects(db: Database) {
	return {
		partners: partnerRowsOf(db, sourceEventId(db, "landingPartnersEventCode", placeholder("event"))),
	};
}
