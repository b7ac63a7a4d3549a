import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { type EventFacts, shownInstead } from "../../event/server/store.ts";
import { recruiterNamesOf } from "../../exhibitors/server/store.ts";
import type { GdprItem } from "../contract.ts";
import { consentKindsOf, newestOf, withPartners } from "../rules.ts";
import { consentText } from "./tables.ts";

/** A consent as it is asked for, with the version of its text, which is kept with the answer. */
export type AskedConsent = GdprItem & { version: number };

/** The consents that registrants of an event are asked for, in their order, with the partners' names filled in. */
export async function consentsOf(db: Database, event: EventFacts): Promise<AskedConsent[]> {
	const rows = await db
		.select()
		.from(consentText)
		.where(and(eq(consentText.eventId, event.id), inArray(consentText.kind, [...consentKindsOf(event.code)])))
		.orderBy(asc(consentText.position), asc(consentText.id));
	const shown = await shownInstead(db, event, event.landingExhibitorsEventCode);
	const names = await recruiterNamesOf(db, shown.id);
	return newestOf(rows).map((row) => ({ ...withPartners(itemOf(row), names), version: row.version }));
}

function itemOf(row: typeof consentText.$inferSelect): GdprItem {
	return {
		objectId: row.id,
		kind: row.kind,
		isRequired: row.isRequired,
		name: row.name,
		nameEn: row.nameEn,
		descriptionShort: row.descriptionShort,
		descriptionShortEn: row.descriptionShortEn,
		descriptionLong: row.descriptionLong,
		descriptionLongEn: row.descriptionLongEn,
	};
}
