import { eq } from "drizzle-orm";
import type { Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { addressOf, connect } from "../../../../tests/harness/chat.ts";
import { studio, type Viewer } from "../../../../tests/harness/live.ts";
import type { TestServer } from "../../../../tests/harness/server.ts";
import { account } from "../../account/server/tables.ts";
import { profile, profileShown } from "../../profiles/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import type { RoomMessage } from "../contract.ts";
import { forgetRooms } from "./forget.ts";
import { room, roomBan, roomMember, roomMessage, roomModerator } from "./tables.ts";

let at: Awaited<ReturnType<typeof studio>>;
let server: TestServer;
let id: number;
const sockets: Socket[] = [];
let minute = 0;
beforeAll(async () => {
	at = await studio();
	({ server } = at);
	id = at.ids.online;
});
beforeEach(async () => {
	await server.deps.db.delete(roomMessage);
	await server.deps.db.update(room).set({ lastNumber: 0, slowSeconds: 0 });
	await server.deps.db.update(roomMember).set({ spokeAt: null });
	server.clock.set(new Date(Date.parse("2025-06-06T08:00:00Z") + 60_000 * minute++).toISOString());
});
afterEach(() => {
	for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => server.app.close());

const write = (who: Viewer | undefined, text: string, key = crypto.randomUUID() as string, room = id) =>
	at.post(who, `/api/rooms/${room}/messages?lang=en`, { key, text });
const read = async (who: Viewer, query = "") =>
	(await at.ask(who, `/api/rooms/${id}/messages?${query}`)).json() as {
		messages: RoomMessage[];
		isAll: boolean;
		upTo: number;
	};
const passed = (seconds: number) =>
	server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000).toISOString());
const texts = (messages: RoomMessage[]) => messages.map(({ text }) => text);

async function inRoom(who: Viewer) {
	const socket = await connect(await addressOf(server.app), at.cookieOf(who));
	sockets.push(socket);
	const heard: RoomMessage[] = [];
	const words: string[] = [];
	socket.on("room-messages", ({ messages }: { messages: RoomMessage[] }) => void heard.push(...messages));
	socket.on("room-entered", () => void words.push("room-entered"));
	socket.emit("room-enter", { lectureId: id });
	return { socket, heard, words };
}

async function insideCount(): Promise<number> {
	let count = 0;
	await server.app.live.clear(`lecture ${id}`, async (accountIds) => {
		count = accountIds.length;
		return new Set(accountIds);
	});
	return count;
}

test("a message is stored, numbered and sent to everybody in the live chat, once and in order", async () => {
	const [exec, online, expo] = [await inRoom("exec"), await inRoom("online"), await inRoom("expo")];
	await expect.poll(() => [exec.words.length, online.words.length]).toEqual([1, 1]);
	const sent = await write("exec", "  Dzień dobry!\r\n ");
	expect([sent.statusCode, sent.json()]).toMatchObject([
		200,
		{ number: 1, text: "Dzień dobry!", isHidden: false, sentDate: "2025-06-06T08:00:00.000Z" },
	]);
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, index) => write(index % 2 ? "online" : "standard", `nr ${index}`)),
	);
	expect(answers.map((one) => one.json().number).toSorted((a, b) => a - b)).toEqual(
		Array.from({ length: 20 }, (_, index) => index + 2),
	);
	const { messages: all } = await read("exec", "after=0");
	for (const { heard } of [exec, online]) await expect.poll(() => texts(heard)).toEqual(texts(all));
	// left, or never admitted
	expect([expo.words, expo.heard]).toEqual([[], []]);
	online.socket.emit("room-leave", { lectureId: id });
	await expect.poll(insideCount).toBe(1); // over different channels
	await write("exec", "ostatnia");
	await expect.poll(() => exec.heard.at(-1)?.text).toBe("ostatnia");
	expect(online.heard).toHaveLength(21);
});

