import { describe, expect, test } from "vitest";
import { languageName, namedLanguages } from "./language-names.ts";
import { SPOKEN } from "./spoken.ts";

const UNKNOWN_TO_NODE = ["csb", "szl"];

test("every selectable language has a name, also Kashubian and Silesian", () => {
	expect(SPOKEN.filter((code) => !namedLanguages().includes(code))).toEqual([]);
	expect([languageName("pl", "csb"), languageName("en", "szl")]).toEqual(["kaszubski", "Silesian"]);
});

test("an unknown language shows its code", () => expect(languageName("pl", "tlh")).toBe("tlh"));

describe.each(["pl", "en"] as const)("in %s", (lang) => {
	test("names match the Unicode CLDR", () => {
		const names = new Intl.DisplayNames(lang, { type: "language" });
		for (const code of namedLanguages()) {
			if (!UNKNOWN_TO_NODE.includes(code)) expect(languageName(lang, code)).toBe(names.of(code));
		}
	});
});
