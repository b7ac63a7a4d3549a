import { expect, test } from "vitest";
import { inBatches } from "./in-batches.ts";

/** A writer that records its batches and rejects -1. */
function noting(pauseMs = 5) {
	const batches: number[][] = [];
	const write = inBatches(async (items: number[]) => {
		batches.push(items);
		await Promise.resolve();
		if (items.includes(-1)) throw new Error("refused");
		return items.map((one) => one * 10);
	}, pauseMs);
	return { batches, write };
}

test("writes the first item at once and later ones together, each with its own result", async () => {
	const { batches, write } = noting();
	expect(await Promise.all([1, 2, 3].map(write))).toEqual([10, 20, 30]);
	expect(batches).toEqual([[1], [2, 3]]);
	await new Promise((done) => setTimeout(done, 10));
	expect(await write(4)).toBe(40);
	expect(batches).toEqual([[1], [2, 3], [4]]);
});

test("an invalid item fails alone", async () => {
	const { write } = noting();
	const results = await Promise.allSettled([1, 2, -1, 3].map(write));
	expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
});

test("batches have a maximum size", async () => {
	const { batches, write } = noting(0);
	await Promise.all(Array.from({ length: 251 }, (_, n) => write(n)));
	expect(batches.map((one) => one.length)).toEqual([1, 100, 100, 50]);
});
