import { eq } from "drizzle-orm";
import type { Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addressOf, connect } from "../../../../tests/harness/chat.ts";
import { refusal, runCommand } from "../../../../tests/harness/commanding.ts";
import { studio, type Viewer } from "../../../../tests/harness/live.ts";
import type { TestServer } from "../../../../tests/harness/server.ts";
import { account } from "../../account/server/tables.ts";
import { eventBan } from "../../matchmaking/server/tables.ts";
import type { Poll, RoomMessage } from "../contract.ts";
import { roomBan, roomPollVote } from "./tables.ts";

let at: Awaited<ReturnType<typeof studio>>;
let server: TestServer;
let id: number;
const sockets: Socket[] = [];
let minute = 0;
beforeAll(async () => {
	at = await studio();
	({ server } = at);
	id = at.ids.online;
	await runCommand(server, "rooms moderators add MSTS25 exec@ktos.example");
});
beforeEach(async () => {
	server.clock.set(new Date(Date.parse("2025-06-06T08:00:00Z") + 120_000 * minute++).toISOString());
});
afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.close();
	await server.deps.db.delete(roomBan);
});
afterAll(() => server.app.close());

const url = (path: string) => `/api/rooms/${id}${path}?lang=en`;
const write = (who: Viewer, text: string) => at.post(who, url("/messages"), { key: crypto.randomUUID(), text });
const does = (who: Viewer, act: string, payload: object) => at.post(who, url(`/${act}`), payload);
const roomFor = async (who: Viewer) => (await at.ask(who, url(""))).json();
const idOf = async (who: Viewer) => {
	const [row] = await server.deps.db
		.select()
		.from(account)
		.where(eq(account.email, `${who}@ktos.example`));
	return row!.id;
};
async function inRoom(who: Viewer) {
	const socket = await connect(await addressOf(server.app), at.cookieOf(who));
	sockets.push(socket);
	const heard: [string, Record<string, unknown>][] = [];
	socket.onAny((word: string, body) => void heard.push([word, body]));
	socket.emit("room-enter", { lectureId: id });
	await expect.poll(() => heard.map(([word]) => word)).toContain("room-entered");
	return heard;
}

test("a hidden message's text is at once visible to moderators only, and can be restored", async () => {
	const heard = await inRoom("standard");
	const { number } = (await write("online", "obraźliwe")).json();
	const hidden = await does("exec", "hide", { number, isHidden: true });
	expect([hidden.statusCode, hidden.json()]).toMatchObject([200, { text: "obraźliwe", isHidden: true }]);
	await expect
		.poll(() => heard.at(-1))
		.toMatchObject(["room-messages", { messages: [{ number, text: "", isHidden: true }] }]);
	const texts = async (who: Viewer) =>
		(await at.ask(who, url("/messages"))).json().messages.map(({ text }: RoomMessage) => text);
	expect([await texts("online"), await texts("standard"), await texts("exec")]).toEqual([[""], [""], ["obraźliwe"]]);
	await does("exec", "hide", { number, isHidden: false });
	expect(await texts("standard")).toEqual(["obraźliwe"]);
	expect((await does("exec", "hide", { number: 99, isHidden: true })).statusCode).toBe(404);
});

test("a banned person cannot write or ask at the event, can read, and can write again later", async () => {
	const heard = await inRoom("online");
	const { member } = (await write("online", "spam")).json();
	expect((await does("exec", "ban", { member, isBanned: true })).json()).toEqual({ isBanned: true });
	await expect.poll(() => heard.map(([word]) => word)).toContain("room-rights");
	const asks = () => at.post("online", `/api/live/${id}/questions?lang=en`, { text: "Czy?", isAnonymous: false });
	for (const refused of [await write("online", "znowu"), await asks()])
		expect([refused.statusCode, refused.json().detail]).toEqual([
			403,
			expect.stringContaining("A moderator has muted"),
		]);
	expect(await roomFor("online")).toMatchObject({ mayWrite: false });
	expect((await at.ask("online", url("/messages"))).statusCode).toBe(200);
	await does("exec", "ban", { member, isBanned: false });
	expect([(await write("online", "już dobrze")).statusCode, (await asks()).statusCode]).toEqual([200, 200]);
	await does("exec", "ban", { member, isBanned: true });
	const unban = async () => (await runCommand(server, "rooms unban online@ktos.example MSTS25")).text;
	expect(await unban()).toBe("online@ktos.example may write in the live chats of MSTS25.");
	expect(await unban()).toContain("(was not banned there)");
	server.clock.set(new Date(server.clock.now().getTime() + 11_000).toISOString());
	expect((await write("online", "znów")).statusCode).toBe(200);
	// the organiser's ban from networking applies here
	const banned = { eventId: at.event.id, accountId: await idOf("online"), since: server.clock.now() };
	await server.deps.db.insert(eventBan).values(banned);
	server.clock.set(new Date(server.clock.now().getTime() + 11_000).toISOString());
	expect((await write("online", "x")).statusCode).toBe(403);
	await server.deps.db.delete(eventBan);
	const own = (await write("exec", "moderuję")).json().member;
	expect((await does("exec", "ban", { member: own, isBanned: true })).json().detail).toContain("is a moderator");
	expect((await does("exec", "ban", { member: 99, isBanned: true })).statusCode).toBe(404);
});

