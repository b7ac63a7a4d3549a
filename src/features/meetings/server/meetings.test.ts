import { beforeEach, describe, expect, test } from "vitest";
import { addCalendar, addCategory, addLecture } from "../../../../tests/harness/content.ts";
import { fair, NOON } from "../../../../tests/harness/meetings.ts";
import type { TestPerson } from "../../../../tests/harness/people.ts";
import { emails } from "../../../kit/mail/store.ts";
import { eventBan } from "../../matchmaking/server/tables.ts";
import { addFavourites } from "../../plan/server/store.ts";
import { attachedMeeting } from "./calendar.ts";
import { tendMeetings } from "./due.ts";

let site: Awaited<ReturnType<typeof fair>>;
let ewa: TestPerson;
let staff: TestPerson;
beforeEach(async () => {
	site = await fair();
	ewa = await site.person("ewa", "expo");
	staff = await site.person("sonja", "elsewhere");
	await site.work(staff, site.norvika);
}, 60_000);

const people = () => ({ ...site.deps, sender: "e@x.example", organiserLang: "pl" as const, pageAddress });
const pageAddress = (_lang: string, _event: unknown, path: string) => `https://x.example/${path}`;
const tend = () => tendMeetings(people());
const at = (minutes: number) => site.server.clock.set(new Date(NOON + minutes * 60_000).toISOString());
const sent = async (kind: string) => (await emails(site.deps.db, 1, 99)).rows.filter((one) => one.kind === kind);
const asking = async (slotId: number, who = ewa) => {
	const answer = await site.asks(who, slotId, { topicId: site.topic, note: " O dyżurach " });
	expect(answer.json()).toEqual({ meetingId: expect.any(Number), state: "asked" });
	return answer.json().meetingId as number;
};

