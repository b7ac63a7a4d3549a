import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Compares a column with many values as one array parameter; `inArray` creates one per value. */
export function anyOf(column: SQLWrapper, values: readonly (number | string)[]): SQL {
	return sql`${column} = any(${sql.param(values)})`;
}
