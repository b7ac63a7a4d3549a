import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { excerptOf } from "./rules.ts";

describe("the beginning of a text", () => {
	test.each([
		["<p>Krótko.</p>", 50, "Krótko."],
		["<p>Jeden</p><p>drugi &amp; <strong>trzeci</strong>.</p>", 50, "Jeden drugi & trzeci."],
		["<p>Ala ma kota, a kot ma Alę</p>", 12, "Ala ma kota…"],
		["<p>&lt;b&gt;</p>", 50, "<b>"],
	])("of %j at %i is %j", (html, length, excerpt) => expect(excerptOf(html, length)).toBe(excerpt));

	test("never grows over its length by more than the ellipsis, and has no tags", () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom("słowo", "<p>", "</p>", "długie-słowo", ",", "a")), fc.integer({ min: 5, max: 60 }), (parts, length) => {
				const excerpt = excerptOf(parts.join(" "), length);
				expect(excerpt.length).toBeLessThanOrEqual(length + 1);
				expect(excerpt).not.toContain("<p>");
			}),
		);
	});
});
