import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deliverNumbered } from "./numbered.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A stream with `stored` numbers that records its deliveries. */
function stream(stored: number) {
	const state = { stored, delivered: [] as number[][], isHeard: true, isBroken: false };
	const errors: object[] = [];
	const announce = deliverNumbered({ error: (entry) => void errors.push(entry) }, async (_, after, most) => {
		if (state.isBroken) throw new Error("the database is away");
		if (!state.isHeard) return undefined;
		const fresh = Array.from({ length: Math.min(most, state.stored - after) }, (_, index) => after + index + 1);
		if (fresh.length > 0) state.delivered.push(fresh);
		return fresh.at(-1);
	});
	return { state, errors, tell: (...numbers: number[]) => numbers.forEach((number) => void announce(1, number)) };
}
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("delivers the first message at once and later ones together", async () => {
	const { state, tell } = stream(5);
	state.stored = 1;
	tell(1);
	await passes(0);
	state.stored = 5;
	tell(2, 3, 4, 5);
	await passes(100);
	expect(state.delivered).toEqual([[1]]);
	await passes(100);
	expect(state.delivered).toEqual([[1], [2, 3, 4, 5]]);
});

test("delivers late, repeated and mixed announcements once and in order, also after a pause", async () => {
	const { state, tell } = stream(9);
	tell(3, 5, 4, 3);
	await passes(1000);
	tell(9, 7, 6, 8, 4);
	await passes(1000);
	expect(state.delivered.flat()).toEqual([3, 4, 5, 6, 7, 8, 9]);
});

test("delivers messages stored before the first announcement", async () => {
	const { state, tell } = stream(3);
	tell(3, 2);
	await passes(1000);
	expect(state.delivered.map((some) => some[0]).toSorted()).toEqual([2, 3]);
	expect(state.delivered.flat()).toHaveLength(2);
});

test("delivers messages after a failed read with the next one, without gaps", async () => {
	const { state, errors, tell } = stream(2);
	state.isBroken = true;
	tell(1);
	await passes(1000);
	expect([state.delivered, errors.length]).toEqual([[], 1]);
	state.isBroken = false;
	tell(2);
	await passes(1000);
	expect(state.delivered).toEqual([[1, 2]]);
});

test("a first listener gets no earlier messages", async () => {
	const { state, tell } = stream(1);
	state.isHeard = false;
	tell(1);
	await passes(1000);
	Object.assign(state, { stored: 8, isHeard: true });
	tell(8);
	await passes(1000);
	expect(state.delivered).toEqual([[8]]);
});
