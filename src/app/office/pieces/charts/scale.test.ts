import { expect, test } from "vitest";
import { heightIn, niceTop, pathOf, shareOf, ticksTo } from "./scale.ts";

test.each([
	[0, 5],
	[5, 5],
	[6, 10],
	[11, 20],
	[21, 25],
	[1547, 2000],
	[2001, 2500],
	[9999, 10_000],
])("the axis of %i ends at %i", (largest, top) => {
	expect(niceTop(largest)).toBe(top);
});

test("an axis has six ticks, from zero to its end", () => {
	expect(ticksTo(2500)).toEqual([0, 500, 1000, 1500, 2000, 2500]);
});

test("values rise from the lower to the upper edge", () => {
	const edges = { above: 10, below: 110 };
	expect([0, 50, 100].map((value) => heightIn(value, 100, edges))).toEqual([110, 60, 10]);
});

test("a path joins points by lines", () => {
	expect(
		pathOf([
			[0, 1.25],
			[10, 2],
		]),
	).toBe("M0.0 1.3L10.0 2.0");
	expect(pathOf([])).toBe("");
});

test.each([
	[30, 60, 50],
	[70, 60, 100],
	[3, 0, 0],
])("%i of %i is a share of %i %%", (part, whole, share) => {
	expect(shareOf(part, whole)).toBe(share);
});
