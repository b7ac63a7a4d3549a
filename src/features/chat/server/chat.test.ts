import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addressOf, connect, type Listener, listen, next, standOf, talk } from "../../../../tests/harness/chat.ts";
import { session } from "../../account/server/tables.ts";
import { eventBan, invitation } from "../../matchmaking/server/tables.ts";
import { profilePhoto, profileShown } from "../../profiles/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { personRefusals, standRefusals } from "../texts.ts";
import { closeConversation } from "./conversations.ts";
import { insertMessage } from "./store.ts";
import { chatMessage, conversation } from "./tables.ts";

let one: Awaited<ReturnType<typeof talk>>;
const listeners: Listener[] = [];
beforeEach(async () => {
	one = await talk();
});
afterEach(async () => {
	for (const { socket } of listeners.splice(0)) socket.close();
	await one.server.app.close();
});

const connected = async (who: "anna" | "hubert" | "ola", headers = {}) => {
	const listener = await listen(await addressOf(one.server.app), one.cookieOf(who), headers);
	listeners.push(listener);
	return listener;
};
const block = (by: "anna" | "hubert") =>
	one.server.deps.db.transaction((tx) =>
		closeConversation(tx, { ...one.pair("anna", "hubert"), closedBy: one.idOf(by), now: one.server.clock.now() }),
	);

test("a message is stored, numbered and delivered in order to all devices of both people", async () => {
	const [hubert, phone, anna] = [await connected("hubert"), await connected("hubert"), await connected("anna")];
	const sent = await one.send("anna", "  Cześć!\r\n\r\n\r\n\r\nJak leci?  ");
	expect([sent.statusCode, sent.json()]).toMatchObject([200, { number: 1, member: 1, text: "Cześć!\n\nJak leci?" }]);
	for (let index = 2; index <= 12; index++) await one.send(index % 2 ? "anna" : "hubert", `wiadomość ${index}`);
	const texts = (await one.after("hubert", 0)).messages.map(({ text }) => text);
	expect(texts).toHaveLength(12);
	for (const listener of [hubert, phone, anna]) await expect.poll(() => listener.texts()).toEqual(texts);
});

test("a repeated key is the same message, also in concurrent requests", async () => {
	const anna = await connected("hubert");
	const key = "klucz-0001";
	const answers = await Promise.all(Array.from({ length: 10 }, () => one.send("anna", "Raz", key)));
	expect(new Set(answers.map((answer) => answer.json().number))).toEqual(new Set([1]));
	expect((await one.send("anna", "Dwa")).json().number).toBe(2);
	// The same key of another person is another message.
	expect((await one.send("hubert", "Trzy", key)).json().number).toBe(3);
	await expect.poll(() => new Set(anna.texts())).toEqual(new Set(["Raz", "Dwa", "Trzy"]));
	expect(await one.server.deps.db.$count(chatMessage)).toBe(3);
});

test("concurrent messages have consecutive numbers, and all readers get the same order", async () => {
	const hubert = await connected("hubert");
	const answers = await Promise.all(
		Array.from({ length: 40 }, (_, index) => one.send(index % 2 ? "anna" : "hubert", `nr ${index}`)),
	);
	const numbers = answers.map((answer) => answer.json().number as number).toSorted((a, b) => a - b);
	expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
	const { messages } = await one.after("anna", 0);
	await expect.poll(() => hubert.texts()).toEqual(messages.map(({ text }) => text));
});

test("a returning client fetches page after page from its last number, and gets each message once", async () => {
	for (let index = 1; index <= 120; index++) {
		await insertMessage(one.server.deps.db, {
			conversationId: one.id,
			memberNo: 1,
			clientKey: `klucz-${index}`,
			text: `nr ${index}`,
			sentAt: one.server.clock.now(),
			isSuppressed: false,
			authorId: null,
		});
	}
	const numbers: number[] = [];
	for (let upTo = 10, isAll = false; !isAll; ) {
		const page = await one.after("hubert", upTo);
		numbers.push(...page.messages.map((message) => message.number));
		({ upTo, isAll } = page);
	}
	expect(numbers).toEqual(Array.from({ length: 110 }, (_, index) => index + 11));
	const older = (await one.ask("hubert", `conversations/${one.id}/messages?before=51`)).json();
	expect([older.messages.length, older.messages[0].number, older.isAll]).toEqual([50, 1, true]);
	const newest = (await one.ask("hubert", `conversations/${one.id}/messages`)).json();
	expect([newest.messages.at(0).number, newest.messages.at(-1).number, newest.isAll]).toEqual([71, 120, false]);
});

