import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { addOpenEvent } from "../../../../tests/harness/registering.ts";
import { addOrder } from "../../../../tests/harness/scope-rows.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import * as calls from "../office-contract.ts";
import { CODE_STATES, codeStateOf } from "../rules.ts";
import { addCode } from "./store.ts";
import { ticketCode } from "./tables.ts";

let server: TestServer;
let sales: TestOrganiser;
let content: Awaited<ReturnType<typeof addOpenEvent>>;
let eventId: number;
const foreign: number[] = [];

beforeAll(async () => {
	server = await freshServer();
	content = await addOpenEvent(server);
	eventId = content.event.id;
	const other = await addEvent(server.deps, { code: "DSS25" });
	foreign.push(await code({ eventId: other.id, code: "OBCY" }));
	sales = await organiserOf(server, { role: "sales", eventCode: "MSTS25" });
});

async function code(values: Partial<Parameters<typeof addCode>[1]>): Promise<number> {
	const row = { eventId, code: "X", kind: "discount", percent: 20, packageIds: [] } as const;
	const made = { ...row, createdAt: server.clock.now(), ...values };
	return (await server.deps.db.transaction((tx) => addCode(tx, made)))!;
}

const list = async (query: Record<string, string> = {}) => (await sales.ask(calls.getOfficeCodes, { query })).json();
const codesOf = (page: { rows: { code: string }[] }) => page.rows.map((one) => one.code);
const series = { kind: "invitation", percent: null, packageCodes: ["BASIC-ONLINE"], useLimit: 1 } as const;
const always = { validFrom: null, validUntil: null, named: null };
const create = (body: object) =>
	sales.ask(calls.createOfficeCodes, { body: { ...series, ...always, count: 3, ...body } as never });

test("the state of a code in the list is the one that the rule gives", async () => {
	const now = server.clock.now();
	const [before, after] = [new Date(now.getTime() - 1000), new Date(now.getTime() + 1000)];
	const values = [
		{ code: "A" },
		{ code: "B", validFrom: now, validUntil: after },
		{ code: "C", validFrom: after },
		{ code: "D", validUntil: now },
		{ code: "E", validFrom: before, validUntil: before, useLimit: 1, used: 1 },
		{ code: "F", useLimit: 2, used: 2 },
		{ code: "G", useLimit: 2, used: 1 },
		{ code: "H", useLimit: 1, used: 1, revokedAt: before },
	];
	for (const one of values) await code(one);
	const rows = await server.deps.db.select().from(ticketCode);
	const own = rows.filter((one) => one.eventId === eventId).toReversed();
	for (const state of CODE_STATES) {
		const expected = own.filter((one) => codeStateOf(one, now) === state).map((one) => one.code);
		const page = await list({ state });
		expect([state, codesOf(page)]).toEqual([state, expected]);
		expect(page.rows.every((one: { state: string }) => one.state === state)).toBe(true);
	}
	expect(codesOf(await list({ state: "usable,revoked" }))).toEqual(["H", "G", "B", "A"]);
	expect(codesOf(await list({ q: "h" }))).toEqual(["H"]);
});

test("a series is created once per request key, for its package, and can be revoked and restored", async () => {
	const { codes } = (await create({})).json();
	expect(codes).toHaveLength(3);
	const { rows } = await list({ kind: "invitation" });
	expect(rows.map((one: { code: string }) => one.code)).toEqual(codes.toReversed());
	expect(rows[0]).toMatchObject({ packageCodes: ["BASIC-ONLINE"], useLimit: 1, can: { revoke: true, restore: false } });

	const ids = [rows[0].objectId, rows[1].objectId];
	const revoke = () => sales.ask(calls.revokeOfficeCodes, { body: { ids } });
	expect((await revoke()).json().results).toEqual(ids.map((objectId) => ({ objectId, isChanged: true })));
	expect((await revoke()).json().results).toEqual(ids.map((objectId) => ({ objectId, isChanged: false })));
	const revoked = await list({ kind: "invitation", state: "revoked" });
	expect(revoked.rows[0].can).toEqual({ revoke: false, restore: true });
	await sales.ask(calls.restoreOfficeCodes, { body: { ids: [ids[0]] } });
	expect(codesOf(await list({ kind: "invitation", state: "revoked" }))).toEqual([rows[1].code]);
});

test("codes of teams and of other events stay", async () => {
	const { event, paid: ticket } = content;
	const people = { owner: sales.accountId };
	const { codeId } = await addOrder(server, { word: "zespol", content: { event, ticket }, people } as never);
	const ids = [codeId, ...foreign];
	const { results } = (await sales.ask(calls.revokeOfficeCodes, { body: { ids } })).json();
	expect(results).toEqual(ids.map((objectId) => ({ objectId, isChanged: false })));
	const { rows } = await list({ source: "team" });
	expect(rows).toMatchObject([
		{ code: "KOD-ZESPOL", orderNumber: "MS/zespol", can: { revoke: false, restore: false } },
	]);
	expect(codesOf(await list({ q: "OBCY" }))).toEqual([]);
});

test.each([
	[{ percent: 20 }, "percent"],
	[{ count: 0 }, "count"],
	[{ packageCodes: ["NONE"] }, "packageCodes"],
	[{ named: "FINAL CALL" }, "code"],
])("%j is refused at its field", async (values, field) => {
	const answer = await create(values);
	expect(answer.statusCode).toBeGreaterThanOrEqual(400);
	expect(Object.keys(answer.json().modelState)).toEqual([field]);
});

test("pages follow each other without gaps", async () => {
	await create({ count: 120 });
	const seen: string[] = [];
	let after: string | null = "";
	while (after !== null) {
		const page = await list({ kind: "invitation", source: "organiser", ...(after && { after }) });
		seen.push(...codesOf(page));
		after = page.next;
	}
	expect(new Set(seen).size).toBe(seen.length);
	expect(seen).toHaveLength(123);
});

test("the file has every code of the filter, beyond one page, and is recorded", async () => {
	const marked = "PLIK";
	await server.deps.db.transaction(async (tx) => {
		for (let n = 0; n < 501; n++)
			await addCode(tx, {
				eventId,
				code: `${marked}${n}`,
				kind: "discount",
				percent: 5,
				packageIds: [],
				createdAt: server.clock.now(),
				validUntil: new Date("2025-06-01T00:00:00+02:00"),
			});
	});
	const query = { q: marked, lang: "en" } as never;
	const answer = await sales.ask(calls.getOfficeCodesFile, { query });
	const [head, ...rows] = answer.body.trim().split("\r\n");
	expect(head).toContain('"Code";"Kind";"Percent"');
	expect(rows).toHaveLength(501);
	expect(new Set(rows).size).toBe(501);
	expect(rows.at(-1)).toContain(`"${marked}0";"discount";"5";"";"0";"";"";"2025-05-31";"works"`);
	expect(answer.body).not.toContain("OBCY");
	const viewer = await organiserOf(server, { role: "viewer", eventCode: "MSTS25" });
	expect((await viewer.ask(calls.getOfficeCodesFile)).statusCode).toBe(403);
	expect((await viewer.ask(calls.getOfficeCodes)).json().can).toEqual({ export: false });
	const entries = await server.deps.db.select().from(auditEntry).where(eq(auditEntry.action, "codes.exported"));
	expect(entries).toMatchObject([{ actor: sales.accountId, eventId }]);
});
