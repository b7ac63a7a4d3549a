import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import type { Param, Rows } from "../../../kit/db/prepare-queries.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { CONTACT_KINDS, type ContactCard } from "../contacts.ts";
import { contactCard } from "./tables.ts";

const contactCardColumns = {
	id: contactCard.id,
	eventId: contactCard.eventId,
	name: contactCard.name,
	email: contactCard.email,
	kind: contactCard.kind,
	role: contactCard.role,
	roleEn: contactCard.roleEn,
	phone: contactCard.phone,
	photoUrl: contactCard.photoUrl,
};

/** In the order partners, participants, programme. */
export async function contactsOf(db: Database, eventId: number, lang: Lang): Promise<ContactCard[]> {
	return contactCards(await contactRowsOf(db, eventId), lang);
}

/** The participants' contact person. Only the role of the card has a translation; here it is in Polish. */
export async function participantContact(db: Database, eventId: number): Promise<ContactCard | undefined> {
	return (await contactsOf(db, eventId, "pl")).find((one) => one.kind === "participantContact");
}

export type ContactRecord = {
	id: number;
	eventId: number;
	kind: "partnerContact" | "participantContact" | "programContact";
	name: string;
	role: string;
	roleEn: string | null;
	email: string;
	phone: string;
	photoUrl: string | null;
};

export function contactRowsOf(db: Database, eventId: Param<number>): Rows<ContactRecord> {
	return db
		.select(contactCardColumns)
		.from(contactCard)
		.where(eq(contactCard.eventId, eventId))
		.orderBy(asc(contactCard.id));
}

export function contactCards(rows: ContactRecord[], lang: Lang): ContactCard[] {
	return CONTACT_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind)).map((row) => ({
		kind: row.kind,
		name: row.name,
		role: localized(lang, row.role, row.roleEn),
		email: row.email,
		phone: row.phone,
		photoUrl: row.photoUrl,
	}));
}
