import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether a column has one of many values, as a single array parameter; `inArray` creates one per value. */
export function anyOf(column: SQLWrapper, values: readonly (number | string)[]): SQL {
	return sql`${column} = any(${sql.param(values)})`;
}
