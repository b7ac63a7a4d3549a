import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallFailure } from "../../../kit/api/call.ts";
import type { Message } from "../contract.ts";
import type { Unsent } from "../thread.ts";
import type { Outbox } from "./outbox.ts";
import { outboxSender } from "./send-outbox.ts";

/** A browser releases a lock late. */
const RELEASE_MS = 20;
const request = async (_: string, work: () => Promise<void>) => {
	await work();
	await new Promise((done) => setTimeout(done, RELEASE_MS));
};

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("navigator", { locks: { request } });
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const unsent = (key: string, conversationId = 1): Unsent => ({
	key,
	conversationId,
	text: key,
	typedAt: "",
	refusal: null,
});

function outboxOf(...first: Unsent[]): Outbox {
	let all = first;
	return {
		name: "outbox",
		all: () => all,
		change(changed) {
			all = changed(all);
		},
		subscribe: () => () => {},
	};
}

/** The first sends fail with `answers`; undefined stands for a success. */
function start(first: Unsent[], ...answers: (CallFailure | undefined)[]) {
	const outbox = outboxOf(...first);
	const sent: string[] = [];
	const send = async ({ key }: Unsent): Promise<Message> => {
		const failure = answers.shift();
		if (failure) throw failure;
		sent.push(key);
		return {} as Message;
	};
	return { outbox, sent, flush: outboxSender(outbox, send, () => {}) };
}

test("a message written while the lock is released is sent", async () => {
	const { outbox, sent, flush } = start([unsent("first")]);
	flush();
	await vi.advanceTimersByTimeAsync(RELEASE_MS / 2);
	expect(sent).toEqual(["first"]);
	outbox.change((all) => [...all, unsent("second")]);
	flush();
	await vi.advanceTimersByTimeAsync(RELEASE_MS);
	expect(sent).toEqual(["first", "second"]);
});

test.each([
	["a lost connection", 0],
	["a failing server", 503],
	["an ended session", 401],
	["too many messages", 429],
])("%s delays only its own conversation, and is tried again", async (_, status) => {
	const { outbox, sent, flush } = start([unsent("a"), unsent("b"), unsent("c", 2)], new CallFailure(status, undefined));
	flush();
	await vi.advanceTimersByTimeAsync(RELEASE_MS);
	expect(sent).toEqual(["c"]);
	await vi.advanceTimersByTimeAsync(3000);
	expect([sent, outbox.all()]).toEqual([["c", "a", "b"], []]);
});

test("a refused message stays with its reason, and the next one is sent", async () => {
	const { outbox, sent, flush } = start(
		[unsent("a"), unsent("b")],
		new CallFailure(403, { detail: "Closed." } as never),
	);
	flush();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(sent).toEqual(["b"]);
	expect(outbox.all()).toEqual([{ ...unsent("a"), refusal: "Closed." }]);
});
