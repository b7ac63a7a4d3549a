import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { getJournalFile, listJournal } from "../contract.ts";

let server: TestServer;
let owner: TestOrganiser;
let sales: TestOrganiser;
let editor: TestOrganiser;
let event: { id: number };
let other: { id: number };
beforeAll(async () => {
	server = await freshServer();
	event = await addEvent(server.deps, { code: "MSTS25", name: "MSTS25" });
	other = await addEvent(server.deps, { code: "NYC25", name: "NYC25" });
	owner = await organiserOf(server, { role: "owner", eventCode: null });
	sales = await organiserOf(server, { role: "sales", eventCode: "MSTS25" });
	editor = await organiserOf(server, { role: "editor", eventCode: "MSTS25" });
});

const fileOf = (who: TestOrganiser, query: Record<string, string> = {}, eventCode = "MSTS25") =>
	who.ask(getJournalFile, { params: { eventCode }, query: query as never });
const linesOf = async (query: Record<string, string>, who = owner) =>
	(await fileOf(who, query)).body.trim().split("\r\n").slice(1);

describe("the journal as a file", () => {
	test("has every entry of the filter once, beyond one page, the newest first, of this event only", async () => {
		const at = (second: number) => new Date(Date.parse("2025-03-01T23:30:00Z") + Math.floor(second / 3) * 1000);
		const values = Array.from({ length: 1201 }, (_, n) => ({
			at: at(n),
			actor: sales.accountId,
			action: "order.placed",
			subject: `order:${n + 1}`,
			eventId: event.id,
			detail: { before: 1, after: n, grossGrosz: 100 },
		}));
		await server.deps.db.insert(auditEntry).values(values);
		await server.deps.db.insert(auditEntry).values({ ...values[0]!, eventId: other.id, subject: "order:0" });
		const lines = await linesOf({ kind: "order" });
		const subjects = lines.map((line) => line.split('";"')[5]);
		expect(subjects).toEqual(values.map(({ subject }) => subject).toReversed());
		expect(lines.at(-1)).toContain('"2025-03-02";"00:30";"Olga Organizatorka');
		expect(lines.at(-1)).toMatch(/"placed an order";"order:1";"Before: 1; After: 0; Gross: PLN.1";"";"order.placed"/);
		expect(await linesOf({ kind: "order", to: at(30).toISOString() })).toHaveLength(30);
		expect(await linesOf({ kind: "order", subject: "order:7" })).toHaveLength(1);
		expect(await linesOf({ subject: "order:0" })).toEqual([]);
	});

	test("is a workbook on demand, in the reader's language, and recorded in the journal", async () => {
		const answer = await fileOf(sales, { format: "xlsx", lang: "pl" });
		expect(answer.headers["content-disposition"]).toMatch(/filename="MSTS25-dziennik-\d{4}-\d\d-\d\d\.xlsx"/);
		expect(answer.rawPayload.subarray(0, 2).toString()).toBe("PK");
		const [entry] = (await sales.ask(listJournal, { query: { kind: "journal.exported" } })).json().rows;
		expect(entry).toMatchObject({ actor: { id: sales.accountId }, sentence: "downloaded the journal as a file" });
		const entries = await server.deps.db.select().from(auditEntry).where(eq(auditEntry.action, "journal.exported"));
		expect(entries.every(({ eventId }) => eventId === event.id)).toBe(true);
	});

	test("needs its own right and a recent proof", async () => {
		expect((await fileOf(editor)).statusCode).toBe(403);
		expect((await editor.ask(listJournal)).json().can).toEqual({ export: false });
		expect((await sales.ask(listJournal)).json().can).toEqual({ export: true });
		expect((await fileOf(sales, {}, "NYC25")).statusCode).toBe(404);
		const unproved = await organiserOf(server, { role: "sales", eventCode: "MSTS25", isProved: false });
		expect((await fileOf(unproved)).json().type).toBe("office/proof-needed");
	});
});