describe("a request", () => {
	test("takes the slot at once, with a confirmed ticket of any package", async () => {
		const slotId = await site.slot(site.norvika, 0, "B12");
		const free = async () => (await ewa.ask("/api/event/MSTS25/meeting/exhibitors?lang=en")).json();
		expect(await free()).toMatchObject({
			mayAsk: true,
			exhibitors: [
				{ name: "Norvika", freeSlots: 1, topics: [{ objectId: site.topic, name: "On-call" }] },
				{ name: "Lumigrad", freeSlots: 0 },
			],
		});
		await asking(slotId);
		expect((await free()).exhibitors[0].freeSlots).toBe(0);
		const [slot] = (await ewa.ask(`/api/MeetingSlot/Exhibitor/${site.norvika}`)).json().slots;
		expect(slot).toMatchObject({ slotId, table: "B12", isOnline: false, isTaken: true, isYours: true });
		expect(await site.own(ewa)).toMatchObject([
			{ state: "asked", by: "person", topic: "On-call", note: "O dyżurach", exhibitor: { name: "Norvika" } },
		]);
	});

	test("is refused without a ticket or topic, for a past, taken or overlapping slot, and twice with one exhibitor", async () => {
		const first = await site.slot(site.norvika, 0);
		const later = await site.slot(site.norvika, 60);
		const beside = await site.slot(site.lumigrad, 10);
		const past = await site.slot(site.lumigrad, -200_000);
		const closed = await site.slot(await site.company("Cichy", false), 0);
		const refused = async (who: TestPerson, slotId: number, more: object = { topicId: site.topic }) => {
			const answer = await site.asks(who, slotId, more);
			return [answer.statusCode, answer.json().title] as const;
		};
		expect((await refused(staff, first))[0]).toBe(403);
		await site.setTicket(ewa.id, { status: "unpaid" as never });
		expect((await refused(ewa, first))[0]).toBe(403);
		await site.setTicket(ewa.id, { status: "confirmed" });
		expect((await refused(ewa, first, {}))[0]).toBe(400);
		expect((await refused(ewa, beside, { topicId: site.topic }))[0]).toBe(400);
		expect((await refused(ewa, past, {}))[0]).toBe(409);
		expect((await refused(ewa, closed, {}))[0]).toBe(404);
		await asking(first);
		expect(await refused(ewa, beside, {})).toEqual([409, expect.stringContaining("another meeting at that time")]);
		expect(await refused(ewa, later)).toEqual([
			409,
			expect.stringContaining("already have a meeting with this exhibitor"),
		]);
		const adam = await site.person("adam", "standard");
		expect(await refused(adam, first)).toEqual([409, expect.stringContaining("this time is taken")]);
	});

	test("is refused to a banned person, who can still end meetings", async () => {
		const [first, second] = [await site.slot(site.norvika, 0), await site.slot(site.norvika, 60)];
		const meetingId = await asking(first);
		const ban = { accountId: ewa.id, eventId: site.event.id, since: new Date() };
		await site.deps.db.insert(eventBan).values(ban);
		const other = await site.asks(ewa, await site.slot(site.lumigrad, 120));
		const moved = await site.asks(ewa, second, { meetingId });
		expect((await site.answers(staff, site.norvika, meetingId, { slotId: second })).statusCode).toBe(200);
		const accepted = await site.replies(ewa, meetingId, { isAccepted: true });
		for (const answer of [other, moved, accepted])
			expect([answer.statusCode, answer.json().detail]).toEqual([
				403,
				expect.stringContaining("has switched arranging"),
			]);
		expect((await site.remove(ewa, `/api/UserMeeting/${meetingId}/user/${ewa.id}`)).statusCode).toBe(200);
	});

	test("is refused while ten others are unanswered", async () => {
		for (let n = 0; n < 10; n++) {
			const slotId = await site.slot(await site.company(`Firma ${n}`), n * 20);
			expect((await site.asks(ewa, slotId)).statusCode).toBe(200);
		}
		const more = await site.slot(await site.company("Jeszcze jedna"), 400);
		const answer = await site.asks(ewa, more);
		expect([answer.statusCode, answer.json().title]).toEqual([409, expect.stringContaining("Ten of your requests")]);
	});

	test("has a warning with the name of a lecture in the plan", async () => {
		const slotId = await site.slot(site.norvika, 0);
		const { deps, event } = site;
		const place = { event, category: await addCategory(deps, event), calendar: await addCalendar(deps, event) };
		const startsAt = new Date(NOON - 600_000);
		const one = await addLecture(deps, place, { startsAt, endsAt: new Date(NOON + 60_000), subject: "NIS2" });
		await addFavourites(deps.db, { accountId: ewa.id, lectureIds: [one.id], addedAt: deps.clock.now() });
		const [slot] = (await ewa.ask(`/api/MeetingSlot/Exhibitor/${site.norvika}`)).json().slots;
		expect(slot).toMatchObject({ clashes: ["NIS2"], otherMeeting: null, isTaken: false });
		await asking(slotId);
		expect(await site.own(ewa)).toMatchObject([{ clashes: ["NIS2"] }]);
	});
});