test("the list counts unread messages; the author sees at once that a message was seen", async () => {
	const anna = await connected("anna");
	await one.send("anna", "Pierwsza");
	await one.send("anna", "Druga");
	const unread = async (who: "anna" | "hubert") => (await one.list(who)).map((it) => it.unread);
	expect([await unread("hubert"), await unread("anna")]).toEqual([[2], [0]]);
	expect((await one.list("hubert"))[0]).toMatchObject({
		objectId: one.id,
		eventCode: "MSTS25",
		member: 2,
		lastNumber: 2,
		isClosed: false,
		last: { text: "Druga" },
		partner: { member: 1, person: { firstName: "Anna", lastName: "Nowak" } },
	});
	await one.seen("hubert", 99);
	await one.seen("hubert", 1);
	expect(await unread("hubert")).toEqual([0]);
	expect((await one.list("anna"))[0]!.partner).toMatchObject({ seenNumber: 2, seenDate: "2025-06-05T10:00:00.000Z" });
	await expect.poll(() => anna.heard["chat-seen"]).toMatchObject([{ conversationId: one.id, member: 2, number: 2 }]);
});

test("only the partner gets a typing notice, and none from a third person", async () => {
	const [anna, hubert, ola] = [await connected("anna"), await connected("hubert"), await connected("ola")];
	ola.socket.emit("chat-typing", { conversationId: one.id });
	ola.socket.emit("chat-typing", "cokolwiek");
	anna.socket.emit("chat-typing", { conversationId: one.id });
	await expect.poll(() => hubert.heard["chat-typing"]).toEqual([{ conversationId: one.id, member: 1 }]);
	expect([anna.heard["chat-typing"], ola.heard["chat-typing"]]).toEqual([[], []]);
});

test("a third person gets the same 404 for a conversation as for an unknown one", async () => {
	const ola = await connected("ola");
	for (const id of [one.id, 999]) {
		for (const [url, payload] of [
			[`conversations/${id}/messages?lang=en`],
			[`conversations/${id}/messages?lang=en`, { key: "klucz-0001", text: "Hej" }],
			[`conversations/${id}/seen?lang=en`, { number: 1 }],
		] as const) {
			const refused = await one.ask("ola", url, payload);
			expect([refused.statusCode, refused.json().detail]).toEqual([404, "There is no such conversation."]);
		}
	}
	expect(await one.list("ola")).toEqual([]);
	await one.send("anna", "Tajne");
	// Ola receives the next message first.
	await one.sendTo(await one.open("anna", "ola"), "anna", "Jawne");
	await expect.poll(() => ola.texts()).toEqual(["Jawne"]);
});

test("an empty or overlong message is refused with a message, and takes no number", async () => {
	for (const [text, detail] of [
		[" \n\u200b ", "Write a message."],
		["a".repeat(2001), "A message may have at most 2000 characters. Shorten it, or send it in parts."],
	] as const) {
		const refused = await one.send("anna", text);
		expect([refused.statusCode, refused.json().modelState.text]).toEqual([400, [detail]]);
	}
	expect((await one.send("anna", "ą".repeat(2000))).json().number).toBe(1);
});

test("a blocked person notices nothing; the blocker receives and counts nothing", async () => {
	const [anna, hubert] = [await connected("anna"), await connected("hubert")];
	await one.send("anna", "Dzień dobry");
	await expect.poll(() => hubert.texts()).toEqual(["Dzień dobry"]);
	await block("hubert");
	const blocked = await one.send("anna", "Halo?");
	expect([blocked.statusCode, blocked.json().number]).toEqual([200, 2]);
	await expect.poll(() => anna.texts()).toEqual(["Dzień dobry", "Halo?"]);
	expect((await one.after("anna", 0)).messages).toHaveLength(2);
	const mine = (await one.list("anna"))[0]!;
	expect([mine.isClosed, mine.last?.text]).toEqual([false, "Halo?"]);

	expect((await one.after("hubert", 0)).messages.map(({ text }) => text)).toEqual(["Dzień dobry"]);
	expect((await one.list("hubert"))[0]).toMatchObject({ isClosed: true, unread: 0, last: { text: "Dzień dobry" } });
	expect((await one.send("hubert", "Nie")).statusCode).toBe(409);
	expect(hubert.texts()).toEqual(["Dzień dobry"]);
	// After reopening, undelivered messages stay hidden.
	expect(await one.open("hubert", "anna")).toBe(one.id);
	expect((await one.send("anna", "Znowu")).json().number).toBe(3);
	await expect.poll(() => hubert.texts()).toEqual(["Dzień dobry", "Znowu"]);
	expect((await one.after("hubert", 0)).messages.map((it) => it.number)).toEqual([1, 3]);
});

