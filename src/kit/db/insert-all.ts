import { getTableColumns, getTableName, getViewName, is, SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type PgColumn, type PgTable, PgView } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";
import { textOf } from "./drizzle-insides.ts";
import { prepared, preparedText } from "./prepared.ts";

export type Insert = { table: PgTable; rows: readonly Record<string, unknown>[] };

export function insertOf<Table extends PgTable>(table: Table, ...rows: Table["$inferInsert"][]): Insert {
	return { table, rows };
}

/**
 * Runs several inserts as one atomic statement in one round trip. Rows may refer to each other by keys from
 * `nextKeys`. If a `guard` query returns no row, nothing is written. Returns whether the rows were written. Throws the
 * error of the first violated constraint.
 */
export async function insertAll(db: Database, inserts: readonly Insert[], guard?: SQLWrapper): Promise<boolean> {
	const { sql: first, params } = guard ? textOf(guard) : { sql: "select 1", params: [] };
	const values = [...params];
	const texts = inserts.map((insert, index) => `part${index} as (${insertText(insert, values)})`);
	const parts = [`guard as (${first})`, ...texts];
	const { rows: passed } = await preparedText(db, `with ${parts.join(", ")} select from guard`, values);
	return passed.length > 0;
}

/** An insert that depends on the guard's row. Appends its values to the statement's. */
function insertText({ table, rows }: Insert, values: unknown[]): string {
	const columns = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => row[key] !== undefined));
	const cell = (value: unknown, column: PgColumn): string => {
		// missing values take the column's default
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
 * Reserves the next key of each table and reads the `facts` in the same round trip. A view (`viewOf`) stands for its
 * table.
 */
export async function nextKeys<Name extends string, Fact extends string = never>(
	db: Database,
	tables: Record<Name, PgTable | PgView>,
	facts = {} as Record<Fact, SQL<boolean>>,
): Promise<Record<Name, number> & Record<Fact, boolean>> {
	const requested = Object.entries<SQL<boolean>>(facts).map(([name, fact]) => sql`${fact} as ${sql.identifier(name)}`);
	const keys = Object.entries<PgTable | PgView>(tables).map(([name, table]) => {
		const tableName = is(table, PgView) ? getViewName(table) : getTableName(table);
		const sequence = `pg_get_serial_sequence('${tableName}', 'id')`;
		return sql`nextval(${sql.raw(sequence)})::int as ${sql.identifier(name)}`;
	});
	const { rows } = await prepared(db, sql`select ${sql.join([...keys, ...requested], sql`, `)}`);
	return rows[0] as Record<Name, number> & Record<Fact, boolean>;
}

/** Whether a statement violated this constraint. */
export function breaks(error: unknown, constraint: string): boolean {
	const cause = (error as Error | undefined)?.cause as { constraint?: string } | undefined;
	return cause?.constraint === constraint;
}