test("slow mode applies to everybody but moderators; a marked question shows at once", async () => {
	const heard = await inRoom("standard");
	await does("exec", "slow", { slowSeconds: 60 });
	await expect.poll(() => heard).toContainEqual(["room-slow", { lectureId: id, slowSeconds: 60 }]);
	const statuses = [];
	for (const who of ["standard", "standard", "exec", "exec"] as const)
		statuses.push((await write(who, "x")).statusCode);
	expect(statuses).toEqual([200, 429, 200, 200]);
	await does("exec", "slow", { slowSeconds: 0 });
	const question = (await at.post("standard", `/api/live/${id}/questions`, { text: "Ile?", isAnonymous: true })).json();
	expect((await does("exec", "question", { questionId: question.objectId, state: "answered" })).statusCode).toBe(200);
	await expect.poll(() => heard.map(([word]) => word)).toContain("room-questions");
	server.clock.set(new Date(server.clock.now().getTime() + 1000).toISOString());
	const questions = (await at.ask("standard", `/api/live/${id}/questions`)).json().questions;
	expect(questions.find((one: { text: string }) => one.text === "Ile?")).toMatchObject({ isAnswered: true });
	expect((await does("exec", "question", { questionId: 9999, state: "hidden" })).statusCode).toBe(404);
});

test("needs a moderator of this lecture or event", async () => {
	const { number, member } = (await write("online", "coś")).json();
	await runCommand(server, `rooms moderators add MSTS25 standard@ktos.example --lecture ${at.ids.onsite}`);
	for (const who of ["online", "standard", "expo"] as const) {
		const statuses = [
			await does(who, "hide", { number, isHidden: true }),
			await does(who, "ban", { member, isBanned: true }),
			await does(who, "slow", { slowSeconds: 5 }),
			await does(who, "question", { questionId: 1, state: "hidden" }),
			await does(who, "polls", { question: "Czy?", options: ["Tak", "Nie"] }),
		].map(({ statusCode }) => statusCode);
		expect([who, statuses]).toEqual([who, Array(5).fill(who === "expo" ? 403 : 404)]);
	}
	await runCommand(server, `rooms moderators add MSTS25 standard@ktos.example --lecture ${id}`);
	expect((await does("standard", "slow", { slowSeconds: 0 })).statusCode).toBe(200);
	await runCommand(server, `rooms moderators remove MSTS25 standard@ktos.example --lecture ${id}`);
	expect((await does("standard", "slow", { slowSeconds: 0 })).statusCode).toBe(404);
});

