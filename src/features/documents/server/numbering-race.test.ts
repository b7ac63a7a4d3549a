import { max } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { databaseUrl, freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { exampleBuyers, exampleSeller, exampleSold } from "../examples.ts";
import { issueCorrection } from "./issue-correction.ts";
import { issueDocument } from "./issue-document.ts";
import { documentsOf, type NumberSeries } from "./store.ts";
import { taxDocument } from "./tables.ts";

const MANY = 100;

/** PostgreSQL has as many connections as possible; PGlite has one, so the calls queue. */
const url = databaseUrl();
const pool = url ? new pg.Pool({ connectionString: url, max: 40 }) : undefined;
afterAll(() => pool?.end());

let server: TestServer;
let db: NodePgDatabase;
let eventId: number;

beforeEach(async () => {
	server = await freshServer();
	db = pool ? drizzle(pool) : server.deps.db;
	eventId = (await addEvent(server.deps)).id;
});

/** Issues an invoice in its own transaction; `fails` rolls it back. */
function issued(subject: string, { fails = false, numbering }: { fails?: boolean; numbering?: NumberSeries } = {}) {
	return db.transaction(async (tx) => {
		const document = await issueDocument(
			tx,
			{ clock: server.deps.clock, ...(numbering && { numbering }) },
			{
				kind: "invoice",
				subject,
				eventId,
				actor: "test",
				languages: "pl",
				seller: exampleSeller,
				buyer: exampleBuyers.person,
				lines: [exampleSold({ quantity: 2 })],
				saleDate: "2025-04-30",
				payment: { method: "card", paidOn: "2025-04-30" },
				notes: null,
			},
		);
		if (fails) throw new Error("rolled back");
		return document;
	});
}

const sequences = async () =>
	(await db.select({ sequence: taxDocument.sequence }).from(taxDocument))
		.map((row) => row.sequence)
		.sort((one, other) => one - other);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const range = upTo(MANY);

describe("concurrent documents", () => {
	test(`${MANY} concurrent documents take ${MANY} numbers without gap or duplicate`, async () => {
		const documents = await Promise.all(range.map((one) => issued(`order:${one}`)));
		expect(new Set(documents.map((one) => one.number)).size).toBe(MANY);
		expect(await sequences()).toEqual(range);
	});

	test("failing transactions leave no gap", async () => {
		const results = await Promise.allSettled(range.map((one) => issued(`order:${one}`, { fails: one % 3 === 0 })));
		expect(results.filter((one) => one.status === "rejected")).toHaveLength(33);
		expect(await sequences()).toEqual(upTo(MANY - 33));
		await issued("order:last");
		expect((await sequences()).at(-1)).toBe(MANY - 33 + 1);
	});

	test("concurrent requests for one order give one document, and the next number follows it", async () => {
		const documents = await Promise.all(range.map((one) => issued(`order:${one % 5}`)));
		expect(new Set(documents.map((one) => one.number)).size).toBe(5);
		expect(await sequences()).toEqual(upTo(5));
		expect(await issued("order:next")).toMatchObject({ number: "FV/2025/0006" });
	});

	test("concurrent corrections of one invoice follow each other", async () => {
		const invoice = await issued("order:1");
		const corrected = (quantity: number) =>
			db.transaction((tx) =>
				issueCorrection(tx, server.deps, {
					invoiceId: invoice.objectId,
					cause: `refund:${quantity}`,
					actor: "test",
					reason: "Rezygnacja",
					lines: [exampleSold({ quantity })],
					payment: { method: "transfer" },
					isRepaid: true,
					notes: null,
				}),
			);
		await Promise.all([0, 1, 3, 4].map(corrected));
		const [, ...corrections] = await documentsOf(db, "order:1");
		const quantities = corrections.map((one) => [one.correction!.before[0]!.quantity, one.lines[0]!.quantity]);
		expect(quantities).toHaveLength(4);
		for (const [index, [before]] of quantities.entries()) expect(before).toBe(quantities[index - 1]?.[1] ?? 2);
	});
});

describe.runIf(url)("the negative control", () => {
	/** Numbers without a lock: the greatest number plus one. */
	const withoutLock: NumberSeries = {
		async next(tx) {
			const rows = await tx.select({ last: max(taxDocument.sequence) }).from(taxDocument);
			return (rows[0]?.last ?? 0) + 1;
		},
		async giveBack() {},
	};

	test("without the counter's lock concurrent documents fail to get their numbers", async () => {
		const results = await Promise.allSettled(range.map((one) => issued(`order:${one}`, { numbering: withoutLock })));
		expect(results.some((one) => one.status === "rejected")).toBe(true);
		expect((await sequences()).length).toBeLessThan(MANY);
	});
});
