import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ChatWords, Message } from "../../src/features/chat/contract.ts";
import { hasGap, merged, type Thread, withLiveMessages } from "../../src/features/chat/thread.ts";
import { type OpenDatabase, openDatabase } from "../../src/kit/db/database.ts";
import { CONNECTING } from "../../src/kit/live/client.ts";
import { type Balancer, balancer } from "../harness/balancer.ts";
import { addEvent } from "../harness/content.ts";
import { crowd, type Guest, gatherings } from "../harness/crowd.ts";
import { startPostgres } from "../harness/postgres.ts";
import { type Program, startProgram } from "../harness/program.ts";

const WRITE_EVERY_MS = 150;
const folder = mkdtempSync(join(tmpdir(), "estrada-live-kill-"));
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let opened: OpenDatabase;
let programs: Program[];
let site: Balancer;
let eventId: number;

beforeAll(async () => {
	postgres = await startPostgres();
	const env = {
		DATABASE_URL: postgres.url,
		DATA_DIR: folder,
		DEMO: "off",
		DRAIN_SECONDS: "0",
		SITE_CLOCK: "2025-04-30T12:00:00+02:00",
	};
	const migrationsDir = join(import.meta.dirname, "../../migrations");
	opened = await openDatabase({ databaseUrl: postgres.url, dataDir: folder, migrationsDir });
	eventId = (await addEvent({ db: opened.db })).id;
	programs = await Promise.all([startProgram(env), startProgram(env)]);
	site = await balancer(programs.map(({ url }) => url));
});
afterAll(async () => {
	site?.stop();
	await Promise.all((programs ?? []).map((program) => program.stop("SIGKILL")));
	await opened?.close();
	await postgres?.stop();
	rmSync(folder, { recursive: true, force: true });
});

/**
 * A participant of a conversation that behaves like the page: it resends unacknowledged messages and fetches missed
 * ones.
 */
class Talker {
	readonly socket: Socket;
	thread: Thread = { messages: [], upTo: 0, isAll: true };
	readonly written: string[] = [];
	/** How long each time offline lasted. */
	readonly away: number[] = [];
	#isWriting = true;
	readonly #path: string;

	readonly #cookie: string;

	constructor({ cookie }: Guest, conversation: number) {
		this.#cookie = cookie;
		this.#path = `/api/chat/conversations/${conversation}/messages`;
		this.socket = io(site.url, { ...CONNECTING, forceNew: true, extraHeaders: { cookie } });
		let lostAt: number | undefined;
		this.socket.on("disconnect", () => {
			lostAt = Date.now();
		});
		this.socket.on("connect", () => {
			if (lostAt) this.away.push(Date.now() - lostAt);
			void this.#catchUp();
		});
		this.socket.on("chat-messages", ({ conversationId, messages }: ChatWords["chat-messages"]) => {
			expect(conversationId).toBe(conversation);
			this.thread = withLiveMessages(this.thread, messages);
			if (hasGap(this.thread)) void this.#catchUp();
		});
	}

	async #ask<R>(path: string, body?: object): Promise<R | undefined> {
		const headers = { cookie: this.#cookie, "content-type": "application/json" };
		const pendingResponse = fetch(site.url + path, {
			headers,
			...(body && { method: "POST", body: JSON.stringify(body) }),
		});
		const response = await pendingResponse.catch(() => undefined);
		if (response && response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
		return response?.json().catch(() => undefined) as Promise<R | undefined>;
	}

	async #catchUp(): Promise<void> {
		type Page = { messages: Message[]; isAll: boolean; upTo: number };
		for (let isAll = false; !isAll; ) {
			const page = await this.#ask<Page>(`${this.#path}?after=${this.thread.upTo}`);
			if (!page) return;
			const messages = merged(this.thread.messages, page.messages);
			this.thread = withLiveMessages({ messages, upTo: Math.max(this.thread.upTo, page.upTo), isAll: true }, []);
			({ isAll } = page);
		}
	}

	/** Sends until acknowledged. `keyOf` gives the key of each attempt. */
	async send(text: string, keyOf: () => string): Promise<void> {
		while (!(await this.#ask(this.#path, { key: keyOf(), text }))) await pause(100);
	}

	async write(): Promise<void> {
		while (this.#isWriting) {
			const key = randomUUID();
			this.written.push(key);
			await this.send(`nr ${this.written.length}`, () => key);
			await pause(WRITE_EVERY_MS);
		}
	}

	stopWriting(): void {
		this.#isWriting = false;
	}
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const stored = async (conversation: number): Promise<{ number: number; key: string; member: number }[]> =>
	(
		await opened.pool.query(
			"select number, client_key as key, member_no as member from chat_message where conversation_id = $1 order by number",
			[conversation],
		)
	).rows;

test("after a process is killed, people reconnect within 5 seconds; no message is lost, doubled or reordered", async () => {
	const guests = await crowd(opened.db, 8);
	const pairs = Array.from({ length: 4 }, (_, n) => guests.slice(2 * n, 2 * n + 2));
	const ids = await gatherings(opened.db, eventId, pairs);
	const talkers = pairs.flatMap((pair, n) => pair.map((guest) => new Talker(guest, ids[n]!)));
	try {
		await expect.poll(() => talkers.every(({ socket }) => socket.connected)).toBe(true);
		const writing = talkers.map((talker) => talker.write());
		await pause(2000);
		await programs[0]!.stop("SIGKILL");
		await pause(500);
		await expect.poll(() => talkers.every(({ socket }) => socket.connected), { timeout: 5000 }).toBe(true);
		await pause(1500);
		for (const talker of talkers) talker.stopWriting();
		await Promise.all(writing);

		const away = talkers.flatMap((talker) => talker.away);
		expect(away.length).toBeGreaterThan(0); // the kill hit connections
		expect(Math.max(...away)).toBeLessThan(5000);
		for (const [n, id] of ids.entries()) {
			const [one, other] = [talkers[2 * n]!, talkers[2 * n + 1]!];
			const all = await stored(id);
			expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1));
			const of = (member: number) => all.filter((message) => message.member === member).map(({ key }) => key);
			expect([of(1), of(2)]).toEqual([one.written, other.written]);
			// the last stored message is broadcast after its acknowledgement
			for (const talker of [one, other])
				await expect.poll(() => talker.thread.messages.map(({ key }) => key)).toEqual(all.map(({ key }) => key));
		}
	} finally {
		for (const { socket } of talkers) socket.close();
	}
});

test("a lost response is retried under the same key; as a negative control, another key doubles the message", async () => {
	const guests = await crowd(opened.db, 2);
	const [id] = await gatherings(opened.db, eventId, [guests]);
	const talker = new Talker(guests[0]!, id!);
	try {
		await expect.poll(() => talker.socket.connected).toBe(true);
		site.swallowAnswer();
		await talker.send("raz", () => "klucz");
		expect(await stored(id!)).toHaveLength(1);
		site.swallowAnswer();
		await talker.send("dwa", randomUUID);
		expect(await stored(id!)).toHaveLength(3);
	} finally {
		talker.socket.close();
	}
});
