import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { findUntranslated } from "../../../kit/db/untranslated.ts";
import { additionalInput, ticketPackage } from "./tables.ts";

/** An event's packages and their questions that lack English. Names of packages are the same in both languages. */
export async function untranslatedPackages(db: Database, eventId: number) {
	const ofEvent = db.select({ id: ticketPackage.id }).from(ticketPackage).where(eq(ticketPackage.eventId, eventId));
	const [packages, questions] = await Promise.all([
		findUntranslated(db, {
			id: ticketPackage.id,
			name: ticketPackage.name,
			texts: { forWhom: { pl: ticketPackage.forWhom, en: ticketPackage.forWhomEn } },
			where: eq(ticketPackage.eventId, eventId),
		}),
		findUntranslated(db, {
			id: additionalInput.id,
			name: additionalInput.name,
			texts: { name: { pl: additionalInput.name, en: additionalInput.nameEn } },
			where: inArray(additionalInput.packageId, ofEvent),
		}),
	]);
	return { package: packages, question: questions };
}
