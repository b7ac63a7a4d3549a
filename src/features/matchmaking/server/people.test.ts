import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCalendar } from "../../../../tests/harness/content.ts";
import { meets, threePeople } from "../../../../tests/harness/matchmaking.ts";
import type { TestPerson } from "../../../../tests/harness/people.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { emailPreference } from "../../account/server/tables.ts";
import { calendar, event as eventTable } from "../../event/server/tables.ts";
import { addWord, removeWord } from "../../event/server/word-store.ts";
import { profilePhoto } from "../../profiles/server/tables.ts";
import type { Person } from "../contract.ts";
import { forgetMeetings } from "./forget-people.ts";
import { eventBan, invitation, personReport } from "./tables.ts";

let site: Awaited<ReturnType<typeof threePeople>>["site"];
let anna: TestPerson;
let basic: TestPerson;
let ewa: TestPerson;
beforeAll(async () => {
	({ site, anna, ewa, basic } = await threePeople());
}, 60_000);
beforeEach(async () => {
	for (const table of [invitation, emailPreference, emailMessage]) await site.deps.db.delete(table);
	site.server.clock.set(new Date(site.server.clock.now().getTime() + 2 * 3_600_000).toISOString());
});

const invited = async (who: TestPerson, whom: TestPerson, sentence?: string): Promise<number> => {
	const answer = await meets.invite(who, whom, sentence);
	if (answer.statusCode !== 200) throw new Error(answer.body);
	return answer.json().invitationId;
};
const letters = async () => {
	const rows = await site.deps.db.select().from(emailMessage).orderBy(emailMessage.id);
	return rows.map(({ recipient, kind, text, html, lang, unsubscribeUrl }) => ({
		recipient,
		kind,
		text,
		html,
		lang,
		unsubscribeUrl,
	}));
};
const lists = async (who: TestPerson) => {
	const all: Record<string, Person[]> = (await meets.lists(who)).json();
	return Object.fromEntries(Object.entries(all).map(([name, people]) => [name, people.map((one) => one.id)]));
};

describe("an invitation", () => {
	test("sends one e-mail without the sender's links; the sender gets an e-mail when a Basic ticket accepts", async () => {
		const id = await invited(anna, basic, "Zobacz\nhttps://zlo.example, proszę.");
		const [letter] = await letters();
		expect([letter!.recipient, letter!.kind, letter!.lang]).toEqual([basic.email, "person-invited", "pl"]);
		expect(letter!.text).toContain("Inżynierka");
		expect(letter!.text).toContain("/account/emails");
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

	test("sends no e-mail to a person who switched them off", async () => {
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

	test("with a banned word is refused, and the message names the word", async () => {
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

	test("cannot be repeated after it was declined; the other person can invite", async () => {
		const id = await invited(anna, ewa);
		await meets.answer(ewa, id, false);
		const again = await meets.invite(anna, ewa);
		expect([again.statusCode, again.json().message]).toEqual([409, expect.stringContaining("has already declined")]);
		expect(await lists(anna)).toEqual({ received: [], sent: [ewa.id], connected: [] });
		expect(await lists(ewa)).toEqual({ received: [], sent: [], connected: [] });
		expect((await meets.invite(ewa, anna)).json().tie).toBe("sent");
	});

	test("disappears when withdrawn, and cannot be repeated that day", async () => {
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

	test("accepts an open invitation from the other person", async () => {
		await invited(anna, ewa);
		expect((await meets.invite(ewa, anna)).json()).toMatchObject({ tie: "connected" });
		expect(await site.deps.db.select().from(invitation)).toMatchObject([{ state: "accepted", accountId: anna.id }]);
		// The accepting side gets the same response.
		const again = await meets.invite(anna, ewa);
		expect([again.statusCode, again.json().message]).toEqual([409, "You are connected already."]);
		expect((await meets.invite(ewa, anna)).json()).toMatchObject({ tie: "connected" });
		expect((await letters()).map((it) => it.kind)).toEqual(["person-invited", "person-accepted"]);
	});

	test("is refused to oneself, and after ten in an hour", async () => {
		const rows = Array.from({ length: 9 }, () => ({
			eventId: site.other.id,
			accountId: anna.id,
			invitedId: ewa.id,
			sentence: "x",
			state: "closed" as const,
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

	test("is deleted twelve months after the event, like reports and bans", async () => {
		await invited(anna, ewa);
		await meets.report(anna, ewa);
		const {
			event,
			deps: { db },
		} = site;
		await db.insert(eventBan).values({ accountId: basic.id, eventId: event.id, since: new Date() });
		const forgetAndCount = async (now: string) => {
			await forgetMeetings({ db, clock: { now: () => new Date(now) } });
			return [await db.$count(invitation), await db.$count(personReport), await db.$count(eventBan)];
		};
		expect(await forgetAndCount("2026-06-07T15:59:59Z")).toEqual([1, 1, 1]);
		// A meetup ends with its last edition.
		await db.update(eventTable).set({ isMeeting: true });
		const later = { startsAt: new Date("2025-09-01T16:00:00Z"), endsAt: new Date("2025-09-01T18:00:00Z") };
		const { id } = await addCalendar(site.deps, event, { code: "LATER", ...later });
		expect(await forgetAndCount("2026-07-01T00:00:00Z")).toEqual([1, 1, 1]);
		await db.delete(calendar).where(eq(calendar.id, id));
		await db.update(eventTable).set({ isMeeting: false });
		expect(await forgetAndCount("2026-06-07T16:00:00Z")).toEqual([0, 0, 0]);
	});
});

test("a report needs words, and nobody gets an e-mail about it", async () => {
	expect((await meets.report(anna, ewa, " ")).json().modelState).toEqual({ words: ["Say what happened."] });
	expect((await meets.report(anna, ewa)).json()).toEqual({ isReported: true });
	expect(await letters()).toEqual([]);
});

test("a Basic holder sees the photo of an inviter, and of nobody else", async () => {
	const photo = { large: "no.a.webp", small: "no.b.webp", updatedAt: new Date() };
	await site.deps.db.insert(profilePhoto).values({ accountId: anna.id, ...photo });
	const photoMessage = async () => (await basic.ask(`/api/User/Profile/Image/${anna.id}`)).json().message ?? "";
	expect(await photoMessage()).toBe("Nie ma takiego zdjęcia.");
	await invited(anna, basic);
	// Only the file is missing.
	expect(await photoMessage()).not.toBe("Nie ma takiego zdjęcia.");
	await site.deps.db.delete(profilePhoto);
});
