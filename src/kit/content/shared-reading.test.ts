import { expect, onTestFinished, test, vi } from "vitest";
import { sharedReading } from "./shared-reading.ts";

test("a reading serves those who asked before it began, and nobody who asked later", async () => {
	let value = 0;
	let count = 0;
	const ask = sharedReading(async () => {
		count++;
		const seen = value;
		await new Promise((done) => setTimeout(done, 5));
		return seen;
	});
	const first = ask();
	value = 1; // written during the first reading: every later caller must see it
	const later = [ask(), ask(), ask()];
	expect(await first).toBe(0);
	expect(await Promise.all(later)).toEqual([1, 1, 1]);
	expect(count).toBe(2);
});

test("a rush waits for the pause instead of asking more, and nobody is given what was read before", async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	let count = 0;
	const ask = sharedReading(async () => ++count, 30);
	expect(await ask()).toBe(1); // a lone caller does not wait
	const rush = Promise.all([ask(), ask(), ask()]);
	await vi.advanceTimersByTimeAsync(29);
	expect(count).toBe(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(await rush).toEqual([2, 2, 2]);
});

test("a reading that fails is not kept", async () => {
	let fails = true;
	const ask = sharedReading(async () => {
		if (fails) throw new Error("away");
		return 1;
	});
	await expect(Promise.all([ask(), ask()])).rejects.toThrow("away");
	fails = false;
	expect(await ask()).toBe(1);
});
