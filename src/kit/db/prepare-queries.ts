import { type Placeholder, sql } from "drizzle-orm";

type PreparedQuery = { execute(values: Record<string, unknown>): Promise<unknown> };
type Select = PromiseLike<unknown[]> & { prepare(name: string): PreparedQuery };
export type Rows<T> = Select & PromiseLike<T[]>;
/** A value, or a placeholder that each call binds. */
export type Param<T> = T | Placeholder;

/** A placeholder in a select of `prepareQueries`. */
export function placeholder(name: string): Placeholder {
	return sql.placeholder(name);
}

export type RowsOf<S> = { [Name in keyof S]: S[Name] extends PromiseLike<infer Rows> ? Rows : never };

/**
 * Prepares named selects with placeholders; each connection plans them once. Returns a function from placeholder values
 * to rows. If `version` changes between the selects, all run again, so that rows are consistent (docs/decisions/0060).
 */
export function prepareQueries<S extends Record<string, Select>>(
	name: string,
	selects: S,
	version: () => number | Promise<number>,
): (values: Record<string, unknown>) => Promise<RowsOf<S>> {
	const parts = Object.entries(selects).map(([key, select]) => ({ key, part: select.prepare(`${name} ${key}`) }));
	const read = async (values: Record<string, unknown>) => {
		const rows = await Promise.all(parts.map(async ({ key, part }) => [key, await part.execute(values)]));
		return Object.fromEntries(rows) as RowsOf<S>;
	};
	return async (values) => {
		for (;;) {
			const before = await version();
			const rows = await read(values);
			if ((await version()) === before) return rows;
		}
	};
}
