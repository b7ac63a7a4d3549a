import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listening, startListeningProcess } from "../../../../tests/harness/changes.ts";
import { addressOf, type Listener, listen, next, talk } from "../../../../tests/harness/chat.ts";
import { databaseUrl } from "../../../../tests/harness/server.ts";

let one: Awaited<ReturnType<typeof talk>>;
let other: Awaited<ReturnType<typeof startListeningProcess>>;
let listeners: Listener[];
let others: number[];

// Only one process can open PGlite.
describe.runIf(databaseUrl())("two processes on one PostgreSQL", () => {
	beforeEach(async () => {
		// Without timers, the other process learns only from messages.
		vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
		one = await talk();
		others = await listening(one.server);
		other = await startListeningProcess(one.server);
		listeners = [];
	});
	afterEach(async () => {
		for (const { socket } of listeners) socket.close();
		await one.server.app.close();
		await other.close();
		vi.useRealTimers();
	});

	const ours = async () => (await listening(one.server)).filter((pid) => !others.includes(pid));
	const connected = async (who: "anna" | "hubert", app = other) => {
		const listener = await listen(await addressOf(app), one.cookieOf(who));
		listeners.push(listener);
		return listener;
	};

	test("messages, seen marks and typing notices of one process reach the other, in order", async () => {
		const [hubert, anna] = [await connected("hubert"), await connected("anna", one.server.app)];
		const texts = Array.from({ length: 30 }, (_, index) => `nr ${index}`);
		for (const [index, text] of texts.entries()) {
			await one.send("anna", text, undefined, index % 2 ? other : one.server.app);
		}
		await expect.poll(() => hubert.texts()).toEqual(texts);
		await expect.poll(() => anna.texts()).toEqual(texts);
		await one.seen("anna", 30);
		await expect.poll(() => hubert.heard["chat-seen"].length).toBe(1);
		hubert.socket.emit("chat-typing", { conversationId: one.id });
		await expect.poll(() => anna.heard["chat-typing"]).toEqual([{ conversationId: one.id, member: 2 }]);
	});

	test("one key sent to both processes at once is one message", async () => {
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				one.send("anna", "Raz", "klucz-0001", index % 2 ? other : one.server.app),
			),
		);
		expect(new Set(answers.map((answer) => answer.json().number))).toEqual(new Set([1]));
		expect((await one.after("hubert", 0)).messages).toHaveLength(1);
	});

	test("a log-out in one process ends connections of the other", async () => {
		const anna = await connected("anna");
		const out = next(anna.socket, "disconnect");
		await one.server.app.inject({
			method: "POST",
			url: "/api/auth/sign-out",
			payload: {},
			headers: { cookie: one.cookieOf("anna"), origin: "http://estrada.test" },
		});
		await out;
	});

	test("after the database drops the listening connections, they return and no message is missing", async () => {
		const hubert = await connected("hubert");
		for (let round = 1; round <= 3; round++) {
			const before = await ours();
			for (const pid of before) await one.server.deps.db.execute(sql`select pg_terminate_backend(${pid})`);
			await one.send("anna", `w przerwie ${round}`);
			await expect
				.poll(async () => (await ours()).filter((pid) => !before.includes(pid)).length, { timeout: 10_000 })
				.toBe(2);
			await one.send("anna", `po przerwie ${round}`);
			await expect.poll(() => hubert.texts().at(-1)).toBe(`po przerwie ${round}`);
		}
		expect((await one.after("hubert", 0)).messages).toHaveLength(6);
	}, 60_000);
});
