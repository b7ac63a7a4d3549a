import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addCalendar } from "../../../../tests/harness/content.ts";
import { officePeople } from "../../../../tests/harness/office-people.ts";
import type { TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { PAGE_ROWS } from "../../../kit/list/list-query.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { account } from "../../account/server/tables.ts";
import { checkIn } from "../../checkin/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { ticketNumber } from "../../tickets/rules.ts";
import {
	getParticipants,
	getParticipantsFile,
	getParticipantTotals,
	type Participant,
	type ParticipantQuery,
} from "../contract.ts";
import { countParticipants, type ParticipantFilter, participantsAfter } from "./list-store.ts";

let one: Awaited<ReturnType<typeof officePeople>>;
beforeAll(async () => {
	one = await officePeople();
	const day = await addCalendar(one.server.deps, one.event);
	const scan = { calendarId: day.id, lectureId: null, at: one.server.clock.now(), scannedBy: "command:check-in" };
	await one.db.insert(checkIn).values({ ...scan, registrationId: one.jan.id });
});

type Query = Partial<Record<keyof ParticipantQuery, string>>;
const list = async (organiser: TestOrganiser, query: Query = {}) => {
	const answer = await organiser.ask(getParticipants, { query: query as never });
	return answer.json() as { rows: Participant[]; next: string | null };
};
const found = async (organiser: TestOrganiser, query: Query) =>
	(await list(organiser, query)).rows.map(({ objectId }) => objectId);

describe("the list of an event", () => {
	test("has its registrations only, newest first, with contact data and order", async () => {
		const { rows, next } = await list(one.sales);
		expect(next).toBeNull();
		expect(rows).toMatchObject([
			{
				objectId: one.jan.id,
				personId: one.jan.accountId,
				ticketNumber: ticketNumber(one.jan.id),
				lastName: "Łoś",
				packageCode: "BASIC-ONLINE",
				status: "confirmed",
				checkedInDate: one.server.clock.now().toISOString(),
				details: { email: "jan@inna.example", orderNumber: one.jan.order.number },
			},
			{ objectId: one.anna.id, packageCode: "EXPO", checkedInDate: null, details: { orderNumber: null } },
		]);
		const abroad = await one.owner.ask(getParticipants, { params: { eventCode: "NYC25" } });
		expect(abroad.json().rows).toMatchObject([{ objectId: one.abroad, lastName: "Łoś" }]);
	});

	test("counts several filters as it finds their rows", async () => {
		const filters: Omit<ParticipantFilter, "eventId">[] = [
			{},
			{ packageCode: "EXPO" },
			{ status: "confirmed", isCheckedIn: true },
			{ isCheckedIn: false },
			{ status: "cancelled" },
			{ orderNumber: one.jan.order.number },
			{ registrationIds: [one.anna.id, one.abroad] },
			{ addresses: ["jan@inna.example"], isCheckedIn: false },
		];
		const here = filters.map((filter) => ({ eventId: one.event.id, ...filter }));
		const page = { sort: "registered" as const, after: undefined, limit: 100 };
		const lists = await Promise.all(here.map((filter) => participantsAfter(one.db, filter, page)));
		expect(lists.map(({ length }) => length)).toEqual([2, 1, 1, 1, 0, 1, 1, 0]);
		expect(await countParticipants(one.db, here, 100)).toEqual([2, 1, 1, 1, 0, 1, 1, 0]);
	});

	test.each<[string, Query, ("anna" | "jan")[]]>([
		["the beginning of a name without accents", { q: "los" }, ["jan"]],
		["beginnings of two names in any order", { q: "woj ann" }, ["anna"]],
		["the beginning of an address", { q: "JAN@inna" }, ["jan"]],
		["a percent sign of an address as itself", { q: "%@" }, []],
		["all words of a name", { q: "jan wójcik" }, []],
		["a package", { package: "EXPO" }, ["anna"]],
		["a state", { state: "reserved" }, []],
		["people who are checked in", { checkedIn: "yes" }, ["jan"]],
		["people who are not", { checkedIn: "no" }, ["anna"]],
		["names upwards", { sort: "name" }, ["anna", "jan"]],
		["names downwards", { sort: "-name" }, ["jan", "anna"]],
		["the oldest first", { sort: "registered" }, ["anna", "jan"]],
		["an unknown code", { code: "NIC" }, []],
	])("finds %s", async (_, query, people) => {
		expect(await found(one.sales, query)).toEqual(people.map((name) => one[name].id));
	});

	test("finds a ticket by its number, at its own event only, and a paid one by its order", async () => {
		expect(await found(one.sales, { q: ticketNumber(one.anna.id) })).toEqual([one.anna.id]);
		expect(await found(one.sales, { q: ticketNumber(one.abroad) })).toEqual([]);
		expect(await found(one.sales, { order: one.jan.order.number.toLowerCase() })).toEqual([one.jan.id]);
	});

	test("finds people with failed e-mails about the event", async () => {
		const failing = { sender: "a", subject: "b", html: "", text: "", lang: "pl" as const, kind: "registered" };
		const recipient = "anna@firma.example";
		const at = { recipient, createdAt: one.server.clock.now(), status: "bounced" as const };
		await one.db.insert(emailMessage).values([{ ...failing, ...at, eventId: one.event.id }]);
		await one.db.insert(emailMessage).values([{ ...failing, ...at, recipient: "jan@inna.example" }]);
		expect(await found(one.host, { mail: "failed" })).toEqual([one.anna.id]);
	});

	test("has totals of the whole filter", async () => {
		const totals = async (query: Query) =>
			(await one.sales.ask(getParticipantTotals, { query: query as never })).json();
		expect(await totals({})).toEqual({
			total: 2,
			confirmed: 2,
			reserved: 0,
			cancelled: 0,
			checkedIn: 1,
			packages: [
				{ code: "EXPO", name: "Expo", count: 1 },
				{ code: "BASIC-ONLINE", name: "Basic Online", count: 1 },
			],
		});
		expect(await totals({ q: "anna" })).toMatchObject({ total: 1, checkedIn: 0 });
	});
});

describe("a role without contact data", () => {
	test("sees names and tickets, and learns no address by searching", async () => {
		const { rows } = await list(one.host);
		expect(rows.map(({ lastName, details }) => [lastName, details])).toEqual([
			["Łoś", null],
			["Szczepankowska-Wójcik", null],
		]);
		expect(await found(one.host, { q: "jan@inna" })).toEqual([]);
		for (const query of [{ order: one.jan.order.number }, { code: "X" }])
			expect((await one.host.ask(getParticipants, { query: query as never })).statusCode).toBe(403);
	});

	test("that sees no participants at all is refused, and so is the role of another event", async () => {
		for (const organiser of [one.viewer, one.editor]) {
			expect((await organiser.ask(getParticipants)).statusCode).toBe(403);
			expect((await organiser.ask(getParticipantTotals)).statusCode).toBe(403);
		}
		expect((await one.sales.ask(getParticipants, { params: { eventCode: "NYC25" } })).statusCode).toBe(404);
	});
});

describe("pages", () => {
	test.each(["-registered", "registered", "name", "-name"])("sorted by %s have every row once", async (sort) => {
		const event = one.event;
		const { id: packageId } = await one.packageOf("EXPO");
		const at = one.server.clock.now();
		const people = Array.from({ length: PAGE_ROWS + 20 }, (_, index) => ({
			id: `${sort} ${index}`,
			email: `${sort}${index}@wiele.example`,
			// equal last names, and equal full names
			name: "Iga Nowak",
			firstName: index % 3 === 0 ? "Iga" : `Ola${index % 7}`,
			lastName: "Nowak",
			createdAt: at,
			updatedAt: at,
		}));
		await one.db.insert(account).values(people);
		const ticket = { eventId: event.id, packageId, status: "confirmed" as const, profile: {}, createdAt: at };
		await one.db.insert(registration).values(people.map(({ id }) => ({ ...ticket, accountId: id })));
		const seen: number[] = [];
		for (let after: string | null = ""; after !== null; ) {
			const page = await list(one.sales, { sort, ...(after && { after }) });
			seen.push(...page.rows.map(({ objectId }) => objectId));
			after = page.next;
		}
		const all = (await one.db.select().from(registration)).filter((row) => row.eventId === event.id);
		expect(new Set(seen).size).toBe(seen.length);
		expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
	});
});

describe("the file of the list", () => {
	const fileOf = (organiser: TestOrganiser, query: Record<string, string> = {}) =>
		organiser.ask(getParticipantsFile, { query: query as never });

	test("has the registrations of the filter only, in its order, with contact data and check-in", async () => {
		const answer = await fileOf(one.sales, { checkedIn: "yes", lang: "pl" });
		expect(answer.headers["content-disposition"]).toMatch(/filename="MSTS25-uczestnicy-\d{4}-\d\d-\d\d\.csv"/);
		const [head, ...rows] = answer.body.trim().split("\r\n");
		expect(head).toContain('"Bilet";"Nazwisko";"Imię"');
		expect(rows).toHaveLength(1);
		expect(rows[0]).toContain(`"${ticketNumber(one.jan.id)}";"Łoś"`);
		expect(rows[0]).toContain('"jan@inna.example"');
		const english = (await fileOf(one.sales, { q: "woj ann", lang: "en" })).body.trim().split("\r\n");
		expect(english).toHaveLength(2);
		expect(english[0]).toContain('"Ticket";"Last name"');
		expect(english[1]).toContain('"onsite"');
	});

	test("has all registrations of the event, beyond one page, in the order of the list", async () => {
		const { total } = (await one.sales.ask(getParticipantTotals)).json();
		const lines = (await fileOf(one.sales, { sort: "-name" })).body.trim().split("\r\n").slice(1);
		expect(lines).toHaveLength(total);
		const { rows } = await list(one.sales, { sort: "-name" });
		const tickets = rows.map((row) => row.ticketNumber);
		expect(lines.slice(0, rows.length).map((line) => line.split('"')[1])).toEqual(tickets);
	});

	test("is a workbook on demand, recorded, and refused without the right", async () => {
		const answer = await fileOf(one.sales, { format: "xlsx" });
		expect(answer.headers["content-type"]).toContain("spreadsheetml.sheet");
		expect(answer.rawPayload.subarray(0, 2).toString()).toBe("PK");
		const entries = await one.db.select().from(auditEntry).where(eq(auditEntry.action, "person.list-exported"));
		expect(entries.at(-1)).toMatchObject({ actor: one.sales.accountId, eventId: one.event.id });
		expect((await fileOf(one.host)).statusCode).toBe(403);
		expect((await one.host.ask(getParticipants)).json().can).toMatchObject({ export: false });
		expect((await one.sales.ask(getParticipants)).json().can).toMatchObject({ export: true });
	});
});
