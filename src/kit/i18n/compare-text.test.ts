import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareNumbered, compareText } from "./compare-text.ts";

test("Polish letters follow their base letters", () =>
	expect(
		["żaba", "zebra", "źródło", "Łódź", "lza", "ćma", "Cz", "ćwir"].toSorted((a, b) => compareText("pl", a, b)),
	).toEqual(["Cz", "ćma", "ćwir", "lza", "Łódź", "zebra", "źródło", "żaba"]));

test("compareNumbered compares numbers by value", () =>
	expect(["B10", "B2", "A3", "b2"].toSorted((a, b) => compareNumbered("pl", a, b))).toEqual(["A3", "b2", "B2", "B10"]));

describe.each(["pl", "en"] as const)("in %s", (lang) => {
	const letters = [..."aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźżäéèöüřšč"];
	const letter = fc.constantFrom(...letters, ...letters.map((one) => one.toUpperCase()));
	const name = fc.string({
		unit: fc.oneof({ arbitrary: letter, weight: 6 }, fc.constantFrom(..." -.'0129")),
		maxLength: 8,
	});
	const close = fc.tuple(name, name, name).map(([start, one, other]) => [start + one, start + other] as const);

	test("texts sort as in Node's Intl", () => {
		const collator = new Intl.Collator(lang);
		fc.assert(
			fc.property(close, ([one, other]) => {
				expect(Math.sign(compareText(lang, one, other))).toBe(collator.compare(one, other));
			}),
			{ numRuns: 3000 },
		);
	});

	test("texts of other scripts have a total order", () =>
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (one, other) => {
				expect(Math.sign(compareText(lang, one, other))).toBe(-Math.sign(compareText(lang, other, one)) || 0);
				if (compareText(lang, one, other) === 0) expect(one).toBe(other);
			}),
		));
});
