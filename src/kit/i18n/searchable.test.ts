import { expect, test } from "vitest";
import { searchable, searchWords } from "./searchable.ts";

test.each([
	["Zażółć GĘŚLĄ jaźń", "zazolc gesla jazn"],
	["Łódź", "lodz"],
	["ﬁle №5", "file no5"],
	["", ""],
])("%s is normalised to %s", (text, expected) => expect(searchable(text)).toBe(expected));

test("search words are distinct and keep the typed order", () => {
	expect(searchWords("  Wójcik bartek\tWÓJCIK ")).toEqual(["wojcik", "bartek"]);
	expect(searchWords("   ")).toEqual([]);
});
