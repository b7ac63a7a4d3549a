import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import type { Param, Rows } from "../../../kit/db/prepare-queries.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { findSourceEvent } from "../../event/server/store.ts";
import { recruitersOf } from "../../exhibitors/server/store.ts";
import type { ConsentKind, GdprItem } from "../contract.ts";
import { consentKindsOf, newestOf, withPartners } from "../rules.ts";
import { consentText } from "./tables.ts";

export const consentTextColumns = {
	id: consentText.id,
	eventId: consentText.eventId,
	name: consentText.name,
	position: consentText.position,
	nameEn: consentText.nameEn,
	kind: consentText.kind,
	version: consentText.version,
	isRequired: consentText.isRequired,
	descriptionShort: consentText.descriptionShort,
	descriptionShortEn: consentText.descriptionShortEn,
	descriptionLong: consentText.descriptionLong,
	descriptionLongEn: consentText.descriptionLongEn,
};

/** The answer is stored with the version. */
export type ConsentRequest = GdprItem & { version: number; position: number };

/** The consents that an event requests at registration, in order, with the names of partners. */
export async function consentsOf(db: Database, event: EventRecord): Promise<ConsentRequest[]> {
	const rows = await consentRowsOf(db, event.id, consentKindsOf(event.code));
	const exhibitorsEvent = await findSourceEvent(db, event, event.landingExhibitorsEventCode);
	return requestedConsents(rows, await recruitersOf(db, exhibitorsEvent.id));
}

export type ConsentRecord = {
	id: number;
	eventId: number;
	position: number;
	kind: "processing" | "marketing" | "recruitment" | "tbf";
	version: number;
	isRequired: boolean;
	name: string;
	nameEn: string | null;
	descriptionShort: string;
	descriptionShortEn: string | null;
	descriptionLong: string;
	descriptionLongEn: string | null;
};

export function consentRowsOf(
	db: Database,
	eventId: Param<number>,
	kinds: readonly ConsentKind[],
): Rows<ConsentRecord> {
	return db
		.select(consentTextColumns)
		.from(consentText)
		.where(and(eq(consentText.eventId, eventId), inArray(consentText.kind, [...kinds])))
		.orderBy(asc(consentText.position), asc(consentText.id));
}

/** Keeps the newest versions and fills in the names of partners. */
export function requestedConsents(rows: ConsentRecord[], recruiters: readonly { name: string }[]): ConsentRequest[] {
	const names = recruiters.map((one) => one.name);
	return newestOf(rows).map((row) => ({
		...withPartners(itemOf(row), names),
		version: row.version,
		position: row.position,
	}));
}

export function itemOf(row: ConsentRecord): GdprItem {
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
