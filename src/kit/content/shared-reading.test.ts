import { expect, onTestFinished, test, vi } from "vitest";
import { sharedReading } from "./shared-reading.ts";

test("a read serves only callers from before it began", async () => {
	let value = 0;
	let count = 0;
	const ask = sharedReading(async () => {
		count++;
		const seen = value;
		await new Promise((done) => setTimeout(done, 5));
		return seen;
	});
	const first = ask();
	value = 1; // written during the first read: every later caller must see it
	const later = [ask(), ask(), ask()];
	expect(await first).toBe(0);
	expect(await Promise.all(later)).toEqual([1, 1, 1]);
	expect(count).toBe(2);
});

test("many callers wait for the pause and share a read; none gets an older value", async () => {
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

test("a failed read is not stored", async () => {
	let fails = true;
	const ask = sharedReading(async () => {
		if (fails) throw new Error("away");
		return 1;
	});
	await expect(Promise.all([ask(), ask()])).rejects.toThrow("away");
	fails = false;
	expect(await ask()).toBe(1);
});
