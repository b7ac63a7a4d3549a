import { and, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { beginningWith } from "../../../kit/db/words.ts";
import { account } from "./tables.ts";

/** Accounts of all events whose names have words that begin so, in no order. */
export async function accountIdsByName(db: Database, words: readonly string[], limit: number): Promise<string[]> {
	const rows = await db
		.select({ id: account.id })
		.from(account)
		.where(and(...words.map((word) => sql`${account.nameWords} @@ ${beginningWith(word)}`)))
		.limit(limit);
	return rows.map(({ id }) => id);
}
