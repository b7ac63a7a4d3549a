import type { Database } from "../../../kit/db/database.ts";
import { type EventFacts, shownInstead } from "../../event/server/store.ts";
import type { Partner } from "../contract.ts";
import { partnersOf } from "./store.ts";

/** The partners for the landing page of an event. */
export async function partnersForLanding(db: Database, event: EventFacts): Promise<Partner[]> {
	return partnersOf(db, (await shownInstead(db, event, event.landingPartnersEventCode)).id);
}
