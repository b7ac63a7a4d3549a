import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshModule } from "../../../../tests/harness/fresh-module.ts";
import { outboxName } from "../rules.ts";
import type { Unsent } from "../thread.ts";

let stored: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
	stored = new Map();
	isFull = false;
	vi.stubGlobal("localStorage", {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem(name: string, text: string) {
			if (isFull) throw new DOMException("full", "QuotaExceededError");
			stored.set(name, text);
		},
		removeItem: (name: string) => stored.delete(name),
	});
});
afterEach(() => vi.unstubAllGlobals());

const ACCOUNT = "ada";
const unsent = (key: string): Unsent => ({ key, conversationId: 1, text: key, typedAt: "", refusal: null });
const add = (key: string) => (all: readonly Unsent[]) => [...all, unsent(key)];
const remove = (key: string) => (all: readonly Unsent[]) => all.filter((one) => one.key !== key);

async function openTab() {
	const listeners: ((event: { key: string | null }) => void)[] = [];
	vi.stubGlobal("addEventListener", (_name: string, listener: (typeof listeners)[number]) => listeners.push(listener));
	const { outboxOf } = await freshModule<typeof import("./outbox.ts")>(import.meta.resolve("./outbox.ts"));
	const outbox = outboxOf(ACCOUNT);
	const keys = () => outbox.all().map(({ key }) => key);
	const onStorage = (key: string | null = outboxName(ACCOUNT)) => {
		for (const listener of listeners) listener({ key });
	};
	return { outbox, keys, onStorage, outboxOf };
}

test("an unsent message survives a reload and disappears after it was sent", async () => {
	const { outbox } = await openTab();
	outbox.change(add("a"));
	const reloaded = await openTab();
	expect(reloaded.outbox.all()).toEqual([unsent("a")]);
	reloaded.outbox.change(remove("a"));
	expect((await openTab()).keys()).toEqual([]);
	expect(stored.size).toBe(0);
});

test("tabs neither lose each other's messages nor send one twice", async () => {
	const [one, other] = [await openTab(), await openTab()];
	one.outbox.change(add("a"));
	other.outbox.change(add("b"));
	expect(other.keys()).toEqual(["a", "b"]);
	other.outbox.change(remove("a"));
	one.outbox.change(add("c"));
	expect(one.keys()).toEqual(["b", "c"]);
});

test("a tab shows another tab's messages after the storage event", async () => {
	const [one, other] = [await openTab(), await openTab()];
	const changed = vi.fn();
	const end = one.outbox.subscribe(changed);
	other.outbox.change(add("a"));
	one.onStorage("something else");
	expect([one.keys(), changed.mock.calls.length]).toEqual([[], 0]);
	one.onStorage();
	expect([one.keys(), changed.mock.calls.length]).toEqual([["a"], 1]);
	end();
	one.outbox.change(add("b"));
	expect(changed).toHaveBeenCalledOnce();
});

test("a full storage loses no message while the page is open", async () => {
	const { outbox, keys } = await openTab();
	isFull = true;
	outbox.change(add("a"));
	outbox.change(add("b"));
	expect(keys()).toEqual(["a", "b"]);
});

test("an invalid stored text is an empty outbox that accepts messages", async () => {
	stored.set(outboxName(ACCOUNT), "{");
	const { outbox, keys } = await openTab();
	expect(keys()).toEqual([]);
	outbox.change(add("a"));
	expect((await openTab()).keys()).toEqual(["a"]);
});

test("a page has one outbox per account", async () => {
	const { outbox, outboxOf, keys } = await openTab();
	outbox.change(add("a"));
	expect(outboxOf(ACCOUNT)).toBe(outbox);
	expect(outboxOf("ewa").all()).toEqual([]);
	outboxOf("ewa").change(add("b"));
	expect(keys()).toEqual(["a"]);
});
