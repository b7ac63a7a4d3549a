import fc from "fast-check";
import { expect, test } from "vitest";
import { hasGap, merged, nextToSend, type Thread, withLiveMessages } from "./thread.ts";

const message = (number: number) => ({
	number,
	member: 1,
	key: `k${number}`,
	text: `nr ${number}`,
	author: null,
	sentDate: "",
});
const EMPTY: Thread = { messages: [], upTo: 0, isAll: true };

test("messages in any order, also repeated, are kept once and sorted; a gap is noticed until it is filled", () => {
	fc.assert(
		fc.property(fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 })), (batches) => {
			const thread = batches.reduce((known, batch) => withLiveMessages(known, batch.map(message)), EMPTY);
			const numbers = [...new Set(batches.flat())].toSorted((a, b) => a - b);
			expect(thread.messages.map((one) => one.number)).toEqual(numbers);
			const whole = numbers.findIndex((number, index) => number !== index + 1);
			expect(thread.upTo).toBe(whole === -1 ? numbers.length : whole);
			expect(hasGap(thread)).toBe(numbers.length > thread.upTo);
		}),
	);
});

test("fetched and live messages are one list", () => {
	expect(merged([message(2), message(3)], [message(1), message(3)]).map((one) => one.number)).toEqual([1, 2, 3]);
});

test("unsent messages go out in typed order; a refused one delays no other conversation", () => {
	const unsent = (key: string, conversationId: number, refusal: string | null = null) => ({
		key,
		conversationId,
		refusal,
		text: key,
		typedAt: "",
	});
	const outbox = [unsent("a", 1, "no"), unsent("b", 1), unsent("c", 2), unsent("d", 1)];
	expect(nextToSend(outbox, new Set())?.key).toBe("b");
	expect(nextToSend(outbox, new Set([1]))?.key).toBe("c");
	expect(nextToSend(outbox, new Set([1, 2]))).toBeUndefined();
});
