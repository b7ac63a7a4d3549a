import { createHash } from "node:crypto";
import { type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { runText, textOf } from "./drizzle-insides.ts";

/** Above this many values, statements vary too much to keep their plans. */
const PREPARED_VALUES = 200;

/** Runs a frequent statement; each connection plans it once, under a name made from its text. */
export function prepared<Row>(db: Database, statement: SQLWrapper): Promise<{ rows: Row[] }> {
	const { sql: text, params } = textOf(statement);
	return preparedText(db, text, params);
}

export async function preparedText<Row>(db: Database, text: string, params: unknown[]): Promise<{ rows: Row[] }> {
	const name = params.length > PREPARED_VALUES ? undefined : createHash("sha1").update(text).digest("base64url");
	return runText(db, { sql: text, params }, name);
}

/**
 * For `returning`: the statement returns before it is on disk, for rows that a power failure may lose (never a killed
 * process). Applies to the statement's transaction.
 */
export const ASYNC_COMMIT = sql`set_config('synchronous_commit', 'off', true)`;
