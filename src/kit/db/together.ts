import { Column, fillPlaceholders, getTableColumns, is, type Placeholder, type SQL, sql, Table } from "drizzle-orm";
import { must } from "../must/must.ts";
import type { OpenDatabase } from "./database.ts";
import { type Fields, fieldsOf, type Select, textOf } from "./drizzle-insides.ts";

/** A value, or a placeholder for one that comes with every asking. */
export type Given<T> = T | Placeholder;

/** A placeholder in a select of `together`. */
export function given(name: string): Placeholder {
	return sql.placeholder(name);
}

/** The rows of selects, by their names. */
export type RowsOf<S> = { [Name in keyof S]: S[Name] extends PromiseLike<infer Rows> ? Rows : never };

/**
 * Makes one statement of several selects, once; every asking is then one round trip, and the database gives the rows as
 * JSON, so that nothing is built or mapped row by row (docs/decisions/0013). Takes selects by name, with `given`
 * placeholders; gives a function from the placeholders' values to the rows, which are as each select would give them.
 * Not for columns whose JSON differs from what the driver gives (numeric, bigint, bytea).
 */
export function together<S extends Record<string, Select>>(
	{ pool }: Pick<OpenDatabase, "pool">,
	selects: S,
): (values: Record<string, unknown>) => Promise<RowsOf<S>> {
	const parts = Object.entries(selects).map(([name, select]) => ({ name, select, row: rowOf(fieldsOf(select)) }));
	const statement = sql`select ${sql.join(parts.map(rowsJson), sql`, `)}`;
	const { sql: text, params } = textOf(statement);
	return async (values) => {
		const { rows } = await pool.query(text, fillPlaceholders(params, values));
		const found = rows[0] as Record<string, JsonRow[]>;
		for (const { name, row } of parts) for (const key of row.instants) revive(must(found[name], name), key);
		return found as RowsOf<S>;
	};
}

type JsonRow = Record<string, unknown>;
/** A row as JSON: its expression over the columns `c1`, `c2`…, and the keys under which instants stand. */
type Row = { json: SQL; columns: SQL[]; instants: string[] };

function rowsJson({ name, select, row }: { name: string; select: Select; row: Row }): SQL {
	const columns = sql.join(row.columns, sql`, `);
	return sql`(select coalesce(json_agg(${row.json}), '[]') from (${select.getSQL()}) as t(${columns})) as ${sql.identifier(name)}`;
}

/** The row as an object; a joined one that is nothing but nulls was not found and is null. */
function rowOf(fields: Fields, from = 0): Row {
	const columns: SQL[] = [];
	const instants: string[] = [];
	const entries = Object.entries(fields).map(([key, field]) => {
		const name = sql.raw(`'${key}'`);
		if (is(field, Table) || !("getSQL" in field)) {
			const inner = rowOf(is(field, Table) ? getTableColumns(field) : (field as Fields), from + columns.length);
			columns.push(...inner.columns);
			instants.push(...inner.instants.map((one) => `${key}.${one}`));
			return sql`${name}, case when (${sql.join(inner.columns, sql`, `)}) is null then null else ${inner.json} end`;
		}
		const column = sql`${sql.identifier(`c${from + columns.length + 1}`)}`;
		columns.push(column);
		if (is(field, Column) && field.dataType === "date") instants.push(key);
		return sql`${name}, ${column}`;
	});
	return { json: sql`json_build_object(${sql.join(entries, sql`, `)})`, columns, instants };
}

/** Instants are texts in JSON. */
function revive(rows: JsonRow[], key: string): void {
	const [first, inner] = key.split(".") as [string, string?];
	for (const row of rows) {
		const holder = inner === undefined ? row : (row[first] as JsonRow | null);
		const at = inner ?? first;
		if (holder && typeof holder[at] === "string") holder[at] = new Date(holder[at]);
	}
}
