import { type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { oneRow } from "./one-row.ts";

const PAGE_ROWS = 200;

/**
 * Loads rows page by page in the order of `keys`, a select of their ids. Memory holds all ids and one page. Rows
 * deleted meanwhile are skipped.
 */
export async function* inPages<Row extends { id: number }>(
	db: Database,
	keys: SQLWrapper,
	load: (ids: number[]) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
	// JSON, because the driver parses PostgreSQL arrays character by character.
	const ids = sql<number[]>`to_json(array(${keys}))`;
	const all = oneRow(await db.select({ ids }).from(sql`(select 1) as one`)).ids;
	for (let start = 0; start < all.length; start += PAGE_ROWS) {
		const page = all.slice(start, start + PAGE_ROWS);
		const rows = new Map((await load(page)).map((row) => [row.id, row]));
		yield page.flatMap((id) => rows.get(id) ?? []);
	}
}
