import { describe, expect, test } from "vitest";
import { addressesIn, recommendationErrors, recommendRefusal } from "./rules.ts";
import { refusals } from "./texts.ts";

test("reads typed addresses, each once", () => {
	expect(addressesIn([" Ewa@Firma.example, jan@firma.example;\nEWA@firma.example ", "ola@firma.example"])).toEqual([
		"ewa@firma.example",
		"jan@firma.example",
		"ola@firma.example",
	]);
	expect(addressesIn(["", " \n"])).toEqual([]);
});

describe("the sender's name", () => {
	test.each(["Anna Szczepankowska-Wójcik", "Ł.", "J. R. R. Tolkien", "D’Arc", "O'Neill", "李小龙", "محمد علي"])(
		"%s",
		(name) => {
			expect(recommendationErrors({ name, emails: ["a@firma.example"] })).toEqual({});
		},
	);
	test.each([
		"",
		" ",
		"evil.com",
		"Anna www.zly.example",
		"http://x",
		"Anna <b>",
		"100 zł",
		"A".repeat(61),
		"a@b.example",
		"Anna\nWygraj",
	])("%j is refused", (name) => {
		expect(recommendationErrors({ name, emails: ["a@firma.example"] })).toEqual({ name: refusals.name });
	});
});

test("invalid addresses are named; at most ten at once", () => {
	const wrong = recommendationErrors({ name: "Anna", emails: ["a@firma.example", "b@"] });
	expect(wrong["emails"]!.en).toBe("“b@” is not an e-mail address.");
	expect(recommendationErrors({ name: "Anna", emails: [] })).toEqual({ emails: refusals.noAddress });
	const many = Array.from({ length: 11 }, (_, n) => `a${n}@firma.example`);
	expect(recommendationErrors({ name: "Anna", emails: many })).toEqual({ emails: refusals.tooManyAtOnce });
	expect(recommendationErrors({ name: "Anna", emails: many.slice(1) })).toEqual({});
});

test.each([
	[true, false, undefined],
	[false, false, "noPlace"],
	[true, true, "over"],
	[false, true, "over"],
])("with a place: %s, over: %s → %s", (hasPlace, over, refusal) => {
	expect(recommendRefusal(hasPlace, over)).toBe(refusal);
});
