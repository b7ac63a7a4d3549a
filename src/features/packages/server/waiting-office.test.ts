import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { goodPayload } from "../../../../tests/harness/registering.ts";
import { waitingOffice } from "../../../../tests/harness/waiting-office.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { getPriceList } from "../office-contract.ts";
import * as calls from "../waiting-office-contract.ts";
import { waitingRefusals } from "../waiting-office-texts.ts";
import { waitingEntry } from "./tables.ts";

let one: Awaited<ReturnType<typeof waitingOffice>>;
beforeAll(async () => {
	one = await waitingOffice();
});
beforeEach(() => one.emptyLists());

type Page = { rows: calls.ListedEntry[]; next: string | null; can: { export: boolean } };
const list = async (query: Record<string, string> = {}, who = one.sales, eventCode = "MSTS25"): Promise<Page> =>
	(await who.ask(calls.getWaitingEntries, { params: { eventCode }, query: query as never })).json();
const totals = async (query: Record<string, string> = {}) =>
	(await one.sales.ask(calls.getWaitingTotals, { query: query as never })).json();
const namesIn = ({ rows }: Page) => rows.map(({ firstName }) => firstName);

/** One entry of each state, and one of another package. */
async function addEach(): Promise<void> {
	await one.add("left", { state: "left" });
	await one.add("ewa");
	await one.add("jan", { confirmedAt: null });
	await one.add("ola");
	await one.add("kuba", { state: "offered" });
	await one.add("taken", { state: "taken" });
	await one.add("expired", { state: "expired" });
	await one.add("adam", { package: "STANDARD", firstName: "Łucja" });
}

describe("the list", () => {
	test("has the line of each package with places, then the entries that ended", async () => {
		await addEach();
		const { rows } = await list();
		expect(rows.map((one) => [one.firstName, one.packageCode, one.state, one.position])).toEqual([
			["Ewa", "BASIC-ONLINE", "inLine", 1],
			["Jan", "BASIC-ONLINE", "unconfirmed", 2],
			["Ola", "BASIC-ONLINE", "inLine", 3],
			["Kuba", "BASIC-ONLINE", "offered", null],
			["Łucja", "STANDARD", "inLine", 1],
			["Left", "BASIC-ONLINE", "left", null],
			["Taken", "BASIC-ONLINE", "taken", null],
			["Expired", "BASIC-ONLINE", "expired", null],
		]);
		const until = new Date(one.server.clock.now().getTime() + 86_400_000).toISOString();
		expect(rows[3]).toMatchObject({ offeredUntil: until, can: { offer: false, endOffer: true, remove: false } });
		expect(rows[0]).toMatchObject({ can: { offer: true, endOffer: false, remove: true }, refusal: null });
		expect(rows[1]).toMatchObject({
			can: { offer: false, endOffer: false, remove: true },
			refusal: waitingRefusals.unconfirmed.en,
		});
		expect(rows[6]).toMatchObject({ can: { offer: false, endOffer: false, remove: false }, refusal: null });
	});

	test.each([
		[{ state: "inLine" }, ["Ewa", "Ola", "Łucja"]],
		[{ state: "unconfirmed,offered" }, ["Jan", "Kuba"]],
		[{ state: "expired,left" }, ["Left", "Expired"]],
		[{ package: "STANDARD" }, ["Łucja"]],
		[{ package: "VISIT" }, []],
		[{ q: "OL" }, ["Ola"]],
		[{ q: "łUC" }, ["Łucja"]],
		[{ q: "adam@firma" }, ["Łucja"]],
		[{ q: "firma" }, []],
		[{ q: "%" }, []],
		[{ sort: "-joined", state: "inLine" }, ["Łucja", "Ola", "Ewa"]],
	])("filtered by %j has %j", async (query, names) => {
		await addEach();
		expect(namesIn(await list(query))).toEqual(names);
	});

	test("has totals of its filter", async () => {
		await addEach();
		expect(await totals()).toEqual({
			total: 8,
			unconfirmed: 1,
			inLine: 3,
			offered: 1,
			taken: 1,
			packages: [
				{ code: "BASIC-ONLINE", name: "Basic Online", count: 7 },
				{ code: "STANDARD", name: "Standard", count: 1 },
			],
		});
		expect(await totals({ q: "łuc" })).toMatchObject({ total: 1, inLine: 1, offered: 0 });
	});

	test.each(["line", "joined", "-joined"])("sorted by %s is paged without gaps", async (sort) => {
		for (let n = 0; n < 103; n++) await one.add(`osoba${n}`, n % 3 === 0 ? { state: "left" } : {});
		const seen: string[] = [];
		let next: string | null = "";
		while (next !== null) {
			const page: Page = await list({ sort, ...(next && { after: next }) });
			seen.push(...page.rows.map(({ email }) => email));
			next = page.next;
		}
		const numbers = seen.map((email) => Number(/\d+/.exec(email)![0]));
		const ended = (n: number) => (sort === "line" && n % 3 === 0 ? 1 : 0);
		const sign = sort === "-joined" ? -1 : 1;
		const expected = Array.from({ length: 103 }, (_, n) => n).toSorted((a, b) => ended(a) - ended(b) || sign * (a - b));
		expect(numbers).toEqual(expected);
	});
});

