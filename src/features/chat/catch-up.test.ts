import { expect, test } from "vitest";

import { catchUp } from "./catch-up.ts";
import type { Thread } from "./thread.ts";

type NumberedItem = { number: number };
const PAGE_LENGTH = 2;

/** A thread with message 1 of `count`. The first fetches throw `failures`; undefined stands for a page. */
function copyOf(count: number, ...failures: unknown[]) {
	let thread: Thread<NumberedItem> | undefined = { messages: [{ number: 1 }], upTo: 1, isAll: true };
	return {
		numbers: () => thread?.messages.map(({ number }) => number),
		hide: () => {
			thread = undefined;
		},
		copy: {
			read: () => thread,
			change(changed: (now: typeof thread) => Thread<NumberedItem>) {
				thread = changed(thread);
			},
			async fetchAfter(number: number) {
				const failure = failures.shift();
				if (failure) throw failure;
				const upTo = Math.min(number + PAGE_LENGTH, count);
				const messages = Array.from({ length: upTo - number }, (_, index) => ({ number: number + index + 1 }));
				return { messages, upTo, isAll: upTo === count };
			},
		},
	};
}

test("catching up fetches page after page until the thread is complete", async () => {
	const { copy, numbers } = copyOf(6);
	await catchUp(copy);
	expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a failed fetch keeps the pages before it, and the next attempt continues there", async () => {
	const failure = new Error("no response");
	const { copy, numbers } = copyOf(6, undefined, failure);
	await expect(catchUp(copy)).rejects.toBe(failure);
	expect(numbers()).toEqual([1, 2, 3]);
	await catchUp(copy);
	expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a thread that is no longer shown is not fetched", async () => {
	const { copy, hide, numbers } = copyOf(3);
	hide();
	await catchUp(copy);
	expect(numbers()).toBeUndefined();
});
