import { beforeEach, expect, test } from "vitest";
import { fair, NOON } from "../../../../tests/harness/meetings.ts";
import type { TestPerson } from "../../../../tests/harness/people.ts";
import { emails } from "../../../kit/mail/store.ts";
import { eventBan } from "../../matchmaking/server/tables.ts";
import { tendMeetings } from "./due.ts";

/** An agreed meeting at noon, and two slots to move it to. */
let site: Awaited<ReturnType<typeof fair>>;
let ewa: TestPerson;
let staff: TestPerson;
let id: number;
let [noon, one, two] = [0, 0, 0];
beforeEach(async () => {
	site = await fair();
	ewa = await site.person("ewa", "expo");
	staff = await site.person("sonja", "elsewhere");
	await site.work(staff, site.norvika);
	[noon, one, two] = [
		await site.slot(site.norvika, 0),
		await site.slot(site.norvika, 60, "B12"),
		await site.slot(site.norvika, 120),
	];
	// Nothing begins meanwhile.
	at(-30 * DAY);
	id = (await site.asks(ewa, noon, { topicId: site.topic })).json().meetingId;
	await site.answers(staff, site.norvika, id, { isAccepted: true });
	await tend();
}, 60_000);

const DAY = 24 * 60;
const at = (minutes: number) => site.server.clock.set(new Date(NOON + minutes * 60_000).toISOString());
const pageAddress = (_lang: string, _event: unknown, path: string) => `https://x.example/${path}`;
const tend = () => tendMeetings({ ...site.deps, sender: "e@x.example", organiserLang: "pl", pageAddress });
const sent = async (kind: string) => (await emails(site.deps.db, 1, 99)).rows.filter((one) => one.kind === kind);
const personMoves = (slotId: number) => site.asks(ewa, slotId, { meetingId: id });
const staffMoves = (slotId: number) => site.answers(staff, site.norvika, id, { slotId });
const personSays = (moveTo: number, isAccepted: boolean) =>
	site.post(ewa, `/api/UserMeeting/${id}/user/${ewa.id}`, { moveTo, isAccepted });
const staffSays = (moveTo: number, isAccepted: boolean) =>
	site.answers(staff, site.norvika, id, { moveTo, isAccepted });
const seenByStaff = async () => (await staff.ask(`/api/UserMeeting/Exhibitor/${site.norvika}`)).json().meetings;
const bookedSlotIds = async () =>
	(await staff.ask(`/api/MeetingSlot/Exhibitor/${site.norvika}`))
		.json()
		.slots.filter((slot: { isTaken: boolean }) => slot.isTaken)
		.map((slot: { slotId: number }) => slot.slotId);
const file = async () => (await ewa.ask(`/api/UserMeeting/${id}/user/${ewa.id}/calendar.ics`)).body;
const expectAsItWas = async () => {
	expect(await site.own(ewa)).toMatchObject([{ slotId: noon, state: "agreed", move: null }]);
	expect(await bookedSlotIds()).toEqual([noon]);
	expect(await file()).toMatch(/SEQUENCE:0[\s\S]*DTSTART;TZID=Europe\/Warsaw:20250606T120000/);
};

test("a person's request to move takes both slots; the agreed time counts until staff accept", async () => {
	expect((await personMoves(one)).json()).toEqual({ meetingId: id, state: "agreed" });
	const move = { slotId: one, table: "B12", by: "person", answerByDate: "2025-05-08T10:00:00.000Z" };
	expect(await site.own(ewa)).toMatchObject([{ slotId: noon, state: "agreed", move: { ...move, clashes: [] } }]);
	const seen = (await staff.ask(`/api/UserMeeting/Exhibitor/${site.norvika}`)).json();
	expect(seen.meetings).toMatchObject([{ slotId: noon, state: "agreed", move }]);
	expect(seen.freeSlots.map((slot: { slotId: number }) => slot.slotId)).toEqual([two]);
	expect(await bookedSlotIds()).toEqual([noon, one]);
	expect(await file()).toMatch(/SEQUENCE:0[\s\S]*:20250606T120000/);
	await tend();
	expect((await sent("meeting-news")).at(-1)?.text).toMatch(/prosi o przeniesienie na 6 czerwca, 13:00/);

	expect((await staffSays(one, true)).json()).toEqual({ meetingId: id, state: "agreed" });
	expect(await site.own(ewa)).toMatchObject([{ slotId: one, table: "B12", state: "agreed", move: null }]);
	expect(await bookedSlotIds()).toEqual([one]);
	expect(await file()).toMatch(/SEQUENCE:1[\s\S]*:20250606T130000/);
	expect(await sent("meeting-rescheduled")).toMatchObject([{ recipient: ewa.email }]);
	expect((await staffSays(one, false)).statusCode).toBe(409);
});

