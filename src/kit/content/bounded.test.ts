import fc from "fast-check";
import { expect, test } from "vitest";
import { bounded } from "./bounded.ts";

const ENTRY = 100;

test("evicts the oldest entry first; setting a key again renews it", () => {
	const map = bounded<string>(3 * (ENTRY + 2), (value) => value.length);
	for (const key of ["a", "b", "c"]) map.set(key, key);
	map.set("a", "A");
	map.set("d", "d");
	expect(["a", "b", "c", "d"].map((key) => map.get(key))).toEqual(["A", undefined, "c", "d"]);
	expect(map.size).toBe(3);
});

test("ignores an oversized entry and evicts nothing", () => {
	const map = bounded<string>(1000, (value) => value.length);
	map.set("a", "small");
	map.set("b", "x".repeat(1000));
	expect([map.get("a"), map.get("b"), map.size]).toEqual(["small", undefined, 1]);
	map.set("a", "x".repeat(1000)); // the older value must not be returned for the newer
	expect([map.get("a"), map.size]).toEqual([undefined, 0]);
});

test("never exceeds its limit, and returns the last value of a key", () => {
	const entry = fc.tuple(fc.constantFrom("a", "bb", "ccc", "dddd"), fc.nat({ max: 700 }));
	fc.assert(
		fc.property(fc.array(entry, { maxLength: 60 }), (entries) => {
			const map = bounded<number>(1000, (value) => value);
			const last = new Map<string, number>();
			for (const [key, value] of entries) {
				map.set(key, value);
				last.set(key, value);
				const storedEntries = [...last].filter(([one]) => map.get(one) !== undefined);
				for (const [one, newest] of storedEntries) expect(map.get(one)).toBe(newest);
				expect(map.size).toBe(storedEntries.length);
				expect(storedEntries.reduce((sum, [one, its]) => sum + ENTRY + one.length + its, 0)).toBeLessThanOrEqual(1000);
			}
		}),
	);
});
