import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import type { Partner } from "../contract.ts";
import { CONTACT_KINDS, type ContactCard, inTierOrder } from "../rules.ts";
import { contactCard, partner } from "./tables.ts";

/** The partners of an event by tier, each tier in the organiser's order. */
export async function partnersOf(db: Database, eventId: number): Promise<Partner[]> {
	const rows = await db
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
	return inTierOrder(rows);
}

/** The contact people of an event in one language, by kind: partners, participants, programme. */
export async function contactsOf(db: Database, eventId: number, lang: Lang): Promise<ContactCard[]> {
	const rows = await db.select().from(contactCard).where(eq(contactCard.eventId, eventId)).orderBy(asc(contactCard.id));
	return CONTACT_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind)).map((row) => ({
		kind: row.kind,
		name: row.name,
		role: localized(lang, row.role, row.roleEn),
		email: row.email,
		phone: row.phone,
		photoUrl: row.photoUrl,
	}));
}