describe("scope and rights", () => {
	test("an event's list has its own entries only", async () => {
		const own = await one.add("ewa");
		const foreign = await one.add("obca", { package: "VISIT" });
		expect(namesIn(await list())).toEqual(["Ewa"]);
		expect(namesIn(await list({}, one.owner, "NYC25"))).toEqual(["Obca"]);
		expect(await totals()).toMatchObject({ total: 1, packages: [{ code: "BASIC-ONLINE" }] });
		const entry = async (eventCode: string, entryId: number) =>
			(await one.owner.ask(calls.getWaitingEntry, { params: { eventCode, entryId } })).statusCode;
		expect([await entry("MSTS25", own), await entry("NYC25", own)]).toEqual([200, 404]);
		expect([await entry("MSTS25", foreign), await entry("NYC25", foreign)]).toEqual([404, 200]);
		expect((await one.sales.ask(calls.getWaitingEntries, { params: { eventCode: "NYC25" } })).statusCode).toBe(404);
		for (const call of [calls.previewWaitingOffer, calls.previewWaitingOfferEnd, calls.previewWaitingRemoval])
			expect((await one.sales.ask(call, { params: { entryId: foreign } })).statusCode).toBe(404);
	});

	test("roles without contact data see the number of people, and no names", async () => {
		const entryId = await one.add("ewa");
		for (const who of [one.host, one.viewer, one.editor]) {
			for (const call of [calls.getWaitingEntries, calls.getWaitingTotals, calls.getWaitingFile])
				expect((await who.ask(call)).statusCode).toBe(403);
			expect((await who.ask(calls.getWaitingEntry, { params: { entryId } })).statusCode).toBe(403);
			expect((await who.ask(calls.previewWaitingRemoval, { params: { entryId } })).statusCode).toBe(403);
		}
		const waitingOf = async (who: typeof one.viewer) => {
			const { packages } = (await who.ask(getPriceList)).json();
			const { waiting, can } = packages.find((found: { code: string }) => found.code === "BASIC-ONLINE");
			return [waiting, can.readWaitingList];
		};
		expect([await waitingOf(one.viewer), await waitingOf(one.sales)]).toEqual([
			[1, false],
			[1, true],
		]);
	});

	test("an erased person leaves the list", async () => {
		await one.add("ewa");
		const entryId = await one.add("anna");
		await one.db.update(waitingEntry).set({ state: "offered" }).where(eq(waitingEntry.id, entryId));
		await one.setPlaces("BASIC-ONLINE", 1, 1);
		const erased = await one.server.app.inject({
			method: "POST",
			url: "/api/user/erasure?lang=en",
			payload: { currentPassword: goodPayload.password },
			headers: { cookie: one.anna.cookie, origin: "http://estrada.test" },
		});
		expect(erased.json()).toEqual({ isErased: true });
		const { rows } = await list();
		expect(rows.map(({ firstName, state }) => [firstName, state])).toEqual([["Ewa", "offered"]]);
		const answer = await one.sales.ask(calls.previewWaitingOfferEnd, { params: { entryId } });
		expect([answer.statusCode, answer.json().message]).toEqual([404, waitingRefusals.noEntry.en]);
	});
});

describe("the file", () => {
	test("has the entries of the filter beyond one page, with times of the event's zone, and is recorded", async () => {
		await one.db.delete(auditEntry).where(eq(auditEntry.action, "waiting.list-exported"));
		for (let n = 0; n < 501; n++) await one.add(`osoba${n}`, { state: "left" });
		await one.add("=ewa", { createdAt: new Date("2025-03-01T08:05:00Z"), confirmedAt: null });
		await one.add("obca", { package: "VISIT" });
		const answer = await one.sales.ask(calls.getWaitingFile, { query: { lang: "en" } as never });
		const [head, ...rows] = answer.body.trim().split("\r\n");
		expect(head).toContain('"E-mail";"First name";"Package";"State";"Place in line"');
		expect([rows.length, new Set(rows).size]).toEqual([502, 502]);
		expect(rows[0]).toBe(
			`"'=ewa@firma.example";"'=ewa";"BASIC-ONLINE";"address unconfirmed";"1";"2025-03-01 09:05";"";""`,
		);
		expect(answer.body).not.toContain("obca");
		const filtered = await one.sales.ask(calls.getWaitingFile, { query: { state: "inLine" } as never });
		expect(filtered.body.trim().split("\r\n")).toHaveLength(1);
		const recorded = and(eq(auditEntry.action, "waiting.list-exported"), eq(auditEntry.eventId, one.event.id));
		expect(await one.db.select().from(auditEntry).where(recorded)).toMatchObject([
			{ actor: one.sales.accountId, detail: {} },
			{ actor: one.sales.accountId },
		]);
	});

	test("is a workbook on request", async () => {
		await one.add("ewa");
		const answer = await one.sales.ask(calls.getWaitingFile, { query: { format: "xlsx" } });
		expect([answer.statusCode, answer.headers["content-disposition"]]).toEqual([
			200,
			expect.stringMatching(/MSTS25-waiting-list-\d{4}-\d\d-\d\d\.xlsx/),
		]);
		expect(answer.rawPayload.subarray(0, 2).toString()).toBe("PK");
	});
});