test("a message repeated under its key, even simultaneously, is stored once", async () => {
	const answers = await Promise.all(Array.from({ length: 9 }, () => write("exec", "Raz", "klucz")));
	expect(new Set(answers.map((one) => one.json().number))).toEqual(new Set([1]));
	expect((await write("exec", "Dwa")).json().number).toBe(2);
	// another person's key is another message
	expect((await write("online", "Trzy", "klucz")).json().number).toBe(3);
	expect(await server.deps.db.$count(roomMessage)).toBe(3);
});

test("messages have pages in both directions", async () => {
	for (let n = 1; n <= 110; n++) {
		if (n % 20 === 0) passed(10);
		await write((["standard", "online"] as const)[n % 2]!, `nr ${n}`);
	}
	const newest = await read("online");
	expect([newest.messages[0]?.number, newest.isAll, newest.upTo]).toEqual([61, false, 110]);
	const older = await read("online", "before=61");
	expect([older.messages[0]?.number, older.messages.length, older.isAll]).toEqual([11, 50, false]);
	expect((await read("online", "before=11")).isAll).toBe(true);
	const later = await read("online", "after=60");
	expect([later.messages.length, later.isAll, later.upTo]).toEqual([50, true, 110]);
	expect(await read("online", "after=0")).toMatchObject({ isAll: false, upTo: 50 });
});

test("names are first name and initial, or full with a profile shown at the event", async () => {
	const { db } = server.deps;
	const person = async (who: Viewer, names: object) => {
		const email = `${who}@ktos.example`;
		const [row] = await db.update(account).set(names).where(eq(account.email, email)).returning();
		return row!.id;
	};
	const anna = await person("exec", { firstName: "Anna", lastName: "Nowak" });
	await person("online", { firstName: "Jan", lastName: "Śliwa" });
	const empty = { headline: "", company: "", about: "", lookingForText: "", offeringText: "" };
	const now = server.clock.now();
	const lists = { lookingFor: [], offering: [], languages: [], links: [] };
	await db.insert(profile).values({ accountId: anna, ...empty, ...lists, updatedAt: now });
	const named = async () => {
		await write("exec", "x");
		await write("online", "y");
		return (await read("online")).messages.slice(-2).map(({ name }) => name);
	};
	expect(await named()).toEqual(["Anna N.", "Jan Ś."]);
	await db.insert(profileShown).values({ accountId: anna, eventId: at.event.id, since: now });
	expect(await named()).toEqual(["Anna Nowak", "Jan Ś."]);
	await db.delete(account).where(eq(account.id, anna));
	expect((await read("online")).messages.map(({ name }) => name)).toEqual([null, "Jan Ś.", null, "Jan Ś."]);
});

test("slow mode takes one message per interval from each person, also simultaneously", async () => {
	await write("online", "pierwsza");
	await server.deps.db.update(room).set({ slowSeconds: 30 });
	passed(12);
	const soon = await write("online", "za wcześnie");
	expect([soon.statusCode, soon.headers["retry-after"], soon.json().detail]).toEqual([
		429,
		"18",
		"This chat is slowed down. You can send the next message in 18 seconds.",
	]);
	// separately
	expect((await write("standard", "moja")).statusCode).toBe(200);
	passed(18);
	const statuses = await Promise.all(
		Array.from({ length: 8 }, async (_, n) => (await write("online", `${n}`)).statusCode),
	);
	expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(429)]);
	// however soon
	const lastMessage = (await read("online")).messages.at(-1)!;
	passed(30);
	expect((await write("online", "raz", "klucz-9")).json().number).toBe(lastMessage.number + 1);
	expect((await write("online", "raz", "klucz-9")).json().number).toBe(lastMessage.number + 1);
});

