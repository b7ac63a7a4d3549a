import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCalendar } from "../../../../tests/harness/content.ts";
import { comes, meets, shows } from "../../../../tests/harness/matchmaking.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { addCheckIn } from "../../checkin/server/store.ts";
import { calendar, event as eventTable } from "../../event/server/tables.ts";
import { addWord, removeWord } from "../../event/server/word-store.ts";
import { profilePhoto } from "../../profiles/server/tables.ts";
import { registration } from "../../registration/server/tables.ts";
import type { Person } from "../contract.ts";
import { forgetMeetings } from "./forget-meetings.ts";
import { eventBan, invitation, meetingChoice, personBlock, personReport } from "./tables.ts";

let site: Awaited<ReturnType<typeof meeting>>;
let anna: TestPerson;
let basic: TestPerson;
let ewa: TestPerson;
beforeAll(async () => {
	site = await meeting();
	anna = await comes(site, "anna", "standard", { topics: ["Azure", "RAG"], offering: ["mentoring"] });
	ewa = await comes(site, "ewa", "standard", { headline: "Architektka na 100%", topics: ["rag"] });
	const said = { company: "Łączność", topics: ["azure", "RAG", "NIS2"], lookingFor: ["mentoring"] };
	basic = await comes(site, "basia", "basic", { ...said, headline: "Szefowa zespołu" });
}, 60_000);
beforeEach(async () => {
	for (const table of [invitation, personBlock, meetingChoice, emailMessage]) await site.deps.db.delete(table);
	site.server.clock.set(new Date(site.server.clock.now().getTime() + 2 * 3_600_000).toISOString());
});

const invited = async (who: TestPerson, whom: TestPerson, sentence?: string): Promise<number> => {
	const answer = await meets.invite(who, whom, sentence);
	if (answer.statusCode !== 200) throw new Error(answer.body);
	return answer.json().invitationId;
};
const letters = async () => {
	const rows = await site.deps.db.select().from(emailMessage);
	return rows.map(({ recipient, kind, text, html, lang, unsubscribeUrl }) => ({
		recipient,
		kind,
		text,
		html,
		lang,
		unsubscribeUrl,
	}));
};
const found = async (who: TestPerson, query = ""): Promise<string[]> =>
	(await meets.search(who, query)).json().people.map((one: Person) => one.id);
const lists = async (who: TestPerson) => {
	const all: Record<string, Person[]> = (await meets.lists(who)).json();
	return Object.fromEntries(Object.entries(all).map(([name, people]) => [name, people.map((one) => one.id)]));
};

