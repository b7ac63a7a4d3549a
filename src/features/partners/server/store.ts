import { asc, eq, type SQL } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import type { Given } from "../../../kit/db/together.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import type { Partner } from "../contract.ts";
import { CONTACT_KINDS, type ContactCard, inTierOrder } from "../rules.ts";
import { contactCard, partner } from "./tables.ts";

/** The partners of an event by tier, each tier in the organiser's order. */
export async function partnersOf(db: Database, eventId: number): Promise<Partner[]> {
	return inTierOrder(await partnerRowsOf(db, eventId));
}

/** The partners of an event in the organiser's order. */
export function partnerRowsOf(db: Database, eventId: Given<number> | SQL) {
	return db
		.select({
			objectId: partner.id,
			name: partner.name,
			tier: partner.tier,
			logoUrl: partner.logoUrl,
			url: partner.url,
		})
		.from(partner)
		.where(eq(partner.eventId, eventId))
		.orderBy(asc(partner.position), asc(partner.id));
}

/** The contact people of an event in one language, by kind: partners, participants, programme. */
export async function contactsOf(db: Database, eventId: number, lang: Lang): Promise<ContactCard[]> {
	return contactCards(await contactRowsOf(db, eventId), lang);
}

/** The rows of `contactsOf`. */
export function contactRowsOf(db: Database, eventId: Given<number>) {
	return db.select().from(contactCard).where(eq(contactCard.eventId, eventId)).orderBy(asc(contactCard.id));
}

/** Contact people as `contactsOf` gives them. */
export function contactCards(rows: (typeof contactCard.$inferSelect)[], lang: Lang): ContactCard[] {
	return CONTACT_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind)).map((row) => ({
		kind: row.kind,
		name: row.name,
		role: localized(lang, row.role, row.roleEn),
		email: row.email,
		phone: row.phone,
		photoUrl: row.photoUrl,
	}));
}