test("the meeting moves only if the person accepts the staff's request, and staff get the answer", async () => {
	expect((await staffMoves(one)).json().state).toBe("agreed");
	expect((await sent("meeting-moving"))[0]?.text).toMatch(/6 czerwca, 13:00[\s\S]*obowiązuje umówiony termin/);
	expect((await staffSays(one, true)).statusCode).toBe(409);
	expect((await personSays(one, false)).json().state).toBe("agreed");
	await expectAsItWas();
	await tend();
	expect((await sent("meeting-news")).at(-1)?.text).toMatch(/nie przenosi na 6 czerwca, 13:00/);
	expect(await seenByStaff()).toMatchObject([{ move: null, refusedMove: { slotId: one, isUnanswered: false } }]);
	await staffMoves(two);
	// An answer to an outdated state is refused.
	expect((await personSays(one, true)).statusCode).toBe(409);
	at(-30 * DAY + 1);
	expect((await personSays(two, true)).json().state).toBe("agreed");
	expect(await bookedSlotIds()).toEqual([two]);
	// Moves requested before the current time are over.
	expect(await seenByStaff()).toMatchObject([{ slotId: two, refusedMove: null }]);
	await staffMoves(one);
	at(-29 * DAY + 1);
	await tend();
	expect(await seenByStaff()).toMatchObject([{ move: null, refusedMove: { slotId: one, isUnanswered: true } }]);
	expect(await site.own(ewa)).toMatchObject([{ refusedMove: null }]);
});

test("a declined, withdrawn or expired move keeps the agreed time and frees the other slot", async () => {
	await personMoves(one);
	expect((await staffSays(one, false)).json().state).toBe("agreed");
	await expectAsItWas();
	expect(await site.own(ewa)).toMatchObject([{ refusedMove: { slotId: one, table: "B12", isUnanswered: false } }]);
	await personMoves(one);
	expect(await site.own(ewa)).toMatchObject([{ refusedMove: null }]);
	expect((await personSays(one, false)).json().state).toBe("agreed");
	await expectAsItWas();
	await personMoves(one);
	at(-29 * DAY - 1);
	await personMoves(two);
	await tend();
	expect(await bookedSlotIds()).toEqual([noon, two]);
	at(-29 * DAY);
	expect((await staffSays(two, true)).statusCode).toBe(409);
	await tend();
	await expectAsItWas();
	expect(await site.own(ewa)).toMatchObject([{ refusedMove: { slotId: two, isUnanswered: true } }]);
	expect(await sent("meeting-stays")).toHaveLength(2);
	const answer = await personMoves(one);
	expect([answer.statusCode, answer.json().title]).toEqual([409, expect.stringContaining("nothing three times")]);
	expect((await staffMoves(one)).statusCode).toBe(200);
});

test("after one of the slots begins there is no move, and both sides are reminded of the agreed time", async () => {
	at(-70);
	await personMoves(one);
	at(-59);
	await tend();
	expect((await sent("meeting-reminder")).map((letter) => letter.recipient)).toContain(ewa.email);
	at(0);
	expect((await staffSays(one, true)).statusCode).toBe(409);
	await tend();
	expect(await site.own(ewa)).toMatchObject([{ slotId: noon, state: "agreed", move: null }]);
	expect(await bookedSlotIds()).toEqual([]);
	expect(await sent("meeting-stays")).toEqual([]);
});

test("ending the meeting frees both slots", async () => {
	await personMoves(one);
	expect((await site.remove(ewa, `/api/UserMeeting/${id}/user/${ewa.id}`)).json().state).toBe("cancelled");
	expect(await site.own(ewa)).toMatchObject([{ move: null, refusedMove: null }]);
	expect(await bookedSlotIds()).toEqual([]);
	expect((await staffSays(one, true)).statusCode).toBe(409);
});

test("the requested time counts as taken for the person", async () => {
	await personMoves(one);
	const beside = await site.slot(site.lumigrad, 70);
	const refused = await site.asks(ewa, beside);
	expect([refused.statusCode, refused.json().title]).toEqual([409, expect.stringContaining("another meeting")]);
	const { slots } = (await ewa.ask(`/api/MeetingSlot/Exhibitor/${site.lumigrad}`)).json();
	expect(slots).toMatchObject([{ otherMeeting: "Norvika" }]);
	await personSays(one, false);
	expect((await site.asks(ewa, beside)).statusCode).toBe(200);
	expect((await personMoves(one)).statusCode).toBe(409);
	expect((await staffMoves(one)).statusCode).toBe(409);
});

test("a move counts as an open request; another company or person and a banned person cannot make it", async () => {
	expect((await personMoves(await site.slot(site.lumigrad, 60))).statusCode).toBe(409);
	const adam = await site.person("adam", "standard");
	await personMoves(one);
	const others = [
		await site.asks(adam, two, { meetingId: id }),
		await site.post(adam, `/api/UserMeeting/${id}/user/${adam.id}`, { moveTo: one, isAccepted: true }),
		await site.answers(staff, site.lumigrad, id, { moveTo: one, isAccepted: true }),
		// The move itself is no meeting.
		await site.remove(ewa, `/api/UserMeeting/${id + 1}/user/${ewa.id}`),
	];
	expect(others.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404]);
	await personSays(one, false);
	for (let n = 0; n < 10; n++) await site.asks(ewa, await site.slot(await site.company(`Firma ${n}`), 200 + n * 20));
	expect((await personMoves(one)).json().title).toContain("Ten of your requests");
	await site.deps.db.insert(eventBan).values({ accountId: ewa.id, eventId: site.event.id, since: new Date() });
	await staffMoves(one);
	expect((await personSays(one, true)).statusCode).toBe(403);
	expect((await personSays(one, false)).statusCode).toBe(200);
});