describe("who is found", () => {
	test("those with most in common first, with the reasons, and nothing that is not on a profile", async () => {
		const { count, pages, people } = (await meets.search(anna)).json();
		expect([count, pages, people.map((one: Person) => one.id)]).toEqual([2, 1, [basic.id, ewa.id]]);
		expect(people[0]).toEqual({
			...{ id: basic.id, firstName: "Anna", lastName: "Szczepankowska-Wójcik", headline: "Szefowa zespołu" },
			...{ company: "Łączność", about: "", photoUrl: null, tie: "none", invitationId: null, sentence: null },
			...{ isHere: false, isDemonstration: false },
			reasons: {
				topics: [
					{ name: "azure", nameEn: null },
					{ name: "RAG", nameEn: null },
				],
				...{ seeks: ["mentoring"], gives: [] },
			},
		});
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
		["&q=%25", () => [ewa]],
		["&q=nis", () => [basic]],
		["&topic=NIS2", () => [basic]],
		["&topic=rag", () => [basic, ewa]],
		["&role=architektka", () => [ewa]],
		["&company=łączność", () => [basic]],
		["&lookingFor=mentoring", () => [basic]],
		["&offering=mentoring", () => []],
		["&isHere=true", () => []],
		["&page=2", () => []],
		["&page=4294967295", () => []],
	])("by %s", async (query, who) => expect(await found(anna, query)).toEqual(who().map((one) => one.id)));

	test("who is here today, by a scan of today", async () => {
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

	test("a Basic holder is told how many, from five up", async () => {
		expect((await meets.standing(basic)).json()).toMatchObject({
			maySearch: false,
			matches: null,
			searchedBy: ["P-STANDARD"],
		});
		const others: TestPerson[] = [];
		for (const name of ["a", "b", "c"]) others.push(await comes(site, name, "basic", { topics: ["NIS2"] }));
		expect((await meets.standing(basic)).json().matches).toBe(5);
		for (const one of others) await shows(one, {}, false);
	});
});

describe("an invitation", () => {
	test("is told by one e-mail without links of the sender's, answered by Basic, and told again", async () => {
		const id = await invited(anna, basic, "Zobacz\nhttps://zlo.example, proszę.");
		const [letter] = await letters();
		expect([letter!.recipient, letter!.kind, letter!.lang]).toEqual([basic.email, "person-invited", "pl"]);
		expect(letter!.text).toContain("Inżynierka");
		expect(letter!.text).toContain("/account/people/invitations#emails");
		expect(letter!.text + letter!.html).not.toMatch(/zlo\.example|anna@ktos/);
		expect(await lists(basic)).toEqual({ received: [anna.id], sent: [], connected: [] });
		expect((await meets.standing(basic)).json().waiting).toBe(1);
		const seen = (await meets.person(basic, anna)).json();
		expect([seen.person.sentence, seen.profile.links]).toEqual(["Zobacz https://zlo.example, proszę.", []]);
		const accepted = await meets.answer(basic, id, true);
		expect(accepted.json()).toMatchObject({ id: anna.id, tie: "connected", sentence: null });
		expect((await meets.answer(basic, id, true)).statusCode).toBe(200);
		expect((await meets.answer(basic, id, false)).statusCode).toBe(409);
		expect((await meets.withdraw(anna, id)).statusCode).toBe(409);
		expect((await letters()).map((it) => [it.recipient, it.kind])).toEqual([
			[basic.email, "person-invited"],
			[anna.email, "person-accepted"],
		]);
		expect([await lists(anna), await lists(basic)]).toEqual([
			{ received: [], sent: [], connected: [basic.id] },
			{ received: [], sent: [], connected: [anna.id] },
		]);
	});

	test("sends nothing to who wants no e-mails", async () => {
		const off = await basic.ask("/api/user/invitation-emails", { method: "POST", payload: { wantsEmails: false } });
		expect(off.json()).toEqual({ wantsEmails: false });
		await invited(anna, basic);
		expect(await letters()).toEqual([]);
		expect((await meets.standing(basic)).json()).toMatchObject({ wantsEmails: false, waiting: 1 });
	});

	test("needs a sentence of at most 300 characters", async () => {
		for (const [sentence, status] of [
			[" \n ", 400],
			["x".repeat(301), 400],
			["x".repeat(300), 200],
		] as const)
			expect((await meets.invite(anna, basic, sentence)).statusCode).toBe(status);
	});

	test("with a word that the organiser does not allow is not sent, and the sentence names it", async () => {
		const word = { eventId: site.event.id, form: "darmowe*", word: "darmowe*" };
		await site.deps.db.transaction((tx) => addWord(tx, word));
		const refused = await meets.invite(anna, ewa, "Zapraszam na D-armowego drinka i darmowe-szkolenie");
		expect([refused.statusCode, refused.json().modelState]).toEqual([
			400,
			{ sentence: ["The organiser does not allow the word “darmowe*” here. Say it in another way."] },
		]);
		expect(await letters()).toEqual([]);
		await site.deps.db.transaction((tx) => removeWord(tx, word));
		expect((await meets.invite(anna, ewa, "darmowe szkolenie")).statusCode).toBe(200);
	});

	test("that is declined is not sent again; the other may still invite", async () => {
		const id = await invited(anna, ewa);
		await meets.answer(ewa, id, false);
		const again = await meets.invite(anna, ewa);
		expect([again.statusCode, again.json().message]).toEqual([409, expect.stringContaining("has declined before")]);
		expect(await lists(anna)).toEqual({ received: [], sent: [ewa.id], connected: [] });
		expect(await lists(ewa)).toEqual({ received: [], sent: [], connected: [] });
		expect((await meets.invite(ewa, anna)).json().tie).toBe("sent");
	});

	test("that is withdrawn is gone, and is not sent again that day", async () => {
		const id = await invited(anna, basic);
		expect((await meets.withdraw(basic, id)).statusCode).toBe(404);
		expect((await meets.answer(ewa, id, true)).statusCode).toBe(404);
		expect([(await meets.withdraw(anna, id)).statusCode, (await meets.withdraw(anna, id)).statusCode]).toEqual([
			200, 200,
		]);
		expect((await meets.answer(basic, id, true)).statusCode).toBe(409);
		expect(await lists(basic)).toEqual({ received: [], sent: [], connected: [] });
		expect((await meets.invite(anna, basic)).json().message).toContain("after a day");
	});

	test("to who has invited accepts it", async () => {
		await invited(anna, ewa);
		expect((await meets.invite(ewa, anna)).json()).toMatchObject({ tie: "connected" });
		expect(await site.deps.db.select().from(invitation)).toMatchObject([{ state: "accepted", accountId: anna.id }]);
	});

	test("is the eleventh in an hour: it is refused, and so is one to oneself", async () => {
		const rows = Array.from({ length: 9 }, () => ({
			...{ eventId: site.other.id, accountId: anna.id, invitedId: ewa.id, sentence: "x", state: "closed" as const },
			sentAt: site.server.clock.now(),
		}));
		await site.deps.db.insert(invitation).values(rows);
		expect((await meets.invite(anna, basic)).statusCode).toBe(200);
		const refused = await meets.invite(anna, ewa);
		expect([refused.statusCode, refused.json().message]).toEqual([
			409,
			expect.stringContaining("10 invitations an hour"),
		]);
		expect((await meets.invite(anna, anna)).statusCode).toBe(409);
	});

	test("is forgotten with the event's conversations, and so are reports and bans", async () => {
		await invited(anna, ewa);
		await meets.report(anna, ewa);
		const {
			event,
			deps: { db },
		} = site;
		await db.insert(eventBan).values({ accountId: basic.id, eventId: event.id, since: new Date() });
		const kept = async (now: string) => {
			await forgetMeetings({ db, clock: { now: () => new Date(now) } });
			return [await db.$count(invitation), await db.$count(personReport), await db.$count(eventBan)];
		};
		expect(await kept("2026-06-07T15:59:59Z")).toEqual([1, 1, 1]);
		// a meetup is over with its last edition
		await db.update(eventTable).set({ isMeeting: true });
		const later = { startsAt: new Date("2025-09-01T16:00:00Z"), endsAt: new Date("2025-09-01T18:00:00Z") };
		const { id } = await addCalendar(site.deps, event, { code: "LATER", ...later });
		expect(await kept("2026-07-01T00:00:00Z")).toEqual([1, 1, 1]);
		await db.delete(calendar).where(eq(calendar.id, id));
		await db.update(eventTable).set({ isMeeting: false });
		expect(await kept("2026-06-07T16:00:00Z")).toEqual([0, 0, 0]);
	});
});

describe("a block", () => {
	test("hides both from each other, and is lifted", async () => {
		await invited(ewa, anna);
		await site.deps.db
			.insert(profilePhoto)
			.values({ accountId: ewa.id, large: "a.b.webp", small: "a.c.webp", updatedAt: new Date() });
		expect((await meets.block(ewa, anna)).json()).toEqual({ isBlocked: true });
		expect((await meets.block(ewa, anna)).statusCode).toBe(200);
		for (const [who, whom] of [
			[anna, ewa],
			[ewa, anna],
		] as const) {
			expect(await found(who)).not.toContain(whom.id);
			const [seen, none] = [await meets.person(who, whom), await meets.person(who, site.nobody)];
			expect([seen.statusCode, seen.body]).toEqual([404, none.body]);
			expect((await meets.invite(who, whom)).body).toBe((await meets.invite(who, site.nobody)).body);
			expect(await lists(who)).toEqual({ received: [], sent: [], connected: [] });
		}
		expect((await anna.ask(`/api/User/Profile/Image/${ewa.id}`)).statusCode).toBe(404);
		expect((await ewa.ask("/api/user/blocked")).json().people).toMatchObject([{ id: anna.id }]);
		expect((await meets.block(ewa, anna, false)).json()).toEqual({ isBlocked: false });
		expect(await found(anna)).toContain(ewa.id);
		expect((await meets.person(anna, ewa)).json().person.tie).toBe("received");
		await site.deps.db.delete(profilePhoto);
	});

	test("is not to be told by who tries to block in turn: there is no such person", async () => {
		await meets.block(ewa, anna);
		const [tried, none] = [await meets.block(anna, ewa), await meets.block(anna, site.nobody)];
		expect([tried.statusCode, tried.body]).toEqual([404, none.body]);
		expect((await meets.report(anna, ewa)).body).toBe((await meets.report(anna, site.nobody)).body);
	});

	test("leaves what waits as it is, unseen: who sent it withdraws it as ever", async () => {
		const id = await invited(anna, ewa);
		await meets.block(ewa, anna);
		expect((await meets.answer(ewa, id, true)).statusCode).toBe(404);
		expect((await meets.withdraw(anna, id)).statusCode).toBe(200);
	});

	test("a report needs words, and is told to nobody but the organiser", async () => {
		expect((await meets.report(anna, ewa, " ")).json().modelState).toEqual({ words: ["Say what happened."] });
		expect((await meets.report(anna, ewa)).json()).toEqual({ isReported: true });
		expect(await letters()).toEqual([]);
	});
});

test("a Basic holder sees the photo of who invites them, and of nobody else", async () => {
	const photo = { large: "no.a.webp", small: "no.b.webp", updatedAt: new Date() };
	await site.deps.db.insert(profilePhoto).values({ accountId: anna.id, ...photo });
	const asked = async () => (await basic.ask(`/api/User/Profile/Image/${anna.id}`)).json().message ?? "";
	expect(await asked()).toBe("Nie ma takiego zdjęcia.");
	await invited(anna, basic);
	// it may be seen: only the file is not there
	expect(await asked()).not.toBe("Nie ma takiego zdjęcia.");
	await site.deps.db.delete(profilePhoto);
});
