import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshServer } from "../../../tests/harness/server.ts";
import { cappedCounts } from "./capped-counts.ts";

test("selects are counted in their order, each up to the limit", async () => {
	const { db } = (await freshServer()).deps;
	const rows = (count: number) => db.select({ n: sql<number>`n` }).from(sql`generate_series(1, ${count}::int) as n`);
	expect(await cappedCounts(db, [rows(3), rows(0), rows(5), rows(4)], 4)).toEqual([3, 0, 4, 4]);
	expect(await cappedCounts(db, [], 4)).toEqual([]);
});
