import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addCalendar } from "../../../../tests/harness/content.ts";
import { addParticipant, meets, showProfile, threePeople } from "../../../../tests/harness/matchmaking.ts";
import type { TestPerson } from "../../../../tests/harness/people.ts";
import { addCheckIn } from "../../checkin/server/store.ts";
import { calendar } from "../../event/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import type { Person } from "../contract.ts";

let site: Awaited<ReturnType<typeof threePeople>>["site"];
let anna: TestPerson;
let basic: TestPerson;
let ewa: TestPerson;
beforeAll(async () => {
	({ site, anna, ewa, basic } = await threePeople());
}, 60_000);

const found = async (who: TestPerson, query = ""): Promise<string[]> =>
	(await meets.search(who, query)).json().people.map((one: Person) => one.id);

describe("search", () => {
	test("lists people with most in common first, with reasons and only data of profiles", async () => {
		const { count, pages, people } = (await meets.search(anna)).json();
		expect([count, pages, people.map((one: Person) => one.id)]).toEqual([2, 1, [basic.id, ewa.id]]);
		expect(people[0]).toEqual({
			id: basic.id,
			firstName: "Anna",
			lastName: "Szczepankowska-Wójcik",
			headline: "Szefowa zespołu",
			company: "Łączność",
			about: "",
			photoUrl: null,
			tie: "none",
			invitationId: null,
			sentence: null,
			isHere: false,
			isDemonstration: false,
			reasons: {
				topics: [
					{ name: "azure", nameEn: null },
					{ name: "RAG", nameEn: null },
				],
				seeks: ["mentoring"],
				gives: [],
			},
		});
	});

	test("shows the topic that matched", async () => {
		const { people, foundTopics } = (await meets.search(anna, "&q=nis")).json();
		expect(people.map((one: Person) => one.id)).toEqual([basic.id]);
		expect(foundTopics).toEqual([
			{ personId: basic.id, topics: [{ name: expect.stringMatching(/^NIS/i), nameEn: null }] },
		]);
		expect((await meets.search(anna, "&q=szefowa")).json().foundTopics).toEqual([]);
	});

	test.each<[string, () => TestPerson[]]>([
		["&q=szefowa", () => [basic]],
		["&q=ŁĄCZ", () => [basic]],
		["&q=szczepankowska", () => [basic, ewa]],
		["&q=wojcik", () => [basic, ewa]],
		["&q=lacznosc", () => [basic]],
		["&q=zespolu", () => [basic]],
		["&q=ARCHITĘKTKA", () => [ewa]],
		["&role=zespolu", () => [basic]],
		["&company=LACZNOSC", () => [basic]],
		["&q=100%25", () => [ewa]],
		// Without characters of a word there is no filter.
		["&q=%25", () => [basic, ewa]],
		["&q=wojcik anna", () => [basic, ewa]],
		["&q=Łączność wójc szef", () => [basic]],
		["&q=NIS2 anna", () => [basic]],
		["&q=anna kowalska", () => []],
		["&q=ojcik", () => []],
		["&q='%27:*|!%26", () => [basic, ewa]],
		["&q=zesp%C2%B4o", () => []],
		["&q=nis", () => [basic]],
		["&topic=NIS2", () => [basic]],
		["&topic=rag", () => [basic, ewa]],
		["&role=architektka", () => [ewa]],
		["&company=łączność", () => [basic]],
		["&lookingFor=mentoring", () => [basic]],
		["&offering=mentoring", () => []],
		["&isHere=true", () => []],
		["&page=2", () => []],
		["&page=2147483647", () => []],
	])("by %s", async (query, who) => expect(await found(anna, query)).toEqual(who().map((one) => one.id)));

	test("finds people with a scan on site today", async () => {
		const { deps, server, event } = site;
		const [known] = await deps.db.select().from(calendar).where(eq(calendar.eventId, event.id));
		const { id: calendarId } = known ?? (await addCalendar(deps, event));
		const [ticket] = await deps.db.select().from(registration).where(eq(registration.accountId, basic.id));
		const scan = { registrationId: ticket!.id, calendarId, lectureId: null, scannedBy: "test" };
		await deps.db.transaction((tx) => addCheckIn(tx, { ...scan, at: server.clock.now() }));
		expect(await found(anna, "&isHere=true")).toEqual([basic.id]);
		expect((await meets.person(anna, basic)).json().person.isHere).toBe(true);
		server.clock.set(new Date(server.clock.now().getTime() + 24 * 3_600_000).toISOString());
		expect(await found(anna, "&isHere=true")).toEqual([]);
	});

	test("gives a Basic holder only a number, from five up", async () => {
		expect((await meets.standing(basic)).json()).toMatchObject({
			maySearch: false,
			matches: null,
			searchedBy: ["P-STANDARD"],
		});
		const others: TestPerson[] = [];
		for (const name of ["a", "b", "c"]) others.push(await addParticipant(site, name, "basic", { topics: ["NIS2"] }));
		expect((await meets.standing(basic)).json().matches).toBe(5);
		for (const one of others) await showProfile(one, {}, false);
	});
});
