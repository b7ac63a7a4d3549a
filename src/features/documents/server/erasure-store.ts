import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../kit/db/database.ts";
import type { Buyer } from "../contract.ts";
import { ksefAcceptance, taxDocument } from "./tables.ts";

const NOBODY: Buyer = {
	kind: "person",
	name: "(usunięto / erased)",
	address: { street: "–", postCode: "", city: "–", country: "PL" },
};

export const namesBuyer: SQL = sql`${taxDocument.content}->'buyer'->>'name' <> ${NOBODY.name}`;

const withoutBuyer = sql`${taxDocument.content} || jsonb_build_object('buyer', ${JSON.stringify(NOBODY)}::jsonb, 'notes', null)`;

/**
 * Removes the buyer from pro-formas ("order:15"), which the law does not require to keep. Number and amounts stay, so
 * that the series has no gap.
 */
export async function removeBuyerFromProformas(tx: Tx, subjects: readonly string[]): Promise<void> {
	if (subjects.length === 0) return;
	await tx
		.update(taxDocument)
		.set({ content: withoutBuyer })
		.where(and(inArray(taxDocument.subject, [...subjects]), eq(taxDocument.kind, "proforma"), namesBuyer));
}

/** Removes the buyer from documents and KSeF answers. The table refuses it until the law allows it at `now`. */
export async function removeBuyerFromDocuments(tx: Tx, subject: string, now: Date): Promise<void> {
	// From here to the commit, the table's check uses the site's clock.
	await tx.execute(sql`select set_config('estrada.now', ${now.toISOString()}, true)`);
	const ours = tx.select({ id: taxDocument.id }).from(taxDocument).where(eq(taxDocument.subject, subject));
	await tx.delete(ksefAcceptance).where(inArray(ksefAcceptance.documentId, ours));
	await tx
		.update(taxDocument)
		.set({ content: withoutBuyer })
		.where(and(eq(taxDocument.subject, subject), namesBuyer));
}
