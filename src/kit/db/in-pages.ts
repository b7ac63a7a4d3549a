import { type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { oneRow } from "./one-row.ts";

const PAGE_ROWS = 200;

/**
 * Loads rows page by page in the order of `keys`, a select of their ids: a long list needs the memory of its ids, which
 * come as one array, and of one page. Leaves out a row that is deleted meanwhile.
 */
export async function* inPages<Row extends { id: number }>(
	db: Database,
	keys: SQLWrapper,
	load: (ids: number[]) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
	const { ids } = oneRow(await db.select({ ids: sql<number[]>`array(${keys})` }).from(sql`(select 1) as one`));
	for (let start = 0; start < ids.length; start += PAGE_ROWS) {
		const page = ids.slice(start, start + PAGE_ROWS);
		const rows = new Map((await load(page)).map((row) => [row.id, row]));
		yield page.flatMap((id) => rows.get(id) ?? []);
	}
}
