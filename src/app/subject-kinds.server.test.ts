import type { Pool } from "pg";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { addExhibitor } from "../../tests/harness/content.ts";
import { officePeople } from "../../tests/harness/office-people.ts";
import type { TestOrganiser } from "../../tests/harness/organiser.ts";
import { goodPayload } from "../../tests/harness/registering.ts";
import { existingEvent } from "../features/event/server/store.ts";
import { getJournalFile, type JournalEntry, listFoundationJournal, listJournal } from "../features/journal/contract.ts";
import { ticketNumber } from "../features/tickets/rules.ts";
import { takeOutOfAudit } from "../kit/audit/store.ts";
import { auditEntry } from "../kit/audit/tables.ts";
import { subjectKinds } from "./subject-kinds.ts";

const ANNA = `${goodPayload.firstName} ${goodPayload.lastName}`;

let one: Awaited<ReturnType<typeof officePeople>>;
let exhibitorId: number;
beforeAll(async () => {
	one = await officePeople();
	exhibitorId = (await addExhibitor(one.server.deps, one.event, { name: "Firma =1+1" })).id;
});

/** Entries of an action that only one test uses, one per subject. */
async function entries(action: string, subjects: string[], eventId: number | null = one.event.id) {
	const at = one.server.clock.now();
	const planted = subjects.map((subject) => ({ at, actor: one.owner.accountId, action, subject, eventId }));
	await one.db.insert(auditEntry).values(planted);
}

const read = async (who: TestOrganiser, kind: string): Promise<JournalEntry[]> =>
	(await who.ask(listJournal, { params: { eventCode: "MSTS25" }, query: { kind } })).json().rows;
const aboutOf = async (who: TestOrganiser, kind: string) =>
	Object.fromEntries((await read(who, kind)).map(({ subject, about }) => [subject, [about.name, about.path]]));

describe("the journal names its subjects", () => {
	test("by their names, with the page of each", async () => {
		const { anna, jan, event } = one;
		const orderPage = `/orders?open=${jan.order.number}`;
		const expected = {
			[anna.accountId]: [ANNA, `/participants/${anna.accountId}`],
			[`account:${jan.accountId}`]: ["Jan Łoś", `/participants/${jan.accountId}`],
			[`account:${one.sales.accountId}`]: [expect.stringMatching(/^Olga Organizatorka/), null],
			[`registration:${jan.id}`]: [`ticket ${ticketNumber(jan.id)}, Jan Łoś`, `/participants/${jan.accountId}`],
			[`order:${jan.order.id}`]: [`order ${jan.order.number}`, orderPage],
			[`event:${event.id}`]: ["event Trial", null],
			[`exhibitor:${exhibitorId}`]: ["exhibitor Firma =1+1", null],
			"package:999999": ["package:999999", null],
			"order:x": ["order:x", null],
			"planted:7": ["planted:7", null],
			seller: ["seller", null],
			"report:3": ["report 3", null],
			erased: ["deleted account", null],
		};
		await entries("planted.all", Object.keys(expected));
		expect(await aboutOf(one.owner, "planted.all")).toEqual(expected);
	});

	test("and an organiser by the page of organisers", async () => {
		await entries("organiser.planted", [`account:${one.sales.accountId}`]);
		const [name, path] = (await aboutOf(one.owner, "organiser.planted"))[`account:${one.sales.accountId}`]!;
		expect(name).toMatch(/^Olga/);
		expect(path).toBe(`/organisers?open=${one.sales.accountId}`);
		// sales may not see organisers
		expect((await read(one.sales, "organiser.planted"))[0]!.about.path).toBeNull();
	});

	test("without names and pages that the reader may not see", async () => {
		await entries("planted.editor", [`registration:${one.jan.id}`, `order:${one.jan.order.id}`, one.anna.accountId]);
		expect(await aboutOf(one.editor, "planted.editor")).toEqual({
			[`registration:${one.jan.id}`]: [`ticket ${ticketNumber(one.jan.id)}, participant`, null],
			[`order:${one.jan.order.id}`]: [`order ${one.jan.order.number}`, null],
			[one.anna.accountId]: ["participant", null],
		});
	});

	test("without the page of a person who is not registered there", async () => {
		const newYork = await existingEvent(one.db, "NYC25");
		await entries("planted.away", [one.anna.accountId, one.jan.accountId], newYork.id);
		const rows = (await one.owner.ask(listJournal, { params: { eventCode: "NYC25" }, query: { kind: "planted.away" } }))
			.json()
			.rows.map(({ about }: JournalEntry) => about.path);
		expect(rows).toEqual([`/participants/${one.jan.accountId}`, null]);
		const everywhere = (await one.owner.ask(listFoundationJournal, { query: { kind: "planted.away" } })).json().rows;
		expect(everywhere.map(({ about }: JournalEntry) => about.path)).toEqual(rows);
	});

	test("with as many queries for many things as for one of each kind", async () => {
		const { anna, jan } = one;
		await entries("planted.one", [`registration:${anna.id}`, `order:${jan.order.id}`, anna.accountId, "package:1"]);
		await entries("planted.many", [
			`registration:${anna.id}`,
			`registration:${jan.id}`,
			`registration:${one.abroad}`,
			`order:${jan.order.id}`,
			"order:900",
			anna.accountId,
			`account:${jan.accountId}`,
			one.host.accountId,
			"package:1",
			"package:2",
			"package:3",
		]);
		const { $client: pool } = one.db as unknown as { $client: Pool };
		const counted = async (kind: string) => {
			const query = vi.spyOn(pool, "query");
			const rows = await read(one.owner, kind);
			const count = query.mock.calls.length;
			query.mockRestore();
			return { rows: rows.length, count };
		};
		await counted("planted.one");
		const [few, many] = [await counted("planted.one"), await counted("planted.many")];
		expect([few.rows, many.rows]).toEqual([4, 11]);
		expect(few.count).toBeGreaterThan(4);
		expect(many.count).toBe(few.count);
	});

	test("in the file as well, and an erased person nowhere", async () => {
		const { anna, jan } = one;
		await entries("planted.file", [anna.accountId, `registration:${jan.id}`, `exhibitor:${exhibitorId}`]);
		const file = async () =>
			(await one.owner.ask(getJournalFile, { params: { eventCode: "MSTS25" }, query: { kind: "planted.file" } })).body;
		const lines = (await file()).trim().split("\r\n");
		expect(lines[0]).toContain('"Entry";"Day";"Time";"Who";"Change";"About";"Details";"Page";"Action"');
		expect(lines).toHaveLength(4);
		expect(lines[1]).toContain('"exhibitor Firma =1+1"');
		expect(lines[2]).toContain(`"ticket ${ticketNumber(jan.id)}, Jan Łoś"`);
		expect(lines[2]).toMatch(new RegExp(`"https?://[^"]*/office/participants/${jan.accountId}"`));
		expect(lines[3]).toContain(`"${ANNA}"`);
		await one.db.transaction((tx) => takeOutOfAudit(tx, anna.accountId));
		expect((await file()).trim().split("\r\n")[3]).toContain('"deleted account"');
		expect(await file()).not.toContain(goodPayload.lastName);
	});

	test.each(Object.keys(subjectKinds))("%s: an unknown id of the kind stays as it is written", async (kind) => {
		const found = await subjectKinds[kind]!.find(one.db, ["999999", "x'; drop table account; --", "1e3", "-1"]);
		for (const [id, { accountId }] of found) expect(accountId ?? id).toBe(id);
	});
});
