import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { excerptOf } from "./rules.ts";

describe("excerpts of a text", () => {
	test.each([
		["Krótko.", 50, "Krótko."],
		["  Krótko. ", 7, "Krótko."],
		["Jeden\n\ndrugi i  trzeci.", 50, "Jeden drugi i trzeci."],
		["Ala ma kota, a kot ma Alę", 12, "Ala ma kota…"],
		["Ala ma kota i psa", 9, "Ala ma…"],
		["Ala ma –, kota", 9, "Ala ma…"],
		["Ala niepodzielonesłowo", 10, "Ala niepod…"],
		["Ala niepodzielonesłowo", 6, "Ala ni…"],
		["Nieprzepołowionedługiesłowo", 10, "Nieprzepoł…"],
	])("of %j at %i is %j", (text, length, excerpt) => expect(excerptOf(text, length)).toBe(excerpt));

	test("exceed their length at most by the ellipsis", () => {
		fc.assert(
			fc.property(
				fc.array(fc.constantFrom("słowo", "długie-słowo", ",", "a", "\n")),
				fc.integer({ min: 5, max: 60 }),
				(parts, length) => {
					expect(excerptOf(parts.join(" "), length).length).toBeLessThanOrEqual(length + 1);
				},
			),
		);
	});
});
