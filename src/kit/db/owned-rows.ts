import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { invariant } from "../invariant/invariant.ts";
import type { Database, Tx } from "./database.ts";
import { inChunks } from "./keyed-rows.ts";
import { rowsInto } from "./rows-into.ts";

/** Values by column. */
export type Row = Record<string, unknown>;

/** A stored row; no id if its table has none. */
export type OwnedRow = { id: number | undefined; owner: number; row: Row };

/** The rows of a table by their owners, such as the fields of a group. */
export type OwnedRows = {
	/** Returns the rows of each owner, in order. */
	list(db: Database, owners: readonly number[]): Promise<OwnedRow[]>;
	/** The row to store; in an ordered table, `position` is its position. */
	rowOf(owner: number, values: Row, position: number): Row;
	/** Returns the ids in the order of the rows; empty if the table has none. */
	insert(tx: Tx, rows: readonly Row[]): Promise<number[]>;
	update(tx: Tx, id: number, changes: Row): Promise<void>;
	delete(tx: Tx, ids: readonly number[]): Promise<void>;
	deleteOf(tx: Tx, owners: readonly number[]): Promise<void>;
};

type Declaration = {
	/** Columns that are read and written, without the columns below. */
	columns: readonly string[];
	owner: string;
	order: readonly string[];
	/** Values that every row of this list has; the table's other rows belong to another list. */
	fixed: Row;
};

export function ownedRows(table: PgTable, { columns, owner, order, fixed }: Declaration): OwnedRows {
	const all: Record<string, PgColumn> = getTableColumns(table);
	const columnOf = (name: string) => invariant(all[name], `the column ${name}`);
	const names = new Set([...("id" in all ? ["id"] : []), owner, ...order, ...Object.keys(fixed), ...columns]);
	const listed = Object.fromEntries([...names].map((name) => [name, columnOf(name)]));
	const isOrdered = order.includes("position");
	const isFixed = Object.entries(fixed).map(([name, value]) => eq(columnOf(name), value));
	const isOf = (owners: readonly number[]) => and(inArray(columnOf(owner), [...owners]), ...isFixed);
	return {
		async list(db, owners) {
			if (owners.length === 0) return [];
			const rows: Row[] = await db
				.select(listed)
				.from(table)
				.where(isOf(owners))
				.orderBy(...order.map((name) => asc(columnOf(name))));
			return rows.map((row) => ({ id: row["id"] as number | undefined, owner: row[owner] as number, row }));
		},
		rowOf(of, values, position) {
			const row = { ...values, ...fixed, [owner]: of, ...(isOrdered && { position }) };
			return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? emptyOf(columnOf(name))]));
		},
		insert: (tx, rows) => insertRows(tx, table, rows, "id" in all),
		async update(tx, id, changes) {
			await tx
				.update(table)
				.set(changes)
				.where(eq(columnOf("id"), id));
		},
		async delete(tx, ids) {
			await inChunks(ids, (chunk) => tx.delete(table).where(inArray(columnOf("id"), chunk)));
		},
		async deleteOf(tx, owners) {
			await inChunks(owners, (chunk) => tx.delete(table).where(isOf(chunk)));
		},
	};
}

async function insertRows(tx: Tx, table: PgTable, rows: readonly Row[], hasIds: boolean): Promise<number[]> {
	const ids: number[] = [];
	await inChunks(rows, async (chunk) => {
		const insert = rowsInto(table, chunk as never);
		const result = await tx.execute<{ id: number }>(hasIds ? sql`${insert} returning id` : insert);
		ids.push(...result.rows.map(({ id }) => id));
	});
	return ids;
}

/** An absent value: an empty text if the column is never null. */
function emptyOf({ notNull, dataType }: PgColumn): "" | null {
	return notNull && dataType === "string" ? "" : null;
}
