import { describe, expect, test } from "vitest";
import { listedText } from "./listed-text.ts";

describe.each(["pl", "en"] as const)("in %s", (lang) => {
	test.each([0, 1, 2, 3, 5])("%d names are listed as in Node's Intl", (count) => {
		const names = ["Azure", "RAG", "FinOps", "C++", "Go"].slice(0, count);
		expect(listedText(lang, names)).toBe(new Intl.ListFormat(lang, { type: "conjunction" }).format(names));
	});
});
