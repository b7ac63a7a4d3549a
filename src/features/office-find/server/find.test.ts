import { beforeAll, describe, expect, test } from "vitest";
import { addCalendar, addCategory, addExhibitor, addLecture } from "../../../../tests/harness/content.ts";
import { officePeople } from "../../../../tests/harness/office-people.ts";
import type { TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { account } from "../../account/server/tables.ts";
import { addCode } from "../../codes/server/store.ts";
import { existingEvent } from "../../event/server/store.ts";
import { salesOrder } from "../../orders/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { ticketNumber } from "../../tickets/rules.ts";
import { findInOffice, type Hits, MAX_HITS } from "../contract.ts";

let one: Awaited<ReturnType<typeof officePeople>>;
let lectures: number[];
let companies: number[];

/** Everything that begins with "Norvika" or "NORVIKA", at both events. */
beforeAll(async () => {
	one = await officePeople();
	const { deps, clock } = one.server;
	const newYork = await existingEvent(one.db, "NYC25");
	lectures = [];
	companies = [];
	for (const event of [one.event, newYork]) {
		const at = { event, category: await addCategory(deps, event), calendar: await addCalendar(deps, event) };
		const subject = `Gołębie w Norvice, ${event.code}`;
		const start = { startsAt: new Date("2025-06-06T07:00:00Z"), place: "Sala A" };
		lectures.push((await addLecture(deps, at, { subject, subjectEn: "Pigeons at Norvika", ...start })).id);
		companies.push((await addExhibitor(deps, event, { name: `Norvika ${event.code}` })).id);
		companies.push((await addExhibitor(deps, event, { name: `Tatryx ${event.code}` })).id);
		for (const code of ["NORVIKA-1", "NORVIKA-2", "TATRYX_1", "TATRYX-2"]) {
			const terms = { eventId: event.id, kind: "invitation" as const, percent: 100, packageIds: [] };
			await one.db.transaction((tx) => addCode(tx, { ...terms, code, createdAt: clock.now() }));
		}
		await addOrder(event, `${event.code}-99999999`, "Norvika sp. z o.o.");
	}
});

const payerOf = (name: string) => ({ name, street: "", postCode: "", city: "", country: "PL", nip: "", comments: "" });
const SUMS = { netGrosz: 12_300, vatGrosz: 0, grossGrosz: 12_300, paidGrosz: 12_300 };
const orderOf = ({ id: eventId }: { id: number }, number: string, name: string) => ({
	eventId,
	number,
	secretHash: number,
	status: "confirmed" as const,
	method: "transfer" as const,
	lang: "pl" as const,
	payer: payerOf(name),
	createdAt: one.server.clock.now(),
	...SUMS,
});

async function addOrder(event: { id: number }, number: string, name: string) {
	await one.db.insert(salesOrder).values(orderOf(event, number, name));
}

async function find(organiser: TestOrganiser, q: string, eventCode = "MSTS25"): Promise<Hits> {
	const answer = await organiser.ask(findInOffice, { params: { eventCode }, query: { q } });
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json();
}

const EMPTY: Hits = { people: [], orders: [], codes: [], lectures: [], companies: [] };

describe("a search", () => {
	test("finds each kind at its event only", async () => {
		expect(await find(one.sales, "norvik")).toEqual({
			people: [],
			orders: [{ number: "MSTS25-99999999", payerName: "Norvika sp. z o.o.", state: "paid", grossGrosz: 12_300 }],
			codes: [
				{ objectId: expect.any(Number), code: "NORVIKA-2", state: "usable" },
				{ objectId: expect.any(Number), code: "NORVIKA-1", state: "usable" },
			],
			lectures: [
				{
					objectId: lectures[0],
					title: "Pigeons at Norvika",
					startDate: "2025-06-06T07:00:00.000Z",
					place: "Sala A",
				},
			],
			companies: [{ objectId: companies[0], name: "Norvika MSTS25" }],
		});
		const abroad = await find(one.owner, "norvik", "NYC25");
		expect(abroad.orders).toMatchObject([{ number: "NYC25-99999999" }]);
		expect(abroad.lectures.map(({ objectId }) => objectId)).toEqual([lectures[1]]);
		expect(abroad.companies).toEqual([{ objectId: companies[2], name: "Norvika NYC25" }]);
		expect(abroad.codes).toHaveLength(2);
	});

	test.each<[string, string, ("anna" | "jan")[]]>([
		["the beginning of a name without accents", "los", ["jan"]],
		["beginnings of two names", "woj ann", ["anna"]],
		["an address", "JAN@inna", ["jan"]],
		["words of two people", "jan wójcik", []],
		["a percent sign", "%@", []],
	])("finds people by %s", async (_, q, people) => {
		const found = (await find(one.sales, q)).people.map(({ personId }) => personId);
		expect(found).toEqual(people.map((name) => one[name].accountId));
	});

	test("finds a person by the ticket's number, and an order by its number and buyer", async () => {
		const { people } = await find(one.sales, ticketNumber(one.anna.id));
		expect(people).toEqual([
			{
				personId: one.anna.accountId,
				firstName: "Anna",
				lastName: "Szczepankowska-Wójcik",
				packageName: "Expo",
				status: "confirmed",
			},
		]);
		expect((await find(one.sales, ticketNumber(one.abroad))).people).toEqual([]);
		for (const q of [one.jan.order.number.toLowerCase(), "jan los"])
			expect(
				(await find(one.sales, q)).orders.map(({ number }) => number),
				q,
			).toEqual([one.jan.order.number]);
	});

	test.each<[string, string, Partial<Record<keyof Hits, number>>]>([
		["a title in another language", "pigeons", { lectures: 1 }],
		["the title's words in any order", "norvice gol", { lectures: 1 }],
		["words of two titles", "gołębie pigeons", {}],
		["a code with an underscore as itself", "tatryx_", { codes: 1, companies: 1 }],
		["the middle of a word", "orvika", {}],
		["a word in all kinds but one of them", "norvika tatryx", {}],
		["nothing typed", "  ", {}],
		["marks only", "-- ;", {}],
	])("finds %s", async (_, q, counts) => {
		const found = Object.entries(await find(one.sales, q)).filter(([, hits]) => hits.length > 0);
		expect(Object.fromEntries(found.map(([kind, hits]) => [kind, hits.length]))).toEqual(counts);
	});

	test("has at most five hits of a kind, the newest orders and codes first, and each person once", async () => {
		for (let index = 0; index < MAX_HITS + 2; index++) {
			await addOrder(one.event, `WIELE-${index}`, "Wiele sp. z o.o.");
			const terms = { eventId: one.event.id, kind: "invitation" as const, percent: 100, packageIds: [] };
			const code = { code: `WIELE-${index}`, createdAt: one.server.clock.now() };
			await one.db.transaction((tx) => addCode(tx, { ...terms, ...code }));
			await addExhibitor(one.server.deps, one.event, { name: `Wiele ${index}` });
		}
		const { orders: found, codes, companies: some } = await find(one.sales, "wiele");
		const newest = [6, 5, 4, 3, 2].map((index) => `WIELE-${index}`);
		expect(found.map(({ number }) => number)).toEqual(newest);
		expect(codes.map(({ code }) => code)).toEqual(newest);
		expect(some).toHaveLength(MAX_HITS);
		const { id: packageId } = await one.packageOf("EXPO");
		const again = { eventId: one.event.id, packageId, accountId: one.anna.accountId, profile: {} };
		await one.db.insert(registration).values({ ...again, status: "cancelled", createdAt: one.server.clock.now() });
		expect((await find(one.sales, "szczep")).people.map(({ personId }) => personId)).toEqual([one.anna.accountId]);
	});
});

test("of more matches than a search sorts, the newest come", async () => {
	const event = one.event;
	const { id: packageId } = await one.packageOf("EXPO");
	const at = one.server.clock.now();
	const numbers = Array.from({ length: 3010 }, (_, index) => `TLUM-${1000 + index}`);
	const people = numbers.map((id) => ({
		id,
		email: `${id.toLowerCase()}@wiele.example`,
		name: "x",
		firstName: "Tłum",
		lastName: id,
		createdAt: at,
		updatedAt: at,
	}));
	await one.db.insert(account).values(people);
	const ticket = { eventId: event.id, packageId, status: "confirmed" as const, profile: {}, createdAt: at };
	await one.db.insert(registration).values(people.map(({ id }) => ({ ...ticket, accountId: id })));
	await one.db.insert(salesOrder).values(numbers.map((number) => orderOf(event, number, "Tłum sp. z o.o.")));
	const newest = numbers.slice(-MAX_HITS).toReversed();
	const found = await find(one.sales, "tlum");
	expect(found.people.map(({ lastName }) => lastName)).toEqual(newest);
	expect(found.orders.map(({ number }) => number)).toEqual(newest);
	const [first] = numbers;
	expect((await find(one.sales, first!)).orders.map(({ number }) => number)).toEqual([first]);
});

describe("rights", () => {
	const kindsOf = async (organiser: TestOrganiser, q: string) =>
		Object.entries(await find(organiser, q)).flatMap(([kind, hits]) => (hits.length > 0 ? [kind] : []));

	test("an organiser finds the kinds of their rights", async () => {
		expect(await kindsOf(one.sales, "norvik")).toEqual(["orders", "codes", "lectures", "companies"]);
		for (const organiser of [one.host, one.viewer, one.editor])
			expect(await kindsOf(organiser, "norvik")).toEqual(["codes", "lectures", "companies"]);
		expect(await kindsOf(one.host, "jan los")).toEqual(["people"]);
		expect(await kindsOf(one.sales, "jan los")).toEqual(["people", "orders"]);
		expect(await kindsOf(one.viewer, "jan los")).toEqual([]);
	});

	test("without contact data nobody learns an address", async () => {
		expect(await find(one.host, "jan@inna")).toEqual(EMPTY);
		expect(JSON.stringify(await find(one.host, "jan"))).not.toContain("@");
	});

	test("another event's organisers find nothing", async () => {
		const answer = await one.sales.ask(findInOffice, { params: { eventCode: "NYC25" }, query: { q: "norvik" } });
		expect(answer.statusCode).toBe(404);
	});
});
