import { and, asc, eq, gte, lt } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { totalOf } from "../amounts.ts";
import type { UninvoicedSale } from "../uninvoiced.ts";
import { uninvoicedSale } from "./tables.ts";

export async function addUninvoiced(
	tx: Tx,
	{ day, totals, subject, eventId }: UninvoicedSale & { subject: string; eventId: number },
): Promise<void> {
	await tx.insert(uninvoicedSale).values({ day, subject, eventId, rates: totals.rates });
}

export async function uninvoicedOf(db: Database, subject: string): Promise<UninvoicedSale[]> {
	const rows = await db
		.select({ rates: uninvoicedSale.rates, day: uninvoicedSale.day })
		.from(uninvoicedSale)
		.where(eq(uninvoicedSale.subject, subject))
		.orderBy(asc(uninvoicedSale.id));
	return rows.map(({ day, rates }) => ({ day, totals: totalOf(rates) }));
}

/** Lists sales by day. */
export async function uninvoicedIn(db: Database, month: string): Promise<UninvoicedSale[]> {
	const isThen = and(gte(uninvoicedSale.day, `${month}-01`), lt(uninvoicedSale.day, `${month}-99`));
	const rows = await db
		.select({ rates: uninvoicedSale.rates, day: uninvoicedSale.day })
		.from(uninvoicedSale)
		.where(isThen)
		.orderBy(asc(uninvoicedSale.id));
	return rows.map(({ day, rates }) => ({ day, totals: totalOf(rates) }));
}
