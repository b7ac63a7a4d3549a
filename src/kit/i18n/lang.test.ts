import { expect, test } from "vitest";
import { isolated, langOf, localized, wordsIn } from "./lang.ts";
import { plural } from "./plural.ts";

test.each([
	["pl", "pl"],
	["pl_PL", "pl"],
	["en", "en"],
	["en_GB", "en"],
	["EN-us", "en"],
	["de", "pl"],
	["", "pl"],
	[undefined, "pl"],
])("the key %s means %s (spec §9)", (key, lang) => expect(langOf(key)).toBe(lang));

test("a missing English text falls back to Polish", () => {
	expect(localized("en", "Sala", null)).toBe("Sala");
	expect(localized("en", "Sala", "Hall")).toBe("Hall");
	expect(localized("pl", "Sala", "Hall")).toBe("Sala");
});

const lectures = {
	pl: { one: "# wykład", few: "# wykłady", other: "# wykładów" },
	en: { one: "# lecture", other: "# lectures" },
};
test.each([
	[1, "1 wykład", "1 lecture"],
	[2, "2 wykłady", "2 lectures"],
	[5, "5 wykładów", "5 lectures"],
	[12, "12 wykładów", "12 lectures"],
	[22, "22 wykłady", "22 lectures"],
	[0, "0 wykładów", "0 lectures"],
])("%i lectures", (count, pl, en) => {
	expect(plural("pl", count, lectures)).toBe(pl);
	expect(plural("en", count, lectures)).toBe(en);
});

test("a right-to-left name does not reverse its sentence", () => {
	expect(isolated("Zażółć 😀")).toBe("Zażółć 😀");
	for (const name of ["مرحبا", "a\u202eb"]) expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test.each([
	["pl", "pl", null, "Light", { text: "Światło", lang: undefined }],
	["en", "pl", null, "Light", { text: "Light", lang: undefined }],
	["en", "pl", null, null, { text: "Światło", lang: "pl" }],
	["en", "de", "Blask", null, { text: "Światło", lang: "de" }],
	["pl", "de", "Blask", null, { text: "Blask", lang: undefined }],
] as const)("on a page in %s, a text in %s with the translations %s and %s is %j", (lang, written, pl, en, words) =>
	expect(wordsIn(lang, written, "Światło", pl, en)).toEqual(words),
);
