import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { invariant } from "../invariant/invariant.ts";

/**
 * The start of an insert of many rows, passed as one JSON value: a parameter per value costs ten times as much. The
 * caller adds `on conflict`. All rows have the columns of the first; missing values take defaults. Unsuitable for
 * bytea.
 */
export function rowsInto<T extends PgTable>(table: T, rows: T["$inferInsert"][]): SQL {
	const columns = getTableColumns(table);
	const names = Object.keys(rows[0] ?? {}).map(
		(key) => [key, invariant(columns[key], `the column ${key}`).name] as const,
	);
	const listed = sql.join(
		names.map(([, name]) => sql.identifier(name)),
		sql`, `,
	);
	const json = JSON.stringify(
		rows.map((row) => Object.fromEntries(names.map(([key, name]) => [name, row[key as keyof typeof row]]))),
	);
	return sql`insert into ${table} (${listed}) select ${listed} from json_populate_recordset(null::${table}, ${json})`;
}
