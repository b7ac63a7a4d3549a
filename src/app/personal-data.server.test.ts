import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addOpenEvent, company, forgetPeople, goodPayload, loggedIn } from "../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../tests/harness/server.ts";
import { salesOrder } from "../features/orders/server/tables.ts";
import { registration } from "../features/ticket-holders/server/tables.ts";
import { unzipped } from "./bundle/archive.ts";
import { personalParts } from "./personal-data.ts";
import { PERSONAL_TABLES } from "./personal-tables.ts";

let server: TestServer;
const take = (cookie: string) => server.app.inject({ url: "/api/user/data", headers: { cookie } });
/** The exported files, with text files decoded. */
const exportedFiles = async (cookie: string) => {
	const files = await unzipped((await take(cookie)).rawPayload);
	return new Map([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
};

beforeAll(async () => {
	server = await freshServer();
	await addOpenEvent(server);
});
beforeEach(() => forgetPeople(server));

test("every personal table is in a part of the export or has a reason against it", async () => {
	const named = await server.deps.db.execute<{ table_name: string }>(sql`
		select distinct table_name from information_schema.columns
		where table_schema = 'public' and column_name ~ '^(account_id|author_id|user_id|email|.*_email|recipient|sent_to|actor)$'
		union select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'account'::regclass`);
	expect(named.rows.map((row) => row.table_name).toSorted()).toEqual(Object.keys(PERSONAL_TABLES).toSorted());
	const parts = personalParts({} as never).map(({ name }) => name);
	const used = Object.values(PERSONAL_TABLES).flatMap((one) => ("part" in one ? [one.part] : []));
	expect([...new Set(used)].toSorted()).toEqual(parts.toSorted());
});

test("the ZIP has a description, every part and the ticket", async () => {
	const cookie = await loggedIn(server);
	const answer = await take(cookie);
	expect([answer.statusCode, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
		200,
		"application/zip",
		expect.stringContaining("no-store"),
	]);
	const files = await exportedFiles(cookie);
	const parts = personalParts({} as never).map(({ name }) => `${name}.json`);
	expect([...files.keys()].filter((name) => name.endsWith(".json"))).toEqual(parts);
	for (const name of files.keys()) if (name !== "README.txt") expect(files.get("README.txt")).toContain(name);
	expect(files.get("README.txt")).toMatch(/^TWOJE DANE[\s\S]+YOUR DATA/);
	expect(JSON.parse(files.get("account.json")!).person).toMatchObject({ email: goodPayload.email, firstName: "Anna" });
	expect(JSON.parse(files.get("consents.json")!)[0]).toMatchObject({
		kind: "terms",
		source: "registration",
		version: 1,
	});
	expect(JSON.parse(files.get("tickets.json")!)).toMatchObject([{ eventCode: "MSTS25", packageCode: "EXPO" }]);
	expect([...files].find(([name]) => /^tickets\/MSTS25-\d+\.pdf$/.test(name))?.[1]).toMatch(/^%PDF/);
	expect(JSON.parse(files.get("emails.json")!).map((one: { kind: string }) => one.kind)).toContain("activation");
	expect(files.get("history.json")).toContain("account.activated");
});

test("an order has its lines, payments and documents, without the secret of its page", async () => {
	const paid = { packageCode: "BASIC-ONLINE", paymentMethod: "transfer", expectedGrossGrosz: 36_777 };
	const cookie = await loggedIn(server, goodPayload.email, { ...paid, ...company, wantInvoice: true });
	const files = await exportedFiles(cookie);
	const [order] = JSON.parse(files.get("orders.json")!);
	expect(order).toMatchObject({ grossGrosz: 36_777, payer: { name: company.payerName }, payments: [], codes: [] });
	expect([order.lines, order.documents].map((rows) => rows.length)).toEqual([1, 1]);
	expect([...files].find(([name]) => /^orders\/.+\.pdf$/.test(name))?.[1]).toMatch(/^%PDF/);
	expect(JSON.stringify(order)).not.toMatch(/secret/i);
	await server.deps.db.delete(registration);
	await server.deps.db.delete(salesOrder);
});

test("it has no secret and no data of others", async () => {
	const other = await loggedIn(server, "ewa@firma.example", { firstName: "Ewelina" });
	const cookie = await loggedIn(server);
	const all = [...(await exportedFiles(cookie)).values()].join("\n");
	expect(all).not.toMatch(/ewa@|Ewelina/);
	expect(all).not.toMatch(/argon2|token_?hash|secret_?hash/i);
	for (const [, token] of `${cookie}; ${other}`.matchAll(/session_token=([^;.%]+)/g)) expect(all).not.toContain(token);
});

test("it needs log-in, and is limited to five an hour", async () => {
	expect((await take("")).statusCode).toBe(401);
	const cookie = await loggedIn(server);
	const statuses: number[] = [];
	for (let n = 0; n < 6; n++) statuses.push((await take(cookie)).statusCode);
	expect(statuses).toEqual([...Array(5).fill(200), 429]);
});
