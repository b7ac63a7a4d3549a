import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addTrack } from "../../../../tests/harness/content.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { auditEntriesOf } from "../../../kit/audit/store.ts";
import { registration } from "../../ticket-holders/server/tables.ts";

let site: Awaited<ReturnType<typeof meeting>>;
let basic: TestPerson;
let expo: TestPerson;
beforeAll(async () => {
	site = await meeting();
	await addTrack(site.deps, site.event, { name: "Chmura", nameEn: "Cloud" });
	basic = await site.person("basic", "basic");
	expo = await site.person("expo", "expo");
});

const GOOD = {
	headline: "Inżynierka danych",
	company: "Norvika",
	about: "Lubię koszty.",
	lookingForText: "",
	offeringText: "",
	topics: ["cloud", "FinOps"],
	lookingFor: ["work"],
	offering: ["mentoring"],
	languages: ["pl", "en"],
	links: [],
};
const path = (id: string) => `/api/user/profile/${id}`;
const save = (who: TestPerson, change: object = {}, id = who.id) =>
	who.ask(`${path(id)}?lang=pl`, { method: "POST", payload: { ...GOOD, ...change } });
const show = (who: TestPerson, isVisible: boolean, code = "MSTS25") =>
	who.ask(`/api/event/${code}/profile?lang=pl`, { method: "POST", payload: { isVisible } });
const at = async (who: TestPerson) => (await who.ask("/api/event/MSTS25/profile")).json();

test("a profile is prefilled with job details of registration", async () => {
	const profile = { companyName: "Sejsmo", companyPosition: "Architekt" };
	const own = eq(registration.accountId, basic.id);
	await site.deps.db.update(registration).set({ profile }).where(own);
	const answer = (await basic.ask(path(basic.id))).json();
	expect(answer).toMatchObject({ isSaved: false, canSave: true, headline: "Architekt", company: "Sejsmo", topics: [] });
});

test("it is saved whole, with topics in both languages if an event has them", async () => {
	const saved = await save(basic);
	expect(saved.statusCode).toBe(200);
	expect(saved.json()).toMatchObject({
		isSaved: true,
		firstName: "Anna",
		headline: GOOD.headline,
		photoUrl: null,
		topics: [
			{ name: "Chmura", nameEn: "Cloud" },
			{ name: "FinOps", nameEn: null },
		],
	});
	const again = await save(basic, { topics: ["RAG"], links: ["github.com/anna"] });
	expect(again.json()).toMatchObject({ topics: [{ name: "RAG" }], links: ["https://github.com/anna"] });
	expect((await basic.ask(path(basic.id))).json()).toEqual(again.json());
	expect((await auditEntriesOf(site.deps.db, [`account:${basic.id}`])).map((one) => one.action)).toContain(
		"profile.saved",
	);
});

test("errors name their fields in the person's language, and nothing is saved", async () => {
	const before = (await basic.ask(path(basic.id))).json();
	const refused = await save(basic, { headline: " ", topics: [], links: ["http://anna.example"] });
	expect([refused.statusCode, refused.json().modelState]).toEqual([
		400,
		{
			headline: ["Napisz, czym się zajmujesz."],
			topics: ["Dodaj co najmniej jeden temat."],
			links: [expect.stringContaining("https://")],
		},
	]);
	expect((await basic.ask(path(basic.id))).json()).toEqual(before);
});

describe("access to one's profile", () => {
	test("needs log-in; another person's id is a 404", async () => {
		for (const method of ["GET", "POST"] as const) {
			const payload = method === "POST" ? GOOD : undefined;
			expect((await site.nobody.ask(path(basic.id), { method, ...(payload && { payload }) })).statusCode).toBe(401);
			expect((await expo.ask(path(basic.id), { method, ...(payload && { payload }) })).statusCode).toBe(404);
			expect((await expo.ask(path("none"), { method, ...(payload && { payload }) })).statusCode).toBe(404);
		}
	});

	test("with Expo saving is refused, with the packages that allow it, cheapest first", async () => {
		const refused = await save(expo);
		expect([refused.statusCode, refused.json().detail]).toEqual([403, "Twój bilet nie obejmuje profilu publicznego."]);
		expect((await expo.ask(path(expo.id))).json()).toMatchObject({ canSave: false, isSaved: false });
		expect(await at(expo)).toMatchObject({ state: "locked", openedBy: ["P-BASIC", "P-STANDARD"], packageName: "Expo" });
		expect((await show(expo, true)).statusCode).toBe(403);
	});
});

describe("visibility per event", () => {
	test("can be switched, and the answer lists the event's topics", async () => {
		expect(await at(basic)).toMatchObject({
			state: "open",
			isVisible: false,
			topics: [{ name: "Chmura", nameEn: "Cloud" }],
		});
		expect((await show(basic, true)).json()).toEqual({ isVisible: true });
		expect((await show(basic, true)).statusCode).toBe(200);
		expect(await at(basic)).toMatchObject({ isVisible: true });
		expect((await show(basic, false)).json()).toEqual({ isVisible: false });
		expect(await at(basic)).toMatchObject({ isVisible: false });
		const actions = (await auditEntriesOf(site.deps.db, [`account:${basic.id}`])).map((one) => one.action);
		expect(actions.filter((action) => /shown|hidden/.test(action))).toEqual(["profile.shown", "profile.hidden"]);
	});

	test.each([
		["elsewhere", "NYC25", { status: "confirmed" as const }, "Nie masz biletu na to wydarzenie."],
		["before it is paid", "MSTS25", { status: "reserved" as const }, "Twój bilet czeka na płatność."],
		["with a ticket given back", "MSTS25", { status: "cancelled" as const }, "Nie masz biletu"],
	])("is refused %s", async (_, code, ticket, said) => {
		await site.setTicket(basic.id, ticket);
		const refused = await show(basic, true, code);
		expect([refused.statusCode, refused.json().detail]).toEqual([403, expect.stringContaining(said)]);
		expect((await show(basic, false, code)).statusCode).toBe(200);
		await site.setTicket(basic.id, { status: "confirmed" });
	});

	test("needs a saved profile", async () => {
		const somebody = await site.person("ktos", "standard");
		const refused = await show(somebody, true);
		expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining("Najpierw zapisz")]);
	});

	test("can be switched off but not on after the last day", async () => {
		const now = site.server.clock.now().toISOString();
		site.server.clock.set("2025-07-07T21:59:59.999Z");
		expect((await show(basic, true)).statusCode).toBe(200);
		expect(await at(basic)).toMatchObject({ isVisible: true, isOver: false, seenUntil: "2025-07-07" });
		site.server.clock.set("2025-07-07T22:00:00.000Z");
		expect(await at(basic)).toMatchObject({ isVisible: true, isOver: true, seenUntil: "2025-07-07" });
		const refused = await show(basic, true);
		expect([refused.statusCode, refused.json().detail]).toEqual([403, "Na tym wydarzeniu nikt już nie widzi profili."]);
		expect((await show(basic, false)).json()).toEqual({ isVisible: false });
		site.server.clock.set(now);
	});
});
