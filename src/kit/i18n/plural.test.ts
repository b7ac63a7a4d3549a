import { describe, expect, test } from "vitest";
import { plural, pluralCategory } from "./plural.ts";

const forms = {
	pl: { one: "# wykład", few: "# wykłady", many: "# wykładów", other: "# wykładu" },
	en: { one: "# lecture", other: "# lectures" },
};

test.each([
	["pl", 1, "1 wykład"],
	["pl", 22, "22 wykłady"],
	["pl", 112, "112 wykładów"],
	["pl", 1.5, "1,5 wykładu"],
	["pl", 12_000, "12000 wykładów"],
	["en", 1, "1 lecture"],
	["en", 0, "0 lectures"],
] as const)("%s %d: %s", (lang, count, text) => expect(plural(lang, count, forms)).toBe(text));

describe.each(["pl", "en"] as const)("in %s", (lang) => {
	test("categories match Node's Intl", () => {
		const rules = new Intl.PluralRules(lang);
		const counts = Array.from({ length: 2300 }, (_, index) => index - 120);
		for (const count of [...counts, 0.5, 1.5, 2.25, 1_000_000, 1_000_002, 1_000_012]) {
			expect([count, pluralCategory(lang, count)]).toEqual([count, rules.select(count)]);
		}
	});
});
