import { getTableColumns, getTableName, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";
import { planned, plannedText, textOf } from "./planned.ts";

/** Rows of a table that are written as part of a statement. */
export type Insert = { table: PgTable; rows: readonly Record<string, unknown>[] };

/** Rows that `insertAll` writes. */
export function insertOf<Table extends PgTable>(table: Table, ...rows: Table["$inferInsert"][]): Insert {
	return { table, rows };
}

/**
 * Writes several inserts as one statement: one round trip for all, in a transaction or, being one statement, whole or not
 * at all without. Rows may refer to each other, whatever their order, by keys that `nextKeys` gave. Fails as a whole,
 * with the error of the first constraint that one of them breaks, or `isGuarded` where `guard`, a statement that gives a
 * row when it may be, gives none.
 */
export async function insertAll(db: Database, inserts: readonly Insert[], guard?: SQLWrapper): Promise<void> {
	const params: unknown[] = [];
	const parts = inserts.map((insert, index) => `part${index} as (${insertText(insert, params)})`);
	if (guard) {
		const { sql: text, params: own } = textOf(guard);
		parts.push(`guard as (${text.replace(/\$(\d+)/g, (_, n) => `$${params.length + Number(n)}`)})`);
		params.push(...own);
	}
	// nothing but an error takes back what the other parts write
	const end = guard ? "select 1 / (select count(*) from guard)" : "select";
	await plannedText(db, `with ${parts.join(", ")} ${end}`, params);
}

function insertText({ table, rows }: Insert, params: unknown[]): string {
	const columns = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => row[key] !== undefined));
	const tuples = rows.map((row) => {
		const values = columns.map(([key, column]) => {
			const value = row[key];
			if (value === undefined) return "default";
			return `$${params.push(value === null ? null : column.mapToDriverValue(value))}`;
		});
		return `(${values.join(", ")})`;
	});
	const names = columns.map(([, column]) => `"${column.name}"`);
	return `insert into "${getTableName(table)}" (${names.join(", ")}) values ${tuples.join(", ")}`;
}

const DIVISION_BY_ZERO = "22012";

/** Whether `insertAll` wrote nothing because of its guard. */
export function isGuarded(error: unknown): boolean {
	return ((error as Error | undefined)?.cause as { code?: string } | undefined)?.code === DIVISION_BY_ZERO;
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
	const asked = Object.entries<SQL<boolean>>(facts).map(([name, fact]) => sql`${fact} as ${sql.identifier(name)}`);
	const keys = Object.entries<PgTable>(tables).map(([name, table]) => {
		const sequence = `pg_get_serial_sequence('${getTableConfig(table).name}', 'id')`;
		return sql`nextval(${sql.raw(sequence)})::int as ${sql.identifier(name)}`;
	});
	const { rows } = await planned(db, sql`select ${sql.join([...keys, ...asked], sql`, `)}`);
	return rows[0] as Record<Name, number> & Record<Fact, boolean>;
}

/** Whether a statement failed because a constraint of this name would have been broken. */
export function breaks(error: unknown, constraint: string): boolean {
	const cause = (error as Error | undefined)?.cause as { constraint?: string } | undefined;
	return cause?.constraint === constraint;
}
