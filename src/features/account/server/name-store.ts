import { and, count, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { beginningWith } from "../../../kit/db/words.ts";
import { account } from "./tables.ts";

const isNamed = (words: readonly string[]) =>
	and(...words.map((word) => sql`${account.nameWords} @@ ${beginningWith(word)}`));

/** Whether more than `few` accounts of all events have names with words that begin so. */
export async function isFrequentName(db: Database, words: readonly string[], few: number): Promise<boolean> {
	const some = db
		.select({ id: account.id })
		.from(account)
		.where(isNamed(words))
		.limit(few + 1);
	const rows = await db.select({ count: count() }).from(some.as("some"));
	return oneRow(rows).count > few;
}

/** The ids of accounts by beginnings of their names' words, as an array: a comparison with it uses an index. */
export const idsByName = (words: readonly string[]): SQL =>
	sql`array(select ${account.id} from ${account} where ${isNamed(words)})`;