describe("both sides", () => {
	test("staff see no e-mail address and accept; the person gets an e-mail with a calendar file", async () => {
		const id = await asking(await site.slot(site.norvika, 0));
		const seen = await staff.ask(`/api/UserMeeting/Exhibitor/${site.norvika}`);
		expect(seen.json().meetings).toMatchObject([{ meetingId: id, note: "O dyżurach", state: "asked" }]);
		expect(seen.body).not.toContain("@");
		expect((await site.answers(staff, site.norvika, id, { isAccepted: true })).json().state).toBe("agreed");
		expect(await site.own(ewa)).toMatchObject([{ state: "agreed", by: "exhibitor" }]);
		expect(await sent("meeting-agreed")).toMatchObject([{ recipient: ewa.email }]);
		const file = Buffer.from(await attachedMeeting(people(), id)).toString();
		expect(file).toMatch(/DTSTART;TZID=Europe\/Warsaw:20250606T120000/);
		const own = await ewa.ask(`/api/UserMeeting/${id}/user/${ewa.id}/calendar.ics`);
		expect([own.statusCode, own.headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
		const feed = (await site.post(ewa, "/api/user/plan/MSTS25/feed", { isOn: true })).json().url;
		expect((await ewa.ask(new URL(feed).pathname)).body).toContain(`meeting-${id}@`);
	});

	test("a proposed time takes its slot and frees the former one, and the person answers", async () => {
		const [before, after] = [await site.slot(site.norvika, 0), await site.slot(site.norvika, 60)];
		const id = await asking(before);
		expect((await site.answers(staff, site.norvika, id, { slotId: after })).json().state).toBe("asked");
		const slots = (await ewa.ask(`/api/MeetingSlot/Exhibitor/${site.norvika}`)).json().slots;
		expect(slots.map((one: { isTaken: boolean }) => one.isTaken)).toEqual([false, true]);
		expect(await sent("meeting-moved")).toHaveLength(1);
		expect((await site.answers(staff, site.norvika, id, { isAccepted: true })).statusCode).toBe(409);
		const accept = await site.replies(ewa, id, { isAccepted: true });
		expect(accept.json().state).toBe("agreed");
	});

	test("ending a meeting frees its slot; ending it twice changes nothing", async () => {
		const slotId = await site.slot(site.norvika, 0);
		const id = await asking(slotId);
		const url = `/api/UserMeeting/${id}/user/${ewa.id}`;
		expect((await site.remove(ewa, url)).json().state).toBe("withdrawn");
		expect((await site.remove(ewa, url)).json().state).toBe("withdrawn");
		const again = await asking(slotId);
		await site.answers(staff, site.norvika, again, { isAccepted: true });
		expect((await site.answers(staff, site.norvika, again, { isAccepted: false })).json().state).toBe("cancelled");
		expect((await sent("meeting-declined")).length).toBe(1);
	});

	test("nothing changes after the start", async () => {
		const [slotId, later] = [await site.slot(site.norvika, 0), await site.slot(site.norvika, 60)];
		const id = await asking(slotId);
		at(1);
		const answers = [
			await site.answers(staff, site.norvika, id, { isAccepted: true }),
			await site.answers(staff, site.norvika, id, { slotId: later }),
			await site.asks(ewa, later, { meetingId: id }),
			await site.remove(ewa, `/api/UserMeeting/${id}/user/${ewa.id}`),
		];
		expect(answers.map((one) => one.statusCode)).toEqual([409, 409, 409, 409]);
	});

	test("meetings of other people and exhibitors answer 404", async () => {
		const slotId = await site.slot(site.norvika, 0);
		const id = await asking(slotId);
		const adam = await site.person("adam", "standard");
		await site.work(adam, site.lumigrad);
		const answers = [
			await adam.ask(`/api/UserMeeting/user/${ewa.id}?eventCode=MSTS25`),
			await site.remove(adam, `/api/UserMeeting/${id}/user/${adam.id}`),
			await site.replies(adam, id, { isAccepted: true }),
			await site.asks(adam, slotId, { meetingId: id }),
			await adam.ask(`/api/UserMeeting/${id}/user/${adam.id}/calendar.ics`),
			await adam.ask(`/api/UserMeeting/Exhibitor/${site.norvika}`),
			await site.answers(adam, site.norvika, id, { isAccepted: true }),
			await site.answers(adam, site.lumigrad, id, { isAccepted: true }),
			await site.remove(adam, `/api/MeetingSlot/Exhibitor/${site.lumigrad}/${slotId}`),
		];
		expect(answers.map((one) => one.statusCode)).toEqual(answers.map(() => 404));
	});
});

describe("slots", () => {
	const publish = (who: TestPerson, table: string, more: object = {}) => {
		const [startDate, endDate] = [new Date(NOON).toISOString(), new Date(NOON + 3_600_000).toISOString()];
		const body = { startDate, endDate, minutes: 20, table, ...more };
		return site.post(who, `/api/MeetingSlot/Exhibitor/${site.norvika}`, body);
	};

	test("are published by staff only; a table and an exhibitor's online room have one at a time", async () => {
		expect((await publish(ewa, "B12")).statusCode).toBe(404);
		expect((await publish(staff, "B12")).json()).toEqual({ published: 3 });
		expect((await publish(staff, "B12")).statusCode).toBe(409);
		expect((await publish(staff, "")).json()).toEqual({ published: 3 });
		const again = await publish(staff, "", { minutes: 30 });
		expect([again.statusCode, again.json().title]).toEqual([409, expect.stringContaining("another slot online")]);
		const other = await site.person("kamil", "basic");
		await site.work(other, site.lumigrad);
		const [startDate, endDate] = [new Date(NOON + 600_000), new Date(NOON + 1_200_000)];
		const beside = { startDate, endDate, minutes: 5 };
		const besides = (table: string) =>
			site.post(other, `/api/MeetingSlot/Exhibitor/${site.lumigrad}`, { ...beside, table });
		expect((await besides("B12")).statusCode).toBe(409);
		expect((await besides("")).json()).toEqual({ published: 2 });
		expect((await publish(staff, "B13", { minutes: 61 })).statusCode).toBe(400);
	});

	test("published twice at once exist once", async () => {
		const answers = await Promise.all([publish(staff, "B12"), publish(staff, "B12")]);
		expect(answers.map((one) => one.statusCode).toSorted()).toEqual([200, 409]);
	});

	test("are removed unless somebody has booked them", async () => {
		const slotId = await site.slot(site.norvika, 0);
		const url = `/api/MeetingSlot/Exhibitor/${site.norvika}/${slotId}`;
		const id = await asking(slotId);
		expect((await site.remove(staff, url)).statusCode).toBe(409);
		await site.answers(staff, site.norvika, id, { isAccepted: false });
		expect((await site.remove(staff, url)).json()).toEqual({ isRemoved: true });
		expect((await site.remove(staff, url)).statusCode).toBe(404);
	});
});

describe("the job", () => {
	test("sends staff one e-mail in 15 minutes for all news", async () => {
		const adam = await site.person("adam", "standard");
		at(-600);
		await asking(await site.slot(site.norvika, 0));
		await tend();
		await asking(await site.slot(site.norvika, 30), adam);
		await tend();
		expect(await sent("meeting-news")).toHaveLength(1);
		at(-584);
		await tend();
		await tend();
		const letters = await sent("meeting-news");
		expect(letters.map((one) => one.recipient)).toEqual([staff.email, staff.email]);
		expect(letters[0]!.text).toContain("6 czerwca, 12:30");
	});

	test("reminds both sides once, an hour before", async () => {
		const id = await asking(await site.slot(site.norvika, 0));
		await site.answers(staff, site.norvika, id, { isAccepted: true });
		at(-61);
		await tend();
		expect(await sent("meeting-reminder")).toEqual([]);
		at(-59);
		await tend();
		await tend();
		const recipients = (await sent("meeting-reminder")).map((one) => one.recipient);
		expect(recipients.toSorted()).toEqual([ewa.email, staff.email].toSorted());
	});

	test("shows the online room of an agreed meeting from ten minutes before it to its end", async () => {
		const id = await asking(await site.slot(site.norvika, 0));
		const room = async () => (await site.own(ewa))[0].roomUrl;
		await site.answers(staff, site.norvika, id, { isAccepted: true });
		at(-11);
		expect(await room()).toBeNull();
		at(-10);
		expect(await room()).toMatch(/^https:\/\/meet\.jit\.si\/[\w-]{20,}$/);
		const seen = (await staff.ask(`/api/UserMeeting/Exhibitor/${site.norvika}`)).json();
		expect(seen.meetings[0].roomUrl).toBe(await room());
		at(20);
		expect(await room()).toBeNull();
	});

	test("ends meetings of a cancelled ticket and frees their slots", async () => {
		const slotId = await site.slot(site.norvika, 0);
		await asking(slotId);
		await tend();
		expect(await site.own(ewa)).toMatchObject([{ state: "asked" }]);
		await site.setTicket(ewa.id, { status: "cancelled" });
		await tend();
		expect(await site.own(ewa)).toMatchObject([{ state: "cancelled" }]);
		await asking(slotId, await site.person("adam", "standard"));
	});
});