test("two people who open a conversation at once open the same one", async () => {
	const ids = await Promise.all(
		Array.from({ length: 6 }, (_, n) => (n % 2 ? one.open("anna", "ola") : one.open("ola", "anna"))),
	);
	expect(new Set(ids).size).toBe(1);
	expect(await one.server.deps.db.$count(conversation)).toBe(2);
});

test("staff read and answer as their company, until they leave it", async () => {
	const stand = await standOf(one, ["hubert", "ola"]);
	const [anna, hubert, ola] = [await connected("anna"), await connected("hubert"), await connected("ola")];
	const opened = await Promise.all(Array.from({ length: 4 }, () => stand.open("anna")));
	expect(new Set(opened.map((answer) => answer.json().objectId)).size).toBe(1);
	expect(await one.server.deps.db.$count(conversation, eq(conversation.kind, "stand"))).toBe(1);
	const { objectId: id } = opened[0]!.json();
	expect([await stand.inbox("ola"), (await one.list("anna"))[0]]).toMatchObject([
		[],
		{ objectId: id, kind: "stand", member: 1, partner: { person: null, company: { name: "Norvika" } } },
	]);
	await one.sendTo(id, "anna", "Ile osób dzieli dyżur?");
	expect((await one.sendTo(id, "ola", "Osiem.")).json()).toMatchObject({ number: 2, member: 2, author: "Ola" });
	const both = ["Ile osób dzieli dyżur?", "Osiem."];
	for (const listener of [anna, hubert, ola]) await expect.poll(() => listener.texts()).toEqual(both);
	expect((await stand.inbox("hubert"))[0]).toMatchObject({
		objectId: id,
		member: 2,
		unread: 1,
		last: { text: "Osiem.", author: "Ola" },
		partner: { company: null, person: { firstName: "Anna", lastName: "Nowak", photoUrl: null } },
	});
	// If one of the staff has seen it, the company has.
	await one.ask("hubert", `conversations/${id}/seen`, { number: 2 });
	expect((await stand.inbox("ola"))[0]!.unread).toBe(0);
	await expect.poll(() => anna.heard["chat-seen"]).toMatchObject([{ conversationId: id, member: 2, number: 2 }]);
	ola.socket.emit("chat-typing", { conversationId: id });
	await expect.poll(() => anna.heard["chat-typing"]).toEqual([{ conversationId: id, member: 2 }]);

	await stand.leave("ola");
	await one.sendTo(id, "anna", "A płatne?");
	await expect.poll(() => hubert.texts()).toEqual([...both, "A płatne?"]);
	expect(ola.texts()).toEqual(both);
	const refused = await one.ask("ola", `exhibitors/${stand.id}/conversations`);
	expect([refused.statusCode, (await one.sendTo(id, "ola", "Nie")).statusCode]).toEqual([404, 404]);
});

test("a typing notice without a reader is not sent", async () => {
	const stand = await standOf(one, ["hubert"]);
	const { objectId: id } = (await stand.open("anna")).json();
	await stand.leave("hubert");
	const [anna, ola] = [await connected("anna"), await connected("ola")];
	anna.socket.emit("chat-typing", { conversationId: id });
	// The typing notice to Ola comes next.
	anna.socket.emit("chat-typing", { conversationId: await one.open("anna", "ola") });
	await expect.poll(() => ola.heard["chat-typing"].length).toBeGreaterThan(0);
	expect(ola.heard["chat-typing"].map(({ conversationId }) => conversationId)).not.toContain(id);
});

