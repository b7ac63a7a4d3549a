import { expect, test } from "vitest";
import { CallFailure } from "../../../kit/api/call.ts";
import type { Thread } from "../thread.ts";
import { catchUp } from "./catch-up.ts";

type Numbered = { number: number };
const PAGE = 2;

/** A page's copy of a thread up to message 1 of `count`; the first fetches fail with `failures`. */
function copyOf(count: number, ...failures: unknown[]) {
	let thread: Thread<Numbered> | undefined = { messages: [{ number: 1 }], upTo: 1, isAll: true };
	return {
		numbers: () => thread?.messages.map(({ number }) => number),
		hide: () => {
			thread = undefined;
		},
		copy: {
			read: () => thread,
			change(changed: (now: typeof thread) => Thread<Numbered>) {
				thread = changed(thread);
			},
			async fetchAfter(number: number) {
				const failure = failures.shift();
				if (failure) throw failure;
				const upTo = Math.min(number + PAGE, count);
				const messages = Array.from({ length: upTo - number }, (_, index) => ({ number: number + index + 1 }));
				return { messages, upTo, isAll: upTo === count };
			},
		},
	};
}

test("catching up fetches page after page until the thread is complete", async () => {
	const { copy, numbers } = copyOf(6);
	expect(await catchUp(copy)).toBe(true);
	expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
});

test.each([
	["no response", new CallFailure(0, undefined), false],
	["a failing server", new CallFailure(503, undefined), false],
	["too many calls", new CallFailure(429, undefined), false],
	["a refusal", new CallFailure(404, undefined), true],
])("after %s it is said whether another try may help", async (_, failure, isOver) => {
	const { copy, numbers } = copyOf(3, failure);
	expect(await catchUp(copy)).toBe(isOver);
	expect(numbers()).toEqual([1]);
	expect(await catchUp(copy)).toBe(true);
	expect(numbers()).toEqual([1, 2, 3]);
});

test("a thread that is no longer shown needs nothing", async () => {
	const { copy, hide } = copyOf(3);
	hide();
	expect(await catchUp(copy)).toBe(true);
});
