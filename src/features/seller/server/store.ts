import { sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { SellerDetails } from "../seller.ts";
import { seller } from "./tables.ts";

export type SellerRecord = { details: SellerDetails; sender: string | null; isInvented: boolean };

/** Undefined if no seller is set. Outside a trial the demonstration's counts as none. */
export type SellerReads = { sellerOf(db: Database): Promise<SellerDetails | undefined> };

/** An invented seller counts only in a trial, because nobody may transfer money to it. */
export function sellerReads({ isTrial }: { isTrial: boolean }): SellerReads {
	return {
		async sellerOf(db) {
			return countingSeller(await sellerRows(db), isTrial);
		},
	};
}

export function countingSeller(rows: readonly SellerRecord[], isTrial: boolean): SellerDetails | undefined {
	const [row] = rows;
	return row && (isTrial || !row.isInvented) ? row.details : undefined;
}

export function sellerRows(db: Database) {
	return db.select({ details: seller.details, sender: seller.sender, isInvented: seller.isInvented }).from(seller);
}

/** One change after the other, also of the first seller. */
export async function lockSeller(tx: Tx): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('seller', 0))`);
}

export async function saveSeller(tx: Tx, record: SellerRecord): Promise<void> {
	await tx
		.insert(seller)
		.values({ id: 1, ...record })
		.onConflictDoUpdate({ target: seller.id, set: record });
}

export async function addSeller(tx: Tx, record: SellerRecord): Promise<void> {
	await tx
		.insert(seller)
		.values({ id: 1, ...record })
		.onConflictDoNothing();
}