test("a stand chats with holders of valid tickets until the event's profiles close", async () => {
	const stand = await standOf(one, ["hubert"]);
	const { db } = one.server.deps;
	const refusals = async (who: "anna" | "hubert") => {
		const answer = await stand.open(who);
		const { refusal } = (await one.ask(who, `exhibitors/${stand.id}?lang=en`)).json();
		return [answer.statusCode, answer.json().detail, refusal];
	};
	const own = standRefusals.ownStand.en;
	expect(await refusals("hubert")).toEqual([409, own, own]);
	const { objectId: id } = (await stand.open("anna")).json();
	// Ola works for another company.
	await standOf(one, ["ola"]);
	expect((await one.sendTo(id, "ola", "Halo")).statusCode).toBe(404);
	expect((await one.ask("ola", `exhibitors/${stand.id}/conversations`)).statusCode).toBe(404);
	await db.insert(eventBan).values({ accountId: one.idOf("anna"), eventId: one.event.id, since: new Date() });
	expect(await refusals("anna")).toEqual([403, standRefusals.banned.en, standRefusals.banned.en]);
	expect((await one.sendTo(id, "anna", "Halo")).statusCode).toBe(403);
	await db.delete(eventBan);
	expect((await one.sendTo(id, "anna", "Halo")).statusCode).toBe(200);
	await db
		.update(registration)
		.set({ status: "cancelled" })
		.where(eq(registration.accountId, one.idOf("anna")));
	expect((await one.sendTo(id, "anna", "Halo?")).json().detail).toBe(standRefusals.noTicket.en);
	const listed = async () => (await one.list("anna")).find(({ objectId }) => objectId === id)!.refusal;
	expect(await listed()).toBe(standRefusals.noTicket.en);
	await db.update(registration).set({ status: "confirmed" });
	expect(await listed()).toBeNull();
	one.server.clock.set("2025-12-31T10:00:00Z");
	expect(await refusals("anna")).toEqual([409, standRefusals.past.en, standRefusals.past.en]);
	expect((await one.sendTo(id, "hubert", "Dziękujemy")).json().detail).toBe(standRefusals.past.en);
	expect([await listed(), (await stand.inbox("hubert"))[0]!.refusal]).toEqual([
		standRefusals.past.en,
		standRefusals.past.en,
	]);
});

test("a stand and a visitor can close their conversation, and the other side notices nothing", async () => {
	const stand = await standOf(one, ["hubert"]);
	const { objectId: id } = (await stand.open("anna")).json();
	await one.sendTo(id, "anna", "Dzień dobry");
	await one.ask("hubert", `conversations/${id}/closed`, { isClosed: true });
	expect((await one.sendTo(id, "anna", "Halo?")).json().number).toBe(2);
	expect((await stand.open("anna")).json()).toMatchObject({ isClosed: false, last: { text: "Halo?" } });
	expect((await stand.inbox("hubert"))[0]).toMatchObject({ isClosed: true, unread: 0, last: { text: "Dzień dobry" } });
	expect((await one.sendTo(id, "hubert", "Nie")).statusCode).toBe(409);
	await one.ask("hubert", `conversations/${id}/closed`, { isClosed: false });
	expect((await one.sendTo(id, "hubert", "Dzień dobry!")).statusCode).toBe(200);
	expect((await one.ask("anna", `conversations/${one.id}/closed`, { isClosed: true })).statusCode).toBe(409);
});

test("the socket accepts only logged-in people, from pages of the site", async () => {
	const address = await addressOf(one.server.app);
	await expect(listen(address, "")).rejects.toThrow();
	await expect(listen(address, one.cookieOf("anna"), { origin: "https://zly.example" })).rejects.toThrow();
	await expect(connected("anna", { origin: address })).resolves.toBeDefined();
	await expect(connected("anna", { origin: "http://estrada.test" })).resolves.toBeDefined();
});

test("an account has at most twenty connections, also when more come at once", async () => {
	const address = await addressOf(one.server.app);
	const tried = await Promise.allSettled(Array.from({ length: 40 }, () => connect(address, one.cookieOf("anna"))));
	const sockets = tried.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
	await expect.poll(() => sockets.filter((socket) => socket.connected).length).toBe(20);
	for (const socket of sockets) socket.close();
});

