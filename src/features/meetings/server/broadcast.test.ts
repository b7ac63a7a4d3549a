import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type HintListener, listenToHints, startListeningProcess } from "../../../../tests/harness/changes.ts";
import { runCommand } from "../../../../tests/harness/commanding.ts";
import { fair, NOON } from "../../../../tests/harness/meetings.ts";
import type { TestPerson } from "../../../../tests/harness/people.ts";
import { databaseUrl, doByItself } from "../../../../tests/harness/server.ts";
import { SLOTS_LEFT, SLOTS_SHOWN } from "../topics.ts";

const DAY = 24 * 60;
let site: Awaited<ReturnType<typeof fair>>;
let ewa: TestPerson;
let sonja: TestPerson;
let [noon, one]: [number, number] = [0, 0];
const all: HintListener[] = [];
const closing: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
	site = await fair();
	ewa = await site.person("ewa", "expo");
	sonja = await site.person("sonja", "elsewhere");
	await site.work(sonja, site.norvika);
	[noon, one] = [await site.slot(site.norvika, 0), await site.slot(site.norvika, 60)];
	at(-30 * DAY);
	closing.push(() => site.server.app.close());
});
afterEach(async () => {
	for (const { socket } of all.splice(0)) socket.close();
	for (const close of closing.splice(0)) await close();
});

const at = (minutes: number) => site.server.clock.set(new Date(NOON + minutes * 60_000).toISOString());
const listenAs = async (who: TestPerson, app: FastifyInstance = site.server.app) => {
	const listener = await listenToHints(app, who);
	all.push(listener);
	return listener;
};
const requestMeeting = async () => (await site.asks(ewa, noon, { topicId: site.topic })).json().meetingId as number;
const agreed = async () => {
	const id = await requestMeeting();
	await site.answers(sonja, site.norvika, id, { isAccepted: true });
	return id;
};
const moves = (id: number) => site.asks(ewa, one, { meetingId: id });
const answersMove = (id: number, moveTo: number, isAccepted: boolean) =>
	site.post(ewa, `/api/UserMeeting/${id}/user/${ewa.id}`, { moveTo, isAccepted });
const ends = (id: number) => site.remove(ewa, `/api/UserMeeting/${id}/user/${ewa.id}`);

/** `slots` marks acts that change only slots. */
const ACTS: Record<string, { before?: () => Promise<number>; act: (id: number) => Promise<unknown>; slots?: true }> = {
	"is requested": { act: requestMeeting },
	"is accepted": { before: requestMeeting, act: (id) => site.answers(sonja, site.norvika, id, { isAccepted: true }) },
	"is declined": { before: requestMeeting, act: (id) => site.answers(sonja, site.norvika, id, { isAccepted: false }) },
	"gets a proposal of another time": {
		before: requestMeeting,
		act: (id) => site.answers(sonja, site.norvika, id, { slotId: one }),
	},
	"is withdrawn": { before: requestMeeting, act: ends },
	"is cancelled by the person": { before: agreed, act: ends },
	"is cancelled by the staff": {
		before: agreed,
		act: (id) => site.answers(sonja, site.norvika, id, { isAccepted: false }),
	},
	"has a requested move": { before: agreed, act: moves },
	moves: {
		before: async () => {
			const id = await agreed();
			await site.answers(sonja, site.norvika, id, { slotId: one });
			return id;
		},
		act: (id) => answersMove(id, one, true),
	},
	"has its move withdrawn": {
		before: async () => {
			const id = await agreed();
			await moves(id);
			return id;
		},
		act: (id) => answersMove(id, one, false),
	},
	"has a move that expires": {
		before: async () => {
			const id = await agreed();
			await moves(id);
			return id;
		},
		async act() {
			at(-29 * DAY);
			await doByItself(site.server, "meetings");
		},
	},
	"ends with the ticket": {
		before: agreed,
		async act() {
			await site.setTicket(ewa.id, { status: "cancelled" });
			await doByItself(site.server, "meetings");
		},
	},
	"could have new times": {
		act: () =>
			site.post(sonja, `/api/MeetingSlot/Exhibitor/${site.norvika}`, {
				startDate: "2025-06-06T14:00:00Z",
				endDate: "2025-06-06T15:00:00Z",
				minutes: 20,
				table: "",
			}),
		slots: true,
	},
	"could have new times by the organiser": {
		act: () =>
			runCommand(
				site.server,
				`meetings slots ${site.norvika} --from 2025-06-06T16:00 --to 2025-06-06T17:00 --minutes 20 --online`,
			),
		slots: true,
	},
	"could have one time less": {
		act: () => site.remove(sonja, `/api/MeetingSlot/Exhibitor/${site.norvika}/${one}`),
		slots: true,
	},
};