describe("a poll", () => {
	const createPoll = async (question = "Czy?", options = ["Tak", "Nie", "Nie wiem"]) =>
		(await does("exec", "polls", { question, options })).json() as Poll;
	const vote = (who: Viewer, poll: Poll, option: number) => does(who, `polls/${poll.objectId}/vote`, { option });
	const votesOf = (poll: Poll) => poll.options.map(({ votes }) => votes);

	test("takes one vote per person, which may change, until it is closed", async () => {
		const heard = await inRoom("standard");
		const poll = await createPoll();
		expect(poll).toMatchObject({ question: "Czy?", isOpen: true, options: [{ no: 1, text: "Tak", votes: 0 }, {}, {}] });
		await vote("online", poll, 1);
		await vote("standard", poll, 1);
		expect(votesOf((await vote("online", poll, 3)).json())).toEqual([1, 0, 1]);
		const lastPollMessage = () =>
			heard.filter(([word]) => word === "room-poll").at(-1)?.[1] as { poll: Poll } | undefined;
		await expect.poll(() => lastPollMessage() && votesOf(lastPollMessage()!.poll)).toEqual([1, 0, 1]);
		expect(await roomFor("online")).toMatchObject({ ownVote: 3, poll: { objectId: poll.objectId } });
		expect((await vote("online", poll, 4)).statusCode).toBe(409);
		await does("exec", `polls/${poll.objectId}/open`, { isOpen: false });
		const late = await vote("online", poll, 1);
		expect([late.statusCode, late.json().detail]).toEqual([409, "This poll is closed."]);
		// the first moderator reopens the second one's poll
		const second = await createPoll("A teraz?", ["A", "B"]);
		expect((await does("exec", `polls/${poll.objectId}/open`, { isOpen: true })).json().isOpen).toBe(true);
		expect((await vote("online", second, 1)).statusCode).toBe(409);
	});

	test("simultaneous votes of one person count once; simultaneous polls leave one open", async () => {
		const poll = await createPoll("Wyścig?", ["A", "B", "C"]);
		await Promise.all(Array.from({ length: 12 }, (_, n) => vote("online", poll, (n % 3) + 1)));
		expect(await server.deps.db.$count(roomPollVote, eq(roomPollVote.pollId, poll.objectId))).toBe(1);
		const statuses = await Promise.all(
			Array.from(
				{ length: 4 },
				async (_, n) => (await does("exec", "polls", { question: `P${n}`, options: ["a", "b"] })).statusCode,
			),
		);
		expect(statuses).toEqual([200, 200, 200, 200]);
	});

	test.each([
		["", ["A", "B"], "question", "Write a question."],
		["x".repeat(201), ["A", "B"], "question", "The question may have at most 200 characters. Shorten it."],
		["Czy?", ["A", " "], "options", "Give at least 2 answers."],
		["Czy?", [..."ABCDEFG"], "options", "Give at most 6 answers."],
		["Czy?", ["A", "y".repeat(81)], "options", "An answer may have at most 80 characters. Shorten it."],
		["Czy?", ["Tak", "tak "], "options", "Each answer must be different."],
	])("%s with %j is refused", async (question, options, field, sentence) => {
		const refused = await does("exec", "polls", { question, options });
		expect([refused.statusCode, refused.json().modelState]).toEqual([400, { [field]: [sentence] }]);
	});
});

test("banned words are refused in chat and questions with a sentence, until removed", async () => {
	expect((await runCommand(server, "rooms words add MSTS25 Głupi błazn*")).text).toContain("glupi");
	const sentence = "The organiser does not allow the word “Głupi” here. Say it in another way.";
	for (const refused of [
		await write("online", "ale G.Ł.U.P.I"),
		await at.post("online", `/api/live/${id}/questions?lang=en`, { text: "głupi?", isAnonymous: true }),
	])
		expect([refused.statusCode, refused.json().detail]).toEqual([400, sentence]);
	expect((await write("online", "niegłupi")).statusCode).toBe(200);
	await runCommand(server, "rooms words remove MSTS25 glupi");
	expect((await write("online", "głupi")).statusCode).toBe(200);
	expect((await runCommand(server, "rooms words list MSTS25")).text.split("\n")[1]).toMatch(/^błazn\* +blazn\*$/);
});

test("the audit has every action with its actor, and commands report errors", async () => {
	const audit = (await runCommand(server, "rooms audit MSTS25")).data as { action: string; actor: string }[];
	const acts = new Set(audit.map(({ action }) => action.slice("room.".length)));
	for (const act of ["message-hidden", "message-shown", "banned", "unbanned", "slowed", "question-answered"])
		expect(acts).toContain(act);
	for (const act of ["poll-asked", "poll-closed", "poll-opened", "moderator-added", "moderator-removed", "words-added"])
		expect(acts).toContain(act);
	expect(audit.find(({ action }) => action === "room.banned")?.actor).toBe(await idOf("exec"));
	const { text } = await runCommand(server, "rooms audit MSTS25");
	expect(text).toMatch(/ banned +\S+ [^\n]* <exec@ktos\.example> +[^\n]*<online@ktos\.example>/);
	expect(text).not.toContain(await idOf("online"));
	for (const [typed, sentence] of [
		["unban online@ktos.example", "Give a person by their EMAIL, then an EVENT."],
		["unban nobody@ktos.example MSTS25", "No account has this address."],
		["moderators", "Give list, add or remove, then an EVENT."],
		["moderators add MSTS25", "Give an EVENT, then the EMAIL of one person."],
		["moderators add MSTS25 nobody@ktos.example", "No account has this address."],
		[
			"moderators add MSTS25 exec@ktos.example --lecture 999",
			"MSTS25 has no lecture 999. Its address ends with its number.",
		],
		["words add MSTS25", "Give an EVENT, then at least one WORD."],
		["words add MSTS25 ...", '"..." has no letter, or is longer than 100 characters.'],
		["words add MSTS25 --file none.txt", "none.txt cannot be read: ENOENT: no such file or directory, open 'none.txt'"],
		["audit", "Give one EVENT."],
	] as const)
		expect(await refusal(server, `rooms ${typed}`)).toBe(sentence);
});
