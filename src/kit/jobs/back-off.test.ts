import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { USUAL_BACK_OFF, waitAfter } from "./back-off.ts";

describe("the wait after a failed attempt", () => {
	test.each([
		[1, 10],
		[2, 56],
		[3, 319],
		[4, 1800],
		[5, undefined],
		[6, undefined],
	])("number %i of the usual five", (tried, seconds) => expect(waitAfter(USUAL_BACK_OFF, tried)).toBe(seconds));

	test.each([
		[1, 1, undefined],
		[2, 1, 7],
		[2, 2, undefined],
	])("of %i tries, after %i", (tries, tried, seconds) =>
		expect(waitAfter({ tries, firstSeconds: 7, longestSeconds: 70 }, tried)).toBe(seconds),
	);

	test("never shrinks and stays between the first and the longest", () => {
		const numbers = {
			tries: fc.integer({ min: 2, max: 20 }),
			first: fc.integer({ min: 1, max: 100 }),
			more: fc.nat(5000),
		};
		fc.assert(
			fc.property(fc.record(numbers), ({ tries, first, more }) => {
				const backOff = { tries, firstSeconds: first, longestSeconds: first + more };
				const waits = Array.from({ length: tries - 1 }, (_, index) => waitAfter(backOff, index + 1)!);
				expect(waits).toEqual(waits.toSorted((a, b) => a - b));
				expect(waits[0]).toBe(first);
				if (tries > 2) expect(waits.at(-1)).toBe(first + more);
				expect(waitAfter(backOff, tries)).toBeUndefined();
			}),
		);
	});
});
