import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether a column has one of many values, as one parameter: `inArray` makes a parameter and an object of each. */
export function anyOf(column: SQLWrapper, values: readonly (number | string)[]): SQL {
	return sql`${column} = any(${sql.param(values)})`;
}
