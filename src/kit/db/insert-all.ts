import { type SQLWrapper, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "./database.ts";

/** An insert that is part of a statement. */
export type Insert = SQLWrapper;

/**
 * Writes several inserts as one statement: one round trip for all. Rows may refer to each other, whatever their order,
 * by keys that `nextKeys` gave. Fails as a whole, with the error of the first constraint that one of them breaks.
 */
export async function insertAll(tx: Tx, inserts: readonly Insert[]): Promise<void> {
	const parts = inserts.map((insert, index) => sql`${sql.identifier(`part${index}`)} as (${insert.getSQL()})`);
	await tx.execute(sql`with ${sql.join(parts, sql`, `)} select`);
}

/** The next key of each of some tables, reserved for rows that are to be inserted with it. */
export async function nextKeys<Name extends string>(
	tx: Tx,
	tables: Record<Name, PgTable>,
): Promise<Record<Name, number>> {
	const keys = Object.entries<PgTable>(tables).map(([name, table]) => {
		const { name: tableName } = getTableConfig(table);
		return sql`nextval(pg_get_serial_sequence(${tableName}, 'id'))::int as ${sql.identifier(name)}`;
	});
	const { rows } = await tx.execute(sql`select ${sql.join(keys, sql`, `)}`);
	return rows[0] as Record<Name, number>;
}

/** Whether a statement failed because a constraint of this name would have been broken. */
export function breaks(error: unknown, constraint: string): boolean {
	const cause = (error as Error | undefined)?.cause as { constraint?: string } | undefined;
	return cause?.constraint === constraint;
}