test("a person may send ten messages in ten seconds; others are not delayed", async () => {
	passed(20); // earlier tests have written too
	const keys = Array.from({ length: 60 }, (_, n) => `klucz-${n}`);
	const answers = await Promise.all(keys.map((key) => write("online", key, key)));
	const refusedKeys = keys.filter((_, n) => answers[n]?.statusCode === 429);
	expect([answers.filter(({ statusCode }) => statusCode === 200).length, refusedKeys.length]).toEqual([10, 50]);
	const refused = answers.find(({ statusCode }) => statusCode === 429)!;
	expect([refused.headers["retry-after"], refused.json().detail]).toEqual([
		"10",
		"You write faster than the others can read. Wait a few seconds and send it again.",
	]);
	expect((await write("standard", "moja")).statusCode).toBe(200);
	passed(10);
	expect((await write("online", refusedKeys[0]!, refusedKeys[0])).json()).toMatchObject({
		number: 12,
		text: refusedKeys[0],
	});
});

test("reading and writing need access to the stream, during its time", async () => {
	const statuses = async (who: Viewer | undefined, room = id) => [
		(await at.ask(who, `/api/rooms/${room}`)).statusCode,
		(await at.ask(who, `/api/rooms/${room}/messages`)).statusCode,
		(await write(who, "x", undefined, room)).statusCode,
	];
	expect(await statuses(undefined)).toEqual([401, 401, 401]);
	for (const who of ["expo", "onsite", "stranger", "reserved", "cancelled"] as const)
		expect([who, await statuses(who)]).toEqual([who, [403, 403, 403]]);
	expect(await statuses("standard", 999_999)).toEqual([404, 404, 404]);
	expect(await statuses("online", at.ids.onsite)).toEqual([403, 403, 403]);
	expect(await statuses("online")).toEqual([200, 200, 200]);
	expect((await at.ask("online", `/api/rooms/${id}`)).json()).toMatchObject({
		lectureId: id,
		mayWrite: true,
		isModerator: false,
		slowSeconds: 0,
		lastNumber: 1,
	});
	for (const [text, detail] of [
		[" \u200b ", "Write a message."],
		["x".repeat(501), "A message may have at most 500 characters. Shorten it."],
	] as const) {
		const refused = await write("online", text);
		expect([refused.statusCode, refused.json().detail]).toEqual([400, detail]);
	}
	server.clock.set("2025-06-06T08:59:55Z");
	expect((await write("standard", "x")).statusCode).toBe(200);
	server.clock.set("2025-06-06T09:00:00Z");
	const refused = await write("standard", "x");
	expect([refused.statusCode, refused.json().detail]).toEqual([403, "This lecture is over."]);
});

test("a person who returns the ticket gets no more messages on an open connection", async () => {
	const [other, online] = [await inRoom("standard"), await inRoom("online")];
	await expect.poll(() => [other.words.length, online.words.length]).toEqual([1, 1]);
	await write("standard", "jeszcze");
	await expect.poll(() => online.heard.length).toBe(1);
	const { db } = server.deps;
	const [who] = await db.select().from(account).where(eq(account.email, "online@ktos.example"));
	const ticket = eq(registration.accountId, who!.id);
	await db.update(registration).set({ status: "cancelled" }).where(ticket);
	server.clock.set(new Date(server.clock.now().getTime() + 10_000).toISOString());
	for (const text of ["już", "nie"]) await write("standard", text);
	await expect.poll(() => other.heard.length).toBe(3);
	expect(online.heard).toHaveLength(1);
	await db.update(registration).set({ status: "confirmed" }).where(ticket);
});

test("live chats are deleted twelve months after the event with messages, moderators and bans", async () => {
	await write("online", "pamiątka");
	const { db } = server.deps;
	const [one] = await db.select().from(account).limit(1);
	const of = { eventId: at.event.id, accountId: one!.id, since: server.clock.now() };
	await db.insert(roomBan).values(of);
	await db.insert(roomModerator).values(of);
	const countRowsAt = async (now: string) => {
		server.clock.set(now);
		await forgetRooms({ db, clock: server.clock });
		return Promise.all([roomMessage, room, roomBan, roomModerator].map((table) => db.$count(table)));
	};
	expect(await countRowsAt("2026-06-06T12:00:00Z")).toEqual([1, 1, 1, 1]);
	// also moderators and bans of an event without messages
	await db.delete(room);
	expect(await countRowsAt("2026-06-09T12:00:00Z")).toEqual([0, 0, 0, 0]);
});
