import { getTableColumns, getTableName } from "drizzle-orm";
import { type PgTable, PgView, type PgViewWithSelection } from "drizzle-orm/pg-core";

type Columns<T extends PgTable> = T["_"]["columns"];

/**
 * Named columns of a table that other slices may join and cannot write. In SQL it has the table's name, so queries and
 * plans are the same.
 */
export function viewOf<T extends PgTable, Name extends string & keyof Columns<T>>(
	table: T,
	...names: Name[]
): PgViewWithSelection<T["_"]["name"], true, Pick<Columns<T>, Name>> {
	const all: Record<string, unknown> = getTableColumns(table);
	const columns = Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<Columns<T>, Name>;
	const config = { name: getTableName(table), schema: undefined, selectedFields: columns, query: undefined };
	const view = new PgView<T["_"]["name"], true, Pick<Columns<T>, Name>>({ pgConfig: undefined, config });
	return Object.assign(view, columns);
}
