import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { studio } from "../../../../tests/harness/live.ts";
import { account } from "../../account/server/tables.ts";
import { setQuestionState } from "../../live/server/question-store.ts";
import { storeRoomBan } from "../../rooms/server/moderator-store.ts";
import { roomMessage, roomPollVote } from "../../rooms/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { roomMark } from "../room-lines.ts";
import { type PlayDeps, roomSteps } from "./play-rooms.ts";

let at: Awaited<ReturnType<typeof studio>>;
let deps: PlayDeps;
const idOf = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, "0")}`;
const set = (time: string) => at.server.clock.set(`2025-06-06T${time}Z`);
const live = { publish() {}, sendTo() {} } as unknown as PlayDeps["live"];

/** Adds four generated people with tickets for the streams. */
beforeAll(async () => {
	at = await studio();
	const { db } = at.server.deps;
	const [standard] = await db
		.select({ registration })
		.from(registration)
		.innerJoin(account, eq(account.id, registration.accountId))
		.where(eq(account.email, "standard@ktos.example"));
	const { id: _, ...ticket } = standard!.registration;
	for (const number of [2000, 2001, 2002, 2003]) {
		const [id, now] = [idOf(number), new Date()];
		const names = { name: "Ada Baran", firstName: "Ada", lastName: `Baran${number}` };
		const person = {
			id,
			email: `${number}@demo.example`,
			emailVerified: true,
			...names,
			createdAt: now,
			updatedAt: now,
		};
		await db.insert(account).values(person);
		await db.insert(registration).values({ ...ticket, accountId: id });
	}
	deps = { ...at.server.deps, live };
});
afterAll(() => at.server.app.close());

const room = () => at.ids.online;
const read = async (url: string) => (await at.ask("exec", url)).json();
const messages = async () =>
	at.server.deps.db.select().from(roomMessage).where(eq(roomMessage.lectureId, room())).orderBy(roomMessage.number);

test("a live chat has the due messages, questions with votes, and a poll; a second process repeats nothing", async () => {
	set("08:10:00");
	await Promise.all([roomSteps(deps)(), roomSteps(deps)()]);
	const sentMessages = await messages();
	expect(sentMessages.map(({ number }) => number)).toEqual(sentMessages.map((_, index) => index + 1));
	expect(sentMessages).toHaveLength(20);
	expect(sentMessages.every(({ text }) => text.endsWith(roomMark.pl))).toBe(true);
	const { questions } = await read(`/api/live/${room()}/questions`);
	expect(questions).toHaveLength(2);
	expect(questions.every((one: { votes: number }) => one.votes > 0)).toBe(true);
	const { poll } = await read(`/api/rooms/${room()}`);
	expect(poll).toMatchObject({ isOpen: true, question: expect.stringContaining(roomMark.pl) });
});

test("votes come one by one until all people have voted; a visitor's vote stays", async () => {
	const step = roomSteps(deps);
	const { poll } = await read(`/api/rooms/${room()}`);
	await at.post("exec", `/api/rooms/${room()}/polls/${poll.objectId}/vote`, { option: 2 });
	for (let index = 0; index < 8; index++) await step();
	const votes = await deps.db.select().from(roomPollVote).where(eq(roomPollVote.pollId, poll.objectId));
	expect(votes).toHaveLength(4);
});

test("a visitor gets one reply after a while, in their language", async () => {
	const step = roomSteps(deps);
	await at.post("exec", `/api/rooms/${room()}/messages`, { key: "a", text: "Dzień dobry!" });
	const before = (await messages()).length;
	await step();
	expect(await messages()).toHaveLength(before);
	set("08:10:05");
	await step();
	await Promise.all([step(), roomSteps(deps)()]);
	const now = await messages();
	expect(now).toHaveLength(before + 1);
	expect(now.at(-1)!.clientKey).toBe(`demonstration-reply-${before}`);
});

test("a hidden question is not asked again, and a banned person writes no more", async () => {
	set("08:12:00");
	const list = `/api/live/${room()}/questions`;
	const [first, ...others] = (await read(list)).questions;
	await setQuestionState(deps.db, { lectureId: room(), id: first.objectId }, "hidden");
	const step = roomSteps(deps);
	await step();
	set("08:12:02");
	expect((await read(list)).questions).toHaveLength(others.length);

	const { db } = deps;
	const [someone] = await db
		.select()
		.from(registration)
		.where(eq(registration.accountId, idOf(2000)));
	const ban = { eventId: someone!.eventId, isBanned: true, since: new Date() };
	for (const number of [2000, 2001, 2002, 2003]) await storeRoomBan(db as never, { ...ban, accountId: idOf(number) });
	const before = (await messages()).length;
	set("08:14:00");
	await step();
	expect(await messages()).toHaveLength(before);
});
