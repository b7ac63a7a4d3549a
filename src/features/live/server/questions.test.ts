import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { studio, type Viewer } from "../../../../tests/harness/live.ts";
import type { TestServer } from "../../../../tests/harness/server.ts";
import { account } from "../../account/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { setQuestionState } from "./question-store.ts";
import { liveQuestion, liveVote } from "./tables.ts";

let server: TestServer;
let id: number;
let ask: Awaited<ReturnType<typeof studio>>["ask"];
let post: Awaited<ReturnType<typeof studio>>["post"];
let minute = 0;
beforeAll(async () => {
	const at = await studio();
	({ server, ask, post } = at);
	id = at.ids.online;
});
beforeEach(async () => {
	await server.deps.db.delete(liveQuestion);
	// Clears limits and cached rights.
	server.clock.set(new Date(Date.parse("2025-06-06T08:00:00Z") + 2 * 60_000 * minute++).toISOString());
});

const later = (seconds: number) =>
	server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000).toISOString());
const question = (who: Viewer, text: string, isAnonymous = false) =>
	post(who, `/api/live/${id}/questions?lang=en`, { text, isAnonymous });
const askQuestion = async (who: Viewer, text: string) => (await question(who, text)).json().objectId as number;
const vote = (who: Viewer, questionId: number, isVoted = true) =>
	post(who, `/api/live-question/${questionId}/vote?lang=en`, { isVoted });
const list = async (who: Viewer = "exec") =>
	(await ask(who, `/api/live/${id}/questions`))
		.json()
		.questions.map((one: { text: string; name: string | null; votes: number }) => [one.text, one.name, one.votes]);

test("a question has the nick, the first name or no name, and one line of plain text", async () => {
	const { db } = server.deps;
	const call = (who: Viewer, nick: string | null) =>
		db
			.update(account)
			.set({ firstName: "Anna", nick })
			.where(eq(account.email, `${who}@ktos.example`));
	await call("exec", "ania");
	await call("online", null);
	expect((await question("exec", "  Czy <b>to</b>\ndziała? ")).json()).toMatchObject({
		text: "Czy <b>to</b> działa?",
		name: "ania",
		votes: 0,
		isAnswered: false,
	});
	await question("online", "Drugie");
	await question("standard", "Trzecie", true);
	expect(await list()).toEqual([
		["Czy <b>to</b> działa?", "ania", 0],
		["Drugie", "Anna", 0],
		["Trzecie", null, 0],
	]);
});

test("an empty, overlong or too frequent question is refused with a message and does not count", async () => {
	for (const [text, detail] of [
		[" \n ", "Write a question."],
		["a".repeat(301), "A question may have at most 300 characters. Shorten it."],
	] as const) {
		const refused = await question("exec", text);
		expect([refused.statusCode, refused.json().modelState.text]).toEqual([400, [detail]]);
	}
	const statuses = [];
	for (let index = 0; index < 3; index++) statuses.push((await question("exec", "a".repeat(300))).statusCode);
	expect(statuses).toEqual([200, 200, 200]);
	const refused = await question("exec", "a".repeat(300));
	expect([refused.statusCode, refused.json().detail]).toEqual([
		429,
		"You can ask three questions a minute. Wait a moment and send it again.",
	]);
	expect((await question("standard", "Kto inny")).statusCode).toBe(200);
});

test("a person has one vote per question, also in concurrent requests, and can withdraw it", async () => {
	const first = await askQuestion("exec", "Pierwsze");
	await askQuestion("exec", "Drugie");
	await Promise.all(Array.from({ length: 8 }, () => vote("online", first)));
	await Promise.all((["standard", "exec"] as const).map((who) => vote(who, first)));
	expect((await vote("online", first)).json()).toEqual({ votes: 3, isVoted: true });
	expect(await list()).toMatchObject([
		["Pierwsze", expect.any(String), 3],
		["Drugie", expect.any(String), 0],
	]);
	const own = (await ask("online", `/api/live/${id}`)).json();
	expect([own.ownQuestions, own.votedQuestions]).toEqual([[], [first]]);
	await Promise.all(Array.from({ length: 4 }, () => vote("online", first, false)));
	expect(await server.deps.db.$count(liveVote)).toBe(2);
});

test("a person withdraws their own question with its votes, and no other", async () => {
	const own = await askQuestion("exec", "Moje");
	await vote("online", own);
	const withdraw = (who: Viewer) => post(who, `/api/live-question/${own}/withdraw`);
	expect((await withdraw("online")).statusCode).toBe(404);
	expect((await withdraw("exec")).json()).toEqual({ isWithdrawn: true });
	expect([await list(), await server.deps.db.$count(liveVote)]).toEqual([[], 0]);
	for (const gone of [await withdraw("exec"), await vote("online", own)]) expect(gone.statusCode).toBe(404);
});

test("a hidden question is not shown and takes no votes; an answered one comes last", async () => {
	const [answered, hidden, open] = [
		await askQuestion("exec", "A"),
		await askQuestion("exec", "B"),
		await askQuestion("standard", "C"),
	];
	await vote("online", answered);
	await setQuestionState(server.deps.db, { lectureId: id, id: answered }, "answered");
	await setQuestionState(server.deps.db, { lectureId: id, id: hidden }, "hidden");
	later(1);
	expect((await list()).map(([text]: [string]) => text)).toEqual(["C", "A"]);
	const statuses = await Promise.all([answered, hidden, open].map(async (one) => (await vote("exec", one)).statusCode));
	expect(statuses).toEqual([409, 404, 200]);
});

test("the list is at most a second old, the same for all viewers, and answers 304 if unchanged", async () => {
	const own = await askQuestion("exec", "Pytanie");
	const { headers, body } = await ask("exec", `/api/live/${id}/questions`);
	expect(headers["cache-control"]).toBe("private, no-cache");
	const again = (who: Viewer) =>
		ask(who, `/api/live/${id}/questions`, { headers: { "if-none-match": headers.etag as string } });
	expect([(await again("exec")).statusCode, (await again("standard")).statusCode]).toEqual([304, 304]);
	// Another process changes it.
	await setQuestionState(server.deps.db, { lectureId: id, id: own }, "answered");
	expect((await again("exec")).statusCode).toBe(304);
	later(1);
	const now = await again("exec");
	expect([now.statusCode, now.body === body]).toEqual([200, false]);
	await question("standard", "Drugie");
	expect(await list()).toHaveLength(2);
});

test("people without access neither ask nor vote, and soon cannot read", async () => {
	const { db } = server.deps;
	const own = await askQuestion("exec", "Pytanie");
	for (const who of ["expo", "onsite", "stranger", "reserved", "cancelled"] as const) {
		const answers = [await ask(who, `/api/live/${id}/questions`), await question(who, "x"), await vote(who, own)];
		expect(answers.map((one) => one.statusCode)).toEqual([403, 403, 403]);
	}
	await list("online");
	const [person] = await db.select().from(account).where(eq(account.email, "online@ktos.example"));
	const set = (status: "cancelled" | "confirmed") =>
		db.update(registration).set({ status }).where(eq(registration.accountId, person!.id));
	await set("cancelled");
	expect((await vote("online", own)).statusCode).toBe(403);
	later(10);
	expect((await ask("online", `/api/live/${id}/questions`)).statusCode).toBe(403);
	await set("confirmed");
});
