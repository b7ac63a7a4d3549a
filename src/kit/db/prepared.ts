import { createHash } from "node:crypto";
import { type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { runText, textOf } from "./drizzle-insides.ts";

/** Statements with more values vary too much to keep their plans. */
const PREPARED_VALUES = 200;

/** Runs a frequent statement. Each connection plans it once, under a name made from its text. */
export function prepared<Row>(db: Database, statement: SQLWrapper): Promise<{ rows: Row[] }> {
	const { sql: text, params } = textOf(statement);
	return preparedText(db, text, params);
}

export async function preparedText<Row>(db: Database, text: string, params: unknown[]): Promise<{ rows: Row[] }> {
	const name = params.length > PREPARED_VALUES ? undefined : createHash("sha1").update(text).digest("base64url");
	return runText(db, { sql: text, params }, name);
}

/**
 * For `returning`: lets the statement's transaction return before it is on disk. Use it for rows that a power failure
 * may lose; a killed process loses none.
 */
export const ASYNC_COMMIT = sql`set_config('synchronous_commit', 'off', true)`;