test.each(Object.entries(ACTS))(
	"a meeting that %s is published to the person, the staff and viewers of its slots only",
	async (_, { before, act, slots }) => {
		const id = (await before?.()) ?? 0;
		const [adam, stranger] = [await site.person("adam", "standard"), await site.person("igor", "elsewhere")];
		await site.work(stranger, site.lumigrad);
		const [person, staff, onlooker, elsewhere] = [
			await listenAs(ewa),
			await listenAs(sonja),
			await listenAs(adam),
			await listenAs(stranger),
		];
		await looks(onlooker, site.norvika);
		await act(id);
		await expect.poll(() => staff.topics).toEqual(["meetings"]);
		await expect.poll(() => onlooker.topics).toEqual(["slots"]);
		await expect.poll(() => person.topics).toEqual(slots ? [] : ["meetings"]);
		// Others get only later messages.
		await site.asks(adam, await site.slot(site.lumigrad, 0));
		await expect.poll(() => elsewhere.topics).toEqual(["meetings"]);
		await expect.poll(() => onlooker.topics).toEqual(["slots", "meetings"]);
		expect([person.topics, staff.topics]).toEqual([slots ? [] : ["meetings"], ["meetings"]]);
	},
);

test("a viewer who left a company's slots, or views a company without meetings, gets no message", async () => {
	const quiet = await site.company("Cichy", false);
	const adam = await listenAs(await site.person("adam", "standard"));
	await looks(adam, site.norvika);
	for (const exhibitorId of [quiet, -1, "norvika"]) adam.socket.emit(SLOTS_SHOWN, { exhibitorId });
	adam.socket.emit(SLOTS_LEFT, { exhibitorId: site.norvika });
	await expect.poll(() => isWatched(site.norvika)).toBe(false);
	await looks(adam, site.lumigrad);
	for (const exhibitorId of [quiet, site.norvika, site.lumigrad])
		site.deps.live.publish("meeting-changed", { exhibitorId, accountId: null });
	await expect.poll(() => adam.topics).toEqual(["slots"]);
});

// Only one process can open PGlite.
describe.runIf(databaseUrl())("in two processes on one PostgreSQL", () => {
	test("changes in one process reach people connected to either", async () => {
		const other = await startListeningProcess(site.server);
		closing.push(() => other.close());
		const adam = await site.person("adam", "standard");
		const [person, staff, onlooker] = [await listenAs(ewa), await listenAs(sonja, other), await listenAs(adam, other)];
		await looks(onlooker, site.norvika, other);
		await requestMeeting();
		for (const { topics } of [person, staff]) await expect.poll(() => topics).toEqual(["meetings"]);
		await expect.poll(() => onlooker.topics).toEqual(["slots"]);
	});
});

const isWatched = (exhibitorId: number, app = site.server.app) => app.live.hasEntered(`slots ${exhibitorId}`);

async function looks({ socket }: HintListener, exhibitorId: number, app = site.server.app): Promise<void> {
	socket.emit(SLOTS_SHOWN, { exhibitorId });
	await expect.poll(() => isWatched(exhibitorId, app)).toBe(true);
}
