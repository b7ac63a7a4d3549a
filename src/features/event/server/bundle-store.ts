import { eq, max, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { inChunks } from "../../../kit/db/keyed-rows.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import type { Row } from "../../../kit/db/owned-rows.ts";
import { rowsInto } from "../../../kit/db/rows-into.ts";
import { bundleKey, event } from "./tables.ts";

const IMPORT_LOCK = 7_272_003;

/** One import runs at a time, until its commit. */
export async function lockImports(tx: Tx): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
}

/** Adds an event as the last one; `values` by column. Returns its id. */
export async function appendEvent(tx: Tx, code: string, values: Row): Promise<number> {
	const { last } = oneRow(await tx.select({ last: max(event.position) }).from(event));
	const row = { ...values, code, position: (last ?? -1) + 1 } as typeof event.$inferInsert;
	return oneRow(await tx.insert(event).values(row).returning({ id: event.id })).id;
}

/** `changes` by column. */
export async function changeEvent(tx: Tx, eventId: number, changes: Row): Promise<void> {
	await tx.update(event).set(changes).where(eq(event.id, eventId));
}

/** The key of a row of a list. */
export type BundleKey = { list: string; rowId: number; key: string };

export function bundleKeys(db: Database, eventId: number): Promise<BundleKey[]> {
	const { list, rowId, key } = bundleKey;
	return db.select({ list, rowId, key }).from(bundleKey).where(eq(bundleKey.eventId, eventId));
}

export async function replaceBundleKeys(tx: Tx, eventId: number, keys: readonly BundleKey[]): Promise<void> {
	await tx.delete(bundleKey).where(eq(bundleKey.eventId, eventId));
	const rows = keys.map((one) => ({ ...one, eventId }));
	await inChunks(rows, (chunk) => tx.execute(rowsInto(bundleKey, chunk)));
}
