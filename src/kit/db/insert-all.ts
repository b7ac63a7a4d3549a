import { getTableColumns, getTableName, is, SQL, type SQLWrapper, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";
import { textOf } from "./drizzle-insides.ts";
import { prepared, preparedText } from "./prepared.ts";

/** Rows of a table that are written as part of a statement. */
export type Insert = { table: PgTable; rows: readonly Record<string, unknown>[] };

export function insertOf<Table extends PgTable>(table: Table, ...rows: Table["$inferInsert"][]): Insert {
	return { table, rows };
}

/**
 * Writes several inserts as one statement: one round trip for all, in a transaction or, being one statement, whole or not
 * at all without. Rows may refer to each other, whatever their order, by keys that `nextKeys` gave. Fails as a whole,
 * with the error of the first constraint that one of them breaks. With a `guard`, a statement that gives one row when it
 * may be, nothing is written where that gives none. Gives whether it was written.
 */
export async function insertAll(db: Database, inserts: readonly Insert[], guard?: SQLWrapper): Promise<boolean> {
	const { sql: first, params } = guard ? textOf(guard) : { sql: "select 1", params: [] };
	const values = [...params];
	const texts = inserts.map((insert, index) => `part${index} as (${insertText(insert, values)})`);
	const parts = [`guard as (${first})`, ...texts];
	const { rows: passed } = await preparedText(db, `with ${parts.join(", ")} select from guard`, values);
	return passed.length > 0;
}

/** An insert for the row of the guard; its values are added to those of the statement. */
function insertText({ table, rows }: Insert, values: unknown[]): string {
	const columns = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => row[key] !== undefined));
	const cell = (value: unknown, column: PgColumn): string => {
		// where only some rows have a value, the others get what the table would give them
		const cellValue = value === undefined ? column.default : value;
		if (is(cellValue, SQL)) return textOf(cellValue).sql;
		const stored = cellValue === undefined || cellValue === null ? null : column.mapToDriverValue(cellValue);
		return `$${values.push(stored)}::${column.getSQLType()}`;
	};
	const tuples = rows.map((row) => `(${columns.map(([key, column]) => cell(row[key], column)).join(", ")})`);
	const names = columns.map(([, column]) => `"${column.name}"`).join(", ");
	return `insert into "${getTableName(table)}" (${names}) select v.* from guard, (values ${tuples.join(", ")}) as v`;
}

/**
 * The next key of each of some tables, reserved for rows that are to be inserted with it; and in the same round trip the
 * `facts` that are asked for.
 */
export async function nextKeys<Name extends string, Fact extends string = never>(
	db: Database,
	tables: Record<Name, PgTable>,
	facts = {} as Record<Fact, SQL<boolean>>,
): Promise<Record<Name, number> & Record<Fact, boolean>> {
	const requested = Object.entries<SQL<boolean>>(facts).map(([name, fact]) => sql`${fact} as ${sql.identifier(name)}`);
	const keys = Object.entries<PgTable>(tables).map(([name, table]) => {
		const sequence = `pg_get_serial_sequence('${getTableConfig(table).name}', 'id')`;
		return sql`nextval(${sql.raw(sequence)})::int as ${sql.identifier(name)}`;
	});
	const { rows } = await prepared(db, sql`select ${sql.join([...keys, ...requested], sql`, `)}`);
	return rows[0] as Record<Name, number> & Record<Fact, boolean>;
}

/** Whether a statement failed because a constraint of this name would have been broken. */
export function breaks(error: unknown, constraint: string): boolean {
	const cause = (error as Error | undefined)?.cause as { constraint?: string } | undefined;
	return cause?.constraint === constraint;
}
