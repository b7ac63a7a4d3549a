import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { closeConnection, freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { job } from "../jobs/tables.ts";
import { placeholder, prepareQueries } from "./prepare-queries.ts";

let server: TestServer;
const at = new Date("2025-04-30T10:00:00.123Z");
beforeAll(async () => {
	server = await freshServer();
	await server.deps.db.delete(job);
	const rows = ["a", "b"].map((name) => ({ name, payload: { text: "🎪" }, runAt: at, createdAt: at }));
	await server.deps.db.insert(job).values(rows);
});

const selects = () => ({
	named: server.deps.db
		.select()
		.from(job)
		.where(eq(job.name, placeholder("name"))),
	count: server.deps.db.select({ n: sql<number>`count(*)::int` }).from(job),
});

test("each call binds its values and gets the same rows as separate selects, on any connection", async () => {
	const read = prepareQueries("jobs", selects(), () => 1);
	for (const name of ["a", "b", "a"]) {
		const alone = await server.deps.db.select().from(job).where(eq(job.name, name));
		expect(await read({ name })).toEqual({ named: alone, count: [{ n: 2 }] });
		await closeConnection();
	}
});

test("selects run again if content changes between them", async () => {
	const versions = [1, 2, 2, 2];
	let requested = 0;
	const read = prepareQueries("jobs anew", selects(), async () => versions[requested++] ?? 2);
	expect((await read({ name: "b" })).named[0]?.name).toBe("b");
	expect(requested).toBe(4);
});
