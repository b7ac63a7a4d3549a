import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isAttended, type Span, stepBetween, watchedSeconds, withSpan } from "./watched.ts";

const at = (second: number) => new Date(Date.UTC(2025, 5, 20, 10, 0, second));

describe("the part watched between two reports", () => {
	const cases: [string, before: [place: number, at: number] | undefined, after: [place: number, at: number], Span?][] =
		[
			["the first place of who began", undefined, [10, 0], [0, 10]],
			["the first place of who jumped at once", undefined, [16, 0]],
			["ten seconds at their pace", [100, 0], [110, 10], [100, 110]],
			["at double speed", [100, 0], [110, 4], [100, 110]],
			["faster than any player", [100, 0], [113, 5]],
			["a pause before it", [100, 0], [110, 3600], [100, 110]],
			["what did not arrive is told with the next", [100, 0], [160, 60], [100, 160]],
			["a jump after a pause", [100, 0], [161, 3600]],
			["back", [100, 0], [40, 30]],
			["the same place again", [100, 0], [100, 30]],
			["a clock that was put back", [100, 10], [110, 0]],
		];
	test.each(cases)("%s", (_name, before, after, span) => {
		const previousPlace = before && { seconds: before[0], at: at(before[1]) };
		expect(stepBetween(previousPlace, { seconds: after[0], at: at(after[1]) })).toEqual(span);
	});
});

test("adjoining parts merge, and nothing is counted twice", () => {
	expect(withSpan([[0, 10]], [10, 20])).toEqual([[0, 20]]);
	expect(withSpan([[0, 10], [30, 40]], [5, 35])).toEqual([[0, 40]]); // biome-ignore format: one line per case
	expect(withSpan([[30, 40]], [0, 10])).toEqual([[0, 10], [30, 40]]); // biome-ignore format: one line per case
	const span = fc
		.tuple(fc.nat(500), fc.integer({ min: 1, max: 60 }))
		.map(([from, length]): Span => [from, from + length]);
	fc.assert(
		fc.property(fc.array(span), (spans) => {
			const watched = spans.reduce<Span[]>(withSpan, []);
			const seconds = new Set(spans.flatMap(([from, to]) => Array.from({ length: to - from }, (_, n) => from + n)));
			expect(watchedSeconds(watched)).toBe(seconds.size);
			for (const [n, [from]] of watched.entries()) expect(from).toBeGreaterThan(watched[n - 1]?.[1] ?? -1);
		}),
	);
});

test("a recording counts as attended from 80 %", () => {
	expect(isAttended([[0, 79]], 100)).toBe(false);
	expect(isAttended([[0, 40], [60, 100]], 100)).toBe(true); // biome-ignore format: one line per case
	expect(isAttended([], 30)).toBe(false);
});
