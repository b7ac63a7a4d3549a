import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fair, NOON } from "../../../../tests/harness/meetings.ts";
import type { TestPerson } from "../../../../tests/harness/people.ts";

/** A repeated request gets the same response and changes nothing. */
let site: Awaited<ReturnType<typeof fair>>;
let ewa: TestPerson;
let sonja: TestPerson;
let [noon, one, two] = [0, 0, 0];
beforeEach(async () => {
	site = await fair();
	ewa = await site.person("ewa", "expo");
	sonja = await site.person("sonja", "elsewhere");
	await site.work(sonja, site.norvika);
	[noon, one, two] = [
		await site.slot(site.norvika, 0),
		await site.slot(site.norvika, 60),
		await site.slot(site.norvika, 120),
	];
	// Nothing begins meanwhile.
	site.server.clock.set(new Date(NOON - 30 * 24 * 3_600_000).toISOString());
}, 60_000);

const asks = () => site.asks(ewa, noon, { topicId: site.topic, note: "O dyżurach" });
const personMoves = (id: number, slotId: number) => site.asks(ewa, slotId, { meetingId: id });
const personSays = (id: number, payload: object) => site.replies(ewa, id, payload);
const personEnds = (id: number) => site.remove(ewa, `/api/UserMeeting/${id}/user/${ewa.id}`);
const staffSays = (id: number, payload: object) => site.answers(sonja, site.norvika, id, payload);

const nothing = async () => 0;
const requestMeeting = async (): Promise<number> => (await asks()).json().meetingId;
const after = (before: () => Promise<number>, act: (id: number) => Promise<unknown>) => async () => {
	const id = await before();
	await act(id);
	return id;
};
const proposed = after(requestMeeting, (id) => staffSays(id, { slotId: one }));
const agreed = after(requestMeeting, (id) => staffSays(id, { isAccepted: true }));
const personAsksToMove = after(agreed, (id) => personMoves(id, one));
const staffAsksToMove = after(agreed, (id) => staffSays(id, { slotId: one }));
const no = { isAccepted: false };
const yes = { isAccepted: true };

type Answer = ReturnType<typeof asks>;
/** Actions with their preconditions, and an act of the other side that makes a repetition a conflict. */
const ACTS: Record<
	string,
	{ before: () => Promise<number>; act: (id: number) => Answer; other?: (id: number) => Promise<unknown> }
> = {
	"the person asks": { before: nothing, act: asks, other: async () => staffSays(await ownId(), yes) },
	"the person moves a request": {
		before: requestMeeting,
		act: (id) => personMoves(id, one),
		other: (id) => staffSays(id, yes),
	},
	"the person accepts": { before: proposed, act: (id) => personSays(id, yes), other: (id) => staffSays(id, no) },
	"the person declines": { before: proposed, act: (id) => personSays(id, no) },
	"the person ends the meeting": { before: agreed, act: personEnds },
	"the person asks to move": {
		before: agreed,
		act: (id) => personMoves(id, one),
		other: (id) => staffSays(id, { moveTo: one, ...yes }),
	},
	"the person accepts a move": {
		before: staffAsksToMove,
		act: (id) => personSays(id, { moveTo: one, ...yes }),
		other: (id) => staffSays(id, no),
	},
	"the person declines a move": {
		before: staffAsksToMove,
		act: (id) => personSays(id, { moveTo: one, ...no }),
		other: (id) => staffSays(id, { slotId: two }),
	},
	"the person withdraws a move": {
		before: personAsksToMove,
		act: (id) => personSays(id, { moveTo: one, ...no }),
		other: (id) => staffSays(id, { slotId: two }),
	},
	"the staff accepts": { before: requestMeeting, act: (id) => staffSays(id, yes), other: personEnds },
	"the staff declines": { before: requestMeeting, act: (id) => staffSays(id, no) },
	"the staff cancels": { before: agreed, act: (id) => staffSays(id, no) },
	"the staff proposes another time": {
		before: requestMeeting,
		act: (id) => staffSays(id, { slotId: one }),
		other: (id) => personSays(id, yes),
	},
	"the staff asks to move": {
		before: agreed,
		act: (id) => staffSays(id, { slotId: one }),
		other: (id) => personSays(id, { moveTo: one, ...yes }),
	},
	"the staff accepts a move": {
		before: personAsksToMove,
		act: (id) => staffSays(id, { moveTo: one, ...yes }),
		other: personEnds,
	},
	"the staff declines a move": {
		before: personAsksToMove,
		act: (id) => staffSays(id, { moveTo: one, ...no }),
		other: (id) => personMoves(id, two),
	},
	"the staff withdraws a move": {
		before: staffAsksToMove,
		act: (id) => staffSays(id, { moveTo: one, ...no }),
		other: (id) => personMoves(id, two),
	},
};

const ownId = async (): Promise<number> => (await site.own(ewa))[0].meetingId;
/** Meetings, e-mails, audit entries and jobs. */
async function storedRows(): Promise<unknown[]> {
	const all = [];
	for (const table of ["user_meeting", "email_message", "audit_entry", "job"])
		all.push((await site.deps.db.execute(sql`select * from ${sql.identifier(table)} order by id`)).rows);
	return all;
}

describe.each(Object.entries(ACTS))("%s", (_, { before, act, other }) => {
	test("repeated: gets the same response, without any effect", async () => {
		const id = await before();
		const first = await act(id);
		expect(first.statusCode).toBe(200);
		const [then, told] = [await storedRows(), vi.spyOn(site.deps.live, "publish")];
		const again = await act(id);
		expect([again.statusCode, again.body]).toEqual([200, first.body]);
		expect(await storedRows()).toEqual(then);
		expect(told).not.toHaveBeenCalled();
	});

	test("twice at once: both succeed, with one effect", async () => {
		const id = await before();
		const letters = async () => (await site.deps.db.execute(sql`select id from email_message`)).rows.length;
		const [then, told] = [await letters(), vi.spyOn(site.deps.live, "publish")];
		const [first, again] = await Promise.all([act(id), act(id)]);
		expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body]);
		expect(told.mock.calls.filter(([name]) => name === "meeting-changed")).toHaveLength(1);
		expect((await letters()) - then).toBeLessThanOrEqual(1);
	});

	test.runIf(other)("repeated after an act of the other side: refused with a message", async () => {
		const id = await before();
		await act(id);
		await other?.(id);
		const then = await storedRows();
		const again = await act(id);
		expect([again.statusCode, again.json().title]).toEqual([409, expect.stringMatching(/\w+ \w+/)]);
		expect(await storedRows()).toEqual(then);
	});
});
