import { createHash } from "node:crypto";
import { getTableColumns, getTableName, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { getTableConfig, PgDialect, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

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
		const { sql: text, params: own } = new PgDialect().sqlToQuery(guard.getSQL());
		parts.push(`guard as (${text.replace(/\$(\d+)/g, (_, n) => `$${params.length + Number(n)}`)})`);
		params.push(...own);
	}
	// nothing but an error takes back what the other parts write
	const end = guard ? "select 1 / (select count(*) from guard)" : "select";
	await planned(db, `with ${parts.join(", ")} ${end}`, params);
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

/** Above this many values the texts of a statement are too many for a connection to keep their plans. */
const PLANNED_VALUES = 200;

/** Runs a statement whose text comes again and again: each connection reads and plans it once, by a name made of it. */
async function planned(db: Database, text: string, params: unknown[]): Promise<{ rows: unknown[] }> {
	const name = params.length > PLANNED_VALUES ? undefined : createHash("sha1").update(text).digest("base64url");
	const query = db._.session.prepareQuery<{ execute: { rows: unknown[] }; all: unknown; values: unknown }>(
		{ sql: text, params },
		undefined,
		name,
		false,
	);
	return query.execute();
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
	const { sql: text, params } = new PgDialect().sqlToQuery(sql`select ${sql.join([...keys, ...asked], sql`, `)}`);
	const { rows } = await planned(db, text, params);
	return rows[0] as Record<Name, number> & Record<Fact, boolean>;
}

/** Whether a statement failed because a constraint of this name would have been broken. */
export function breaks(error: unknown, constraint: string): boolean {
	const cause = (error as Error | undefined)?.cause as { constraint?: string } | undefined;
	return cause?.constraint === constraint;
}
