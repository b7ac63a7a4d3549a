import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { closeConnection, freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { job } from "../jobs/tables.ts";
import { type Insert, insertAll, insertOf, nextKeys } from "./insert-all.ts";
import { viewOf } from "./view-of.ts";

let server: TestServer;
beforeAll(async () => {
	server = await freshServer();
});
beforeEach(() => server.deps.db.delete(job));

const at = new Date("2025-04-30T10:00:00.123Z");
const row = { payload: { emoji: "🎪", text: 'it\'s "$1"' }, runAt: at, createdAt: at };
const inserts = (): Insert[] => [
	insertOf(job, { name: "a", ...row }, { name: "b", ...row, singletonKey: "once", lastError: null }),
	insertOf(job, { name: "c", ...row }),
];
const stored = async () => (await server.deps.db.select().from(job)).map((one) => one.name).toSorted();

describe("several inserts as one statement", () => {
	test("write the same rows as Drizzle, defaults included", async () => {
		const { db } = server.deps;
		await insertAll(db, inserts());
		await db.insert(job).values({ name: "d", ...row });
		expect(await stored()).toEqual(["a", "b", "c", "d"]);
		const rows = (await db.select().from(job).orderBy(job.name)).map(({ id: _, name: __, ...rest }) => rest);
		expect(rows[2]).toEqual(rows[3]);
		expect(rows.map((one) => one.singletonKey)).toEqual([null, "once", null, null]);
	});

	test("fill missing values with the table's defaults", async () => {
		const { db } = server.deps;
		await insertAll(db, [insertOf(job, { name: "a", ...row, tries: 3 }, { name: "b", ...row })]);
		await db.insert(job).values({ name: "c", ...row });
		const rows = await db.select({ name: job.name, tries: job.tries }).from(job).orderBy(job.id);
		expect(rows).toEqual([{ name: "a", tries: 3 }, ...["b", "c"].map((name) => ({ name, tries: 0 }))]);
	});

	test("write all or nothing, depending on the guard", async () => {
		const { db } = server.deps;
		const text = "guard's own $1"; // these placeholders follow the placeholders of the other inserts
		expect(await insertAll(db, inserts(), sql`select 1 where ${text} = ${text}`)).toBe(true);
		expect(await stored()).toHaveLength(3);
		expect(await insertAll(db, inserts(), sql`select 1 where ${text} = ${"no"}`)).toBe(false);
		await expect(insertAll(db, [insertOf(job, { ...row, name: null as never })])).rejects.toThrow();
		expect(await stored()).toHaveLength(3);
	});
});

test("keys are reserved together with facts, on any connection", async () => {
	const { db } = server.deps;
	const ask = () => nextKeys(db, { id: job }, { isThere: sql<boolean>`exists(select from ${job})` });
	const first = await ask();
	expect(first).toEqual({ id: expect.any(Number), isThere: false });
	await insertAll(db, inserts());
	await closeConnection();
	const second = await ask();
	expect([second.id > first.id, second.isThere]).toEqual([true, true]);
	const ofView = await nextKeys(db, { id: viewOf(job, "id") });
	expect(ofView.id).toBeGreaterThan(second.id);
});
