import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether a column begins with a text. An index with `text_pattern_ops` answers it in any collation. */
export function beginsWith(column: SQLWrapper, text: string): SQL {
	return sql`${column} like ${`${text.replace(/[\\%_]/g, "\\$&")}%`}`;
}
