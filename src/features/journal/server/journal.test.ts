import { beforeAll, describe, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { takeOutOfAudit } from "../../../kit/audit/store.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { type JournalEntry, listFoundationJournal, listJournal, listJournalKinds } from "../contract.ts";

let server: TestServer;
let owner: TestOrganiser;
let editor: TestOrganiser;
let participant: TestOrganiser;
let event: { id: number };
let other: { id: number };
beforeAll(async () => {
	server = await freshServer();
	event = await addEvent(server.deps, { code: "MSTS25", name: "MSTS25" });
	other = await addEvent(server.deps, { code: "NYC25", name: "NYC25" });
	owner = await organiserOf(server, { role: "owner", eventCode: null });
	editor = await organiserOf(server, { role: "editor", eventCode: "MSTS25" });
	participant = await organiserOf(server, { role: null, eventCode: null });
	const at = (day: string) => new Date(`2025-04-${day}T10:00:00Z`);
	const entry = (day: string, eventId: number | null, actor: string, action: string, subject = "order:7") => ({
		at: at(day),
		eventId,
		actor,
		action,
		subject,
		detail: { before: "awaiting" },
	});
	const { db } = server.deps;
	await db.insert(auditEntry).values([
		// stored out of order, as a demonstration does
		entry("03", event.id, "command:order", "order.accepted"),
		entry("01", event.id, participant.accountId, "order.placed"),
		entry("02", other.id, participant.accountId, "order.placed", "order:8"),
		entry("04", event.id, owner.accountId, "codes.created", "code:1"),
		entry("05", null, "command:seller", "seller.set", "seller"),
		entry("06", event.id, editor.accountId, "planted.unknown", "thing:1"),
	]);
});

type Query = NonNullable<Parameters<TestOrganiser["ask"]>[1]>["query"];
const journal = async (who: TestOrganiser, query: Query = {}, eventCode = "MSTS25"): Promise<JournalEntry[]> =>
	(await who.ask(listJournal, { params: { eventCode }, query: query as never })).json().rows;
const actions = async (query: Query) => (await journal(owner, query)).map(({ action }) => action);

describe("the journal", () => {
	test("has an event's entries by time, with names, sentences and the event", async () => {
		const rows = await journal(owner);
		expect(rows.map(({ action }) => action)).toEqual([
			"planted.unknown",
			"codes.created",
			"order.accepted",
			"order.placed",
		]);
		expect(rows.map(({ actor }) => [actor.kind, actor.name.replace(/\d+$/, "")])).toEqual([
			["organiser", "Olga Organizatorka"],
			["organiser", "Olga Organizatorka"],
			["command", "estrada order"],
			["person", "Olga Organizatorka"],
		]);
		expect(rows.map(({ sentence }) => sentence)).toEqual([
			"planted.unknown",
			"created codes",
			"approved an order with deferred payment",
			"placed an order",
		]);
		expect(rows.at(-1)).toMatchObject({ eventCode: "MSTS25", subject: "order:7", detail: { before: "awaiting" } });
		expect((await journal(owner, { lang: "pl" } as Query)).at(-1)!.sentence).toBe("złożenie zamówienia");
	});

	test("names participants only to those who may read people", async () => {
		const [placed] = (await journal(editor)).slice(-1);
		expect(placed!.actor).toMatchObject({ name: "participant", kind: "person" });
	});

	test.each([
		[{ kind: "order" }, ["order.accepted", "order.placed"]],
		[{ kind: "order.placed" }, ["order.placed"]],
		[{ kind: "ord" }, []],
		[{ actor: "command:order" }, ["order.accepted"]],
		[{ subject: "order:7" }, ["order.accepted", "order.placed"]],
		[{ subject: "order:8" }, []],
		[{ from: "2025-04-03T10:00:00Z", to: "2025-04-06T10:00:00Z" }, ["codes.created", "order.accepted"]],
		[{ kind: "order", actor: "command:order", to: "2025-04-03T10:00:00Z" }, []],
		[{ after: "nonsense" }, ["planted.unknown", "codes.created", "order.accepted", "order.placed"]],
		[{ after: "1.nonsense" }, ["planted.unknown", "codes.created", "order.accepted", "order.placed"]],
	])("is filtered by %j", async (query, expected) => {
		expect(await actions(query as Query)).toEqual(expected);
	});

	test("of the foundation has all events and what belongs to none", async () => {
		const { rows } = (await owner.ask(listFoundationJournal)).json();
		const entries = rows.map(({ action, eventCode }: JournalEntry) => [action, eventCode]);
		expect(entries.slice(0, 2)).toEqual([
			["planted.unknown", "MSTS25"],
			["seller.set", null],
		]);
		expect(entries).toContainEqual(["order.placed", "NYC25"]);
		expect((await editor.ask(listFoundationJournal)).statusCode).toBe(404);
	});

	test("pages without gaps, also among entries of the same moment", async () => {
		const at = new Date("2025-03-01T10:00:00Z");
		const values = Array.from({ length: 120 }, (_, n) => {
			const subject = `document:${n}`;
			return { at, actor: "job:test", action: "document.issued", subject, eventId: other.id };
		});
		await server.deps.db.insert(auditEntry).values(values);
		const subjects: string[] = [];
		let after: string | null = null;
		do {
			const query = { actor: "job:test", ...(after && { after }) } as Query;
			const answer = await owner.ask(listJournal, { params: { eventCode: "NYC25" }, query: query as never });
			const { rows, next } = answer.json();
			expect(rows.length).toBeLessThanOrEqual(50);
			subjects.push(...rows.map((one: JournalEntry) => one.subject));
			after = next;
		} while (after);
		expect(subjects).toEqual(values.map(({ subject }) => subject).toReversed());
	});

	test("names nobody for a deleted account", async () => {
		await server.deps.db.transaction((tx) => takeOutOfAudit(tx, participant.accountId));
		expect((await journal(owner)).at(-1)!.actor).toMatchObject({ kind: "erased", name: "deleted account" });
	});

	test("has its kinds in the order of their names", async () => {
		const { kinds } = (await editor.ask(listJournalKinds)).json();
		expect(kinds.slice(0, 2)).toEqual([
			{ kind: "account", name: "accounts" },
			{ kind: "tags", name: "advertising tags" },
		]);
	});
});
