import type { Database } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { type EventFacts, shownInstead } from "../../event/server/store.ts";
import type { Partner } from "../contract.ts";
import type { ContactCard } from "../rules.ts";
import { contactsOf, partnersOf } from "./store.ts";

/** The partners for the landing page of an event. */
export async function partnersForLanding(db: Database, event: EventFacts): Promise<Partner[]> {
	return partnersOf(db, (await shownInstead(db, event, event.landingPartnersEventCode)).id);
}

/** The contact people for the landing page of an event. */
export function contactsForLanding(db: Database, event: EventFacts, lang: Lang): Promise<ContactCard[]> {
	return contactsOf(db, event.id, lang);
}