test("a log-out ends the connection at once; an ended session ends it at the next message", async () => {
	const { db } = one.server.deps;
	const [anna, hubert] = [await connected("anna"), await connected("hubert")];
	const out = next(anna.socket, "disconnect");
	await one.server.app.inject({
		method: "POST",
		url: "/api/auth/sign-out",
		payload: {},
		headers: { cookie: one.cookieOf("anna"), origin: "http://estrada.test" },
	});
	expect((await out)[0]).toBe("io server disconnect");
	const over = next(hubert.socket, "session-over");
	await db.delete(session).where(eq(session.userId, one.idOf("hubert")));
	hubert.socket.emit("chat-typing", { conversationId: one.id });
	await over;
	await expect(listen(await addressOf(one.server.app), one.cookieOf("anna"))).rejects.toThrow();
});

test("a session deleted in the database loses its connection within seconds", async () => {
	const anna = await connected("anna");
	const out = next(anna.socket, "disconnect");
	await one.server.deps.db.delete(session).where(eq(session.userId, one.idOf("anna")));
	await out;
});

test("a person with a refunded ticket or hidden profile reads but cannot write, until both are valid again", async () => {
	await one.send("hubert", "Cześć");
	const { db } = one.server.deps;
	const before = one.server.clock.now().toISOString();
	const own = eq(registration.accountId, one.idOf("anna"));
	const annaVisibility = and(eq(profileShown.accountId, one.idOf("anna")), eq(profileShown.eventId, one.event.id));
	const state = async () => {
		const sent = await one.send("anna", "Nadal tu");
		return [sent.statusCode, sent.json().detail ?? null, (await one.list("anna"))[0]!.refusal];
	};
	await db.update(registration).set({ status: "cancelled" }).where(own);
	const noTicket = personRefusals.noTicket.en;
	expect(await state()).toEqual([403, noTicket, noTicket]);
	expect((await one.after("anna", 0)).messages).toHaveLength(1);
	await db.update(registration).set({ status: "confirmed" }).where(own);
	await db.delete(profileShown).where(annaVisibility);
	expect(await state()).toEqual([403, personRefusals.hidden.en, personRefusals.hidden.en]);
	expect((await one.send("hubert", "Jesteś?")).statusCode).toBe(200);
	one.server.clock.set("2025-12-31T10:00:00Z");
	expect(await state()).toEqual([403, personRefusals.past.en, personRefusals.past.en]);
	one.server.clock.set(before);
	await db.insert(profileShown).values({ accountId: one.idOf("anna"), eventId: one.event.id, since: new Date() });
	expect(await state()).toEqual([200, null, null]);
});

test("the partner's photo is linked as long as the person may see it", async () => {
	const { db } = one.server.deps;
	const hubert = one.idOf("hubert");
	await db.insert(profilePhoto).values({
		accountId: hubert,
		large: `photos/${hubert}.aaaa.webp`,
		small: `photos/${hubert}-s.aaaa.webp`,
		updatedAt: new Date(),
	});
	await db.insert(invitation).values({
		eventId: one.event.id,
		accountId: one.idOf("anna"),
		invitedId: hubert,
		sentence: "Kawa?",
		state: "accepted",
		sentAt: one.server.clock.now(),
	});
	const photo = async () => (await one.list("anna"))[0]!.partner.person?.photoUrl;
	const path = `/api/User/Profile/Image/${hubert}`;
	// The photo is permitted, but its file is missing.
	const isLet = async () =>
		(await one.server.app.inject({ url: path, headers: { cookie: one.cookieOf("anna") } })).json().message !==
		"Nie ma takiego zdjęcia.";
	const ticket = (status: "confirmed" | "cancelled") =>
		db.update(registration).set({ status }).where(eq(registration.accountId, hubert));
	expect([await photo(), await isLet()]).toEqual([expect.stringContaining(path), true]);
	await ticket("cancelled");
	expect([await photo(), await isLet()]).toEqual([null, false]);
	await ticket("confirmed");
	await db.insert(eventBan).values({ accountId: hubert, eventId: one.event.id, since: new Date() });
	expect([await photo(), await isLet()]).toEqual([null, false]);
	await db.delete(eventBan);
	expect([await photo(), await isLet()]).toEqual([expect.stringContaining(path), true]);
	await db.delete(profileShown).where(eq(profileShown.accountId, hubert));
	expect([await photo(), await isLet()]).toEqual([null, false]);
});
