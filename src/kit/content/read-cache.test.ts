import { expect, test } from "vitest";
import { readCache } from "./read-cache.ts";

/** Facts with a settable content version that count how often they are read. */
function facts() {
	let version = 1;
	let reads = 0;
	const cached = readCache({ current: () => Promise.resolve(version), seen() {} });
	return {
		ask: (fails = false) =>
			cached.of("event", async () => {
				if (fails) throw new Error("out of reach");
				return ++reads;
			}),
		change: () => version++,
	};
}

test("are read once for all callers, and again after a change", async () => {
	const { ask, change } = facts();
	expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
	change();
	expect(await Promise.all([ask(), ask()])).toEqual([2, 2]);
});

test("a failure is not cached", async () => {
	const { ask } = facts();
	await expect(ask(true)).rejects.toThrow("out of reach");
	expect(await ask()).toBe(1);
});

test("a value of an older version is not returned after a change", async () => {
	let version = 1;
	const cached = readCache({ current: () => version, seen() {} });
	const slow = Promise.withResolvers<string>();
	const older = cached.of("event", () => slow.promise);
	await Promise.resolve();
	version = 2;
	const newer = cached.of("event", async () => "new");
	slow.resolve("old");
	expect(await Promise.all([older, newer])).toEqual(["old", "new"]);
	expect(await cached.of("event", async () => "read again")).toBe("new");
});
