import { and, count, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "./database.ts";
import { oneRow } from "./one-row.ts";

/** Counts the rows that reference one of `ids`, and locks their table: no more are added until the commit. */
export type CountReferences = (tx: Tx, ids: readonly number[]) => Promise<number>;

/** References from a column; of rows that satisfy `condition`, if there is one. */
export function referencesFrom(column: PgColumn, condition?: SQL): CountReferences {
	return async (tx, ids) => {
		await tx.execute(sql`lock table ${column.table} in share row exclusive mode`);
		const references = and(inArray(column, [...ids]), condition);
		return oneRow(await tx.select({ total: count() }).from(column.table).where(references)).total;
	};
}
