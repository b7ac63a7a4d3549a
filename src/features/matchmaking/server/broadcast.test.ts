import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type HintListener, listenToHints, startListeningProcess } from "../../../../tests/harness/changes.ts";
import { addParticipant, meets } from "../../../../tests/harness/matchmaking.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { databaseUrl } from "../../../../tests/harness/server.ts";
import { invitation } from "./tables.ts";

let site: Awaited<ReturnType<typeof meeting>>;
let anna: TestPerson;
let ewa: TestPerson;
let ola: TestPerson;
const all: HintListener[] = [];
const closing: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
	site = await meeting();
	closing.push(() => site.server.app.close());
	anna = await addParticipant(site, "anna", "standard");
	ewa = await addParticipant(site, "ewa", "standard");
	ola = await addParticipant(site, "ola", "standard");
}, 60_000);
afterEach(async () => {
	for (const { socket } of all.splice(0)) socket.close();
	for (const close of closing.splice(0)) await close();
});

const listenAs = async (who: TestPerson, app = site.server.app) => {
	const listener = await listenToHints(app, who);
	all.push(listener);
	return listener;
};
const invited = async (by = anna, whom = ewa): Promise<number> => (await meets.invite(by, whom)).json().invitationId;
const times = (count: number) => Array.from({ length: count }, () => "people");
/** Waits for the messages of the first act, to separate them from later ones. */
const heardBefore = async (
	before: (() => Promise<number>) | undefined,
	both: readonly HintListener[],
): Promise<number> => {
	if (!before) return 0;
	const id = await before();
	for (const { topics } of both) {
		await expect.poll(() => topics).toEqual(times(1));
		topics.length = 0;
	}
	return id;
};

const ACTS: Record<string, { before?: () => Promise<number>; act: (id: number) => Promise<{ statusCode: number }> }> = {
	"is sent": { act: () => meets.invite(anna, ewa) },
	"is answered by another": { before: () => invited(ewa, anna), act: () => meets.invite(anna, ewa) },
	"is accepted": { before: () => invited(ewa, anna), act: (id) => meets.answer(anna, id, true) },
	"is declined": { before: () => invited(ewa, anna), act: (id) => meets.answer(anna, id, false) },
	"is withdrawn": { before: () => invited(), act: (id) => meets.withdraw(anna, id) },
};

test.each(Object.entries(ACTS))(
	"an invitation that %s is published to both people only",
	async (_, { before, act }) => {
		const [one, other, third] = [await listenAs(anna), await listenAs(ewa), await listenAs(ola)];
		const id = await heardBefore(before, [one, other]);
		expect((await act(id)).statusCode).toBe(200);
		for (const { topics } of [one, other]) await expect.poll(() => topics).toEqual(times(1));
		// A third person gets only later messages.
		await meets.invite(ola, ewa);
		for (const { topics } of [third, other]) await expect.poll(() => topics.length).toBeGreaterThan(0);
		await expect.poll(() => other.topics).toEqual(times(2));
		expect([one.topics, third.topics]).toEqual([times(1), times(1)]);
	},
);

describe("a block", () => {
	test.each(Object.entries(ACTS))(
		"an invitation that %s: a blocked person gets the same messages as without a block",
		async (_, { before, act }) => {
			const heard = async (isBlocked: boolean) => {
				const [blocked, blocker] = [await listenAs(anna), await listenAs(ewa)];
				const id = await heardBefore(before, [blocked, blocker]);
				if (isBlocked) await meets.block(ewa, anna);
				const answer = (await act(id)).statusCode;
				await expect.poll(() => blocked.topics).toEqual(times(1));
				if (isBlocked) await meets.block(ewa, anna, false);
				// This message comes last, for both.
				await meets.invite(ola, anna);
				await expect.poll(() => blocked.topics).toEqual(times(2));
				await meets.invite(ola, ewa);
				await expect.poll(() => blocker.topics).toEqual(times(isBlocked ? 1 : 2));
				return [answer, blocked.topics];
			};
			const blocked = await heard(true);
			for (const { socket } of all.splice(0)) socket.close();
			await site.deps.db.delete(invitation);
			expect(blocked).toEqual(await heard(false));
		},
	);
});

// Only one process can open PGlite.
describe.runIf(databaseUrl())("in two processes on one PostgreSQL", () => {
	test("changes in one process reach people connected to the other, except acts of a blocked person", async () => {
		const other = await startListeningProcess(site.server);
		closing.push(() => other.close());
		const [blocked, blocker] = [await listenAs(anna), await listenAs(ewa, other)];
		await meets.block(ewa, anna);
		await meets.invite(anna, ewa);
		await meets.invite(ola, ewa);
		for (const { topics } of [blocker, blocked]) await expect.poll(() => topics).toEqual(times(1));
	});
});
