import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshServer } from "../../../tests/harness/server.ts";
import { inPages } from "./in-pages.ts";

test("loads pages in the order of the keys and skips deleted rows", async () => {
	const { deps } = await freshServer();
	const pages: { id: number }[][] = [];
	const load = async (ids: number[]) =>
		ids
			.filter((id) => id !== 240)
			.map((id) => ({ id }))
			.toReversed();
	const keys = sql`select n from generate_series(500, 1, -1) n order by n desc`;
	for await (const page of inPages(deps.db, keys, load)) pages.push(page);
	expect(pages.map((page) => page.length)).toEqual([200, 199, 100]);
	expect(pages.flat().map(({ id }) => id)).toEqual(
		Array.from({ length: 500 }, (_, index) => 500 - index).filter((id) => id !== 240),
	);
	for await (const page of inPages(deps.db, sql`select 1 where false`, load)) pages.push(page);
	expect(pages).toHaveLength(3);
});
