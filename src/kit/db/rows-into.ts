import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { must } from "../must/must.ts";

/**
 * The beginning of an insert of many rows, handed over as one JSON value: a statement of a parameter per value costs ten
 * times as much to build. What follows, such as `on conflict`, is the caller's. All rows name the same columns as the
 * first one; what they leave out takes its default. Not for columns that JSON cannot carry (bytea).
 */
export function rowsInto<T extends PgTable>(table: T, rows: T["$inferInsert"][]): SQL {
	const columns = getTableColumns(table);
	const names = Object.keys(rows[0] ?? {}).map((key) => [key, must(columns[key], `the column ${key}`).name] as const);
	const listed = sql.join(
		names.map(([, name]) => sql.identifier(name)),
		sql`, `,
	);
	const json = JSON.stringify(
		rows.map((row) => Object.fromEntries(names.map(([key, name]) => [name, row[key as keyof typeof row]]))),
	);
	return sql`insert into ${table} (${listed}) select ${listed} from json_populate_recordset(null::${table}, ${json})`;
}
