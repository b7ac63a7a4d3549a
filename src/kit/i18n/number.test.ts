import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberText } from "./number.ts";

test.each([
	["pl", 1000, "1000"],
	["pl", 12_345.6, "12\u00a0345,6"],
	["en", 1000, "1,000"],
	["en", 0.25, "0.25"],
	["pl", -0.5, "-0,5"],
] as const)("%s %d is %s", (lang, value, text) => expect(numberText(lang, value)).toBe(text));

describe.each(["pl", "en"] as const)("as Node's Intl in %s", (lang) => {
	const values = fc.oneof(
		fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
		fc.integer({ min: -99_999_999, max: 99_999_999 }).map((hundredths) => hundredths / 100),
		fc.double({ min: 0.001, max: 1e9, noNaN: true }),
	);
	const places = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }));
	const groupings = fc.constantFrom(["usual", "auto"] as const, ["always", true] as const, ["none", false] as const);

	test("numbers", () =>
		fc.assert(
			fc.property(values, places, groupings, (value, [one, other], [grouping, useGrouping]) => {
				const [min, max] = [Math.min(one, other), Math.max(one, other)];
				const digits = { minimumFractionDigits: min, maximumFractionDigits: max };
				// a value that rounds to zero has no minus
				const format = new Intl.NumberFormat(lang, { ...digits, useGrouping, signDisplay: "negative" });
				expect(numberText(lang, value, { min, max, grouping })).toBe(format.format(value));
			}),
			{ numRuns: 2000 },
		));
});
