import { sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { fair } from "../../../../tests/harness/meetings.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { account } from "../../account/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { actOn, requestSlot } from "./book.ts";
import { move } from "./move.ts";
import { userMeeting } from "./tables.ts";

let site: Awaited<ReturnType<typeof fair>>;
beforeEach(async () => {
	site = await fair();
});

const deps = () => ({ ...site.deps, sender: "e@x.example", organiserLang: "pl" as const, pageAddress: () => "" });

async function crowd(count: number): Promise<string[]> {
	const { db, clock } = site.deps;
	const now = clock.now();
	const people = Array.from({ length: count }, (_, n) => ({
		id: `asker-${n}`,
		email: `asker${n}@ktos.example`,
		emailVerified: true,
		name: `Osoba ${n}`,
		firstName: "Osoba",
		lastName: String(n),
		createdAt: now,
		updatedAt: now,
	}));
	await db.insert(account).values(people);
	const ticket = { ...site.tickets.expo, profile: {}, isOnline: false, status: "confirmed" as const, createdAt: now };
	await db.insert(registration).values(people.map(({ id }) => ({ ...ticket, accountId: id })));
	return people.map(({ id }) => id);
}

/** Each person requests one of the slots at once; returns the numbers of bookings and refusals. */
async function rush(people: string[], slots: number[]) {
	const requests = people.map((accountId, n) =>
		requestSlot(deps(), { accountId, slotId: slots[n % slots.length]!, topicId: site.topic, note: "" }).catch(
			(error) => error,
		),
	);
	const answers = await Promise.all(requests);
	const refused = answers.filter((one) => one instanceof Failure);
	const others = answers.filter((one) => one instanceof Error && !(one instanceof Failure));
	return { booked: answers.length - refused.length - others.length, refused: refused.map((one) => one.status), others };
}

async function doubled(): Promise<number> {
	const { rows } = await site.deps.db.execute(
		sql`select slot_id from ${userMeeting} where state in ('asked', 'agreed') group by slot_id having count(*) > 1`,
	);
	return rows.length;
}

const fifty = () => Promise.all(Array.from({ length: 50 }, (_, n) => site.slot(site.norvika, n * 20)));

test("1,000 concurrent requests for 50 slots: 50 booked, 950 refused, none booked twice", async () => {
	// PGlite runs transactions one by one, so fewer are enough.
	const share = site.deps.engine === "pglite" ? 5 : 1;
	const [people, slots] = [await crowd(1000 / share), (await fifty()).slice(0, 50 / share)];
	const { booked, refused, others } = await rush(people, slots);
	expect(others).toEqual([]);
	expect(booked).toBe(50 / share);
	expect(refused).toEqual(Array(950 / share).fill(409));
	expect(await doubled()).toBe(0);
});

/** Half of the people move an agreed meeting to a slot that the others request, all at once. */
async function rushTo(slotId: number, people: string[]) {
	const { db, clock } = site.deps;
	const now = clock.now();
	const [agreed, asking] = [people.slice(people.length / 2), people.slice(0, people.length / 2)];
	const of = { exhibitorId: site.norvika, room: "pokoj", state: "agreed", by: "exhibitor" } as const;
	const rows = agreed.map(async (accountId, n) => {
		const own = await site.slot(site.norvika, 20 + n * 20);
		return { ...of, accountId, slotId: own, askedAt: now, changedAt: now, staffToldAt: now };
	});
	const meetings = await db
		.insert(userMeeting)
		.values(await Promise.all(rows))
		.returning();
	const moves = meetings.map(({ id: meetingId, accountId }) =>
		db.transaction((tx) => move(tx, deps(), { meetingId, slotId, actor: { accountId } })),
	);
	const asks = asking.map((accountId) => requestSlot(deps(), { accountId, slotId, topicId: site.topic, note: "" }));
	const answers = await Promise.allSettled([...moves, ...asks]);
	const had = answers.filter((one) => one.status === "fulfilled").length;
	const statuses = answers.flatMap((one) => (one.status === "rejected" ? one.reason.status : []));
	return { had, statuses };
}

test("one person gets a slot that many request or move to; the others keep their slots", async () => {
	const slotId = await site.slot(site.norvika, 0);
	const { had, statuses } = await rushTo(slotId, await crowd(20));
	expect([had, statuses]).toEqual([1, Array(19).fill(409)]);
	expect(await doubled()).toBe(0);
	const { rows } = await site.deps.db.execute(sql`select id from ${userMeeting} where state = 'agreed'`);
	expect(rows).toHaveLength(10);
});

test("a person who moves a meeting and requests one for the same time gets one of them", async () => {
	const [accountId] = await crowd(1);
	const [noon, wanted] = [await site.slot(site.norvika, 0), await site.slot(site.norvika, 60)];
	const meetingId = await requestSlot(deps(), { accountId: accountId!, slotId: noon, topicId: site.topic, note: "" });
	await site.deps.db.update(userMeeting).set({ state: "agreed", by: "exhibitor" });
	const beside = await site.slot(site.lumigrad, 50);
	const answers = await Promise.allSettled([
		site.deps.db.transaction((tx) => move(tx, deps(), { meetingId, slotId: wanted, actor: { accountId: accountId! } })),
		requestSlot(deps(), { accountId: accountId!, slotId: beside, topicId: null, note: "" }),
	]);
	expect(answers.map((one) => one.status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

async function bothAtOnce(): Promise<number> {
	const [accountId] = await crowd(1);
	const slots = [await site.slot(site.norvika, 0), await site.slot(site.lumigrad, 10)];
	const answers = await Promise.all(
		slots.map((slotId, index) =>
			requestSlot(deps(), { accountId: accountId!, slotId, topicId: index === 0 ? site.topic : null, note: "" }).then(
				() => "booked",
				(error) => error.status,
			),
		),
	);
	expect(answers.filter((one) => one !== "booked")).toEqual(answers.length > 1 ? [409] : []);
	return answers.filter((one) => one === "booked").length;
}

test("a person who sends two requests for the same time gets one meeting", async () => {
	expect(await bothAtOnce()).toBe(1);
});

/** Two staff members answer Ewa's request at once, each for the state they saw. */
async function oppositeAnswers(names: [string, string, string]) {
	const [ewa, sonja, kamil] = [
		await site.person(names[0], "expo"),
		await site.person(names[1], "elsewhere"),
		await site.person(names[2], "elsewhere"),
	];
	for (const one of [sonja, kamil]) await site.work(one, site.norvika);
	const slotId = await site.slot(site.norvika, 0);
	const id = (await site.asks(ewa, slotId, { topicId: site.topic })).json().meetingId;
	const expected = { state: "asked", slotId };
	const answers = await Promise.all([
		site.answers(sonja, site.norvika, id, { isAccepted: true, expected }),
		site.answers(kamil, site.norvika, id, { isAccepted: false, expected }),
	]);
	const [{ state }] = await site.own(ewa);
	const { rows } = await site.deps.db.execute(
		sql`select kind from email_message where recipient = ${ewa.email} and kind like 'meeting-%'`,
	);
	return { statuses: answers.map((one) => one.statusCode), state, letters: rows.map((row) => row["kind"]) };
}

test("the first of two opposite answers counts, the second is refused, and the person gets one e-mail", async () => {
	const { statuses, state, letters } = await oppositeAnswers(["ewa", "sonja", "kamil"]);
	expect([
		[[200, 409], "agreed", ["meeting-agreed"]],
		[[409, 200], "declined", ["meeting-declined"]],
	]).toContainEqual([statuses, state, letters]);
});

test("negative control: an answer without the expected state cancels what was just agreed", async () => {
	const [ewa] = await crowd(1);
	const slotId = await site.slot(site.norvika, 0);
	const meetingId = await requestSlot(deps(), { accountId: ewa!, slotId, topicId: site.topic, note: "" });
	const answer = (act: "accept" | "decline") =>
		site.deps.db.transaction((tx) =>
			actOn(tx, deps(), { meetingId, actor: { exhibitorId: site.norvika }, act, expected: undefined }),
		);
	await answer("accept");
	expect((await answer("decline")).state).toBe("cancelled");
});

test.each([
	["the person withdraws a request that was accepted meanwhile", "accepted"],
	["the person moves a request, and the staff accepts its former time", "moved"],
])("%s: the answer is refused with a message, and the meeting stays", async (_, what) => {
	const [ewa, sonja] = [await site.person("ewa", "expo"), await site.person("sonja", "elsewhere")];
	await site.work(sonja, site.norvika);
	const [slotId, other] = [await site.slot(site.norvika, 0), await site.slot(site.norvika, 60)];
	const id = (await site.asks(ewa, slotId, { topicId: site.topic })).json().meetingId;
	const expected = { state: "asked", slotId };
	if (what === "accepted") await site.answers(sonja, site.norvika, id, { isAccepted: true });
	else await site.asks(ewa, other, { meetingId: id });
	const late =
		what === "accepted"
			? await ewa.ask(`/api/UserMeeting/${id}/user/${ewa.id}?lang=en`, { method: "DELETE", payload: { expected } })
			: await site.answers(sonja, site.norvika, id, { isAccepted: true, expected });
	expect([late.statusCode, late.json().detail]).toEqual([409, expect.stringMatching(/^This meeting changed/)]);
	const [meeting] = await site.own(ewa);
	expect([meeting.state, meeting.slotId]).toEqual(what === "accepted" ? ["agreed", slotId] : ["asked", other]);
});

test("a slot that is requested while it is removed is either booked or gone", async () => {
	const sonja = await site.person("sonja", "elsewhere");
	await site.work(sonja, site.norvika);
	const [accountId] = await crowd(1);
	const slotId = await site.slot(site.norvika, 0);
	const [removed, asked] = await Promise.all([
		site.remove(sonja, `/api/MeetingSlot/Exhibitor/${site.norvika}/${slotId}`),
		requestSlot(deps(), { accountId: accountId!, slotId, topicId: site.topic, note: "" }).then(
			() => 200,
			(error) => error.status,
		),
	]);
	expect([
		[200, 404],
		[409, 200],
	]).toContainEqual([removed.statusCode, asked]);
});

/** Restores the index after one test: other test files share the database. */
async function withoutIndex(): Promise<void> {
	const { db } = site.deps;
	const { rows } = await db.execute<{ made: string }>(
		sql`select pg_get_indexdef('user_meeting_live_slot'::regclass) as made`,
	);
	await db.execute(sql`drop index user_meeting_live_slot`);
	onTestFinished(async () => {
		await db.delete(userMeeting);
		await db.execute(sql.raw(rows[0]!.made));
	});
}

test("negative control: without the index slots are booked twice", async ({ skip }) => {
	// PGlite's single connection runs transactions one by one.
	skip(site.deps.engine === "pglite");
	const [people, slots] = [await crowd(40), await fifty()];
	await withoutIndex();
	const { booked } = await rush(people, slots.slice(0, 5));
	expect(booked).toBeGreaterThan(5);
	expect(await doubled()).toBeGreaterThan(0);
});

test("negative control of moves: without the index the slot is booked twice", async ({ skip }) => {
	skip(site.deps.engine === "pglite");
	const slotId = await site.slot(site.norvika, 0);
	await withoutIndex();
	expect((await rushTo(slotId, await crowd(20))).had).toBeGreaterThan(1);
	expect(await doubled()).toBeGreaterThan(0);
});
