import { expect, test } from "vitest";
import { searchable, searchWords } from "./searchable.ts";

test.each([
	["Zażółć GĘŚLĄ jaźń", "zazolc gesla jazn"],
	["Łódź", "lodz"],
	["ﬁle №5", "file no5"],
	["", ""],
])("%s is searched as %s", (text, expected) => expect(searchable(text)).toBe(expected));

test("the words of a search stand each once, in the order in which they were typed", () => {
	expect(searchWords("  Wójcik bartek\tWÓJCIK ")).toEqual(["wojcik", "bartek"]);
	expect(searchWords("   ")).toEqual([]);
});
