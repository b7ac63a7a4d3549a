import { describe, expect, test } from "vitest";
import { newOptionForm, optionForm, sizesIn, sizesRefusal, sizesText, termsIn } from "./office-form.ts";
import { limitRefusals } from "./office-rules.ts";
import { optionRefusals as refusals } from "./office-texts.ts";

test.each([
	["", [], {}],
	["S", ["S"], {}],
	["S, M: 40 ,XL:0", ["S", "M", "XL"], { M: 40, XL: 0 }],
	["2XL (damska)", ["2XL (damska)"], {}],
])("the sizes %s are read, and written alike", (typed, choices, choiceLimits) => {
	const sizes = sizesIn(typed)!;
	expect(sizes).toEqual({ choices, choiceLimits });
	expect(sizesIn(sizesText(sizes))).toEqual(sizes);
});

test.each([
	"S,",
	"S, S",
	"S: x",
	"S: -1",
	": 4",
	"S: 4: 5",
	"x".repeat(21),
	Array.from({ length: 21 }, (_, n) => n).join(),
])("the sizes %s are refused", (typed) => {
	expect(sizesIn(typed)).toBeUndefined();
});

test("a T-shirt needs sizes, and nothing else has them", () => {
	expect(sizesRefusal("tshirt", ["S"])).toBeUndefined();
	expect(sizesRefusal("tshirt", [])).toBe(refusals.noSizes);
	expect(sizesRefusal("lunch", [])).toBeUndefined();
	expect(sizesRefusal("lunch", ["S"])).toBe(refusals.onlyShirts);
});

test("typed terms are read, and wrong ones are named by field", () => {
	expect(termsIn({ net: "49,50", capacity: "", sizes: "S: 3" })).toEqual({
		netGrosz: 4950,
		capacity: null,
		choices: ["S"],
		choiceLimits: { S: 3 },
	});
	expect(optionForm.errors({ net: "0", capacity: "0", sizes: "" }, undefined)).toEqual({
		net: undefined,
		capacity: undefined,
		sizes: undefined,
	});
	expect(optionForm.errors({ net: "-1", capacity: "1.5", sizes: "S," }, undefined)).toEqual({
		net: refusals.net,
		capacity: refusals.capacity,
		sizes: refusals.sizes,
	});
	const vat = (typed: string) =>
		newOptionForm.errors({ ...newOptionForm.empty, kind: "lunch", package: "EXPO", net: "1", vat: typed }, undefined);
	expect(vat("100")).toMatchObject({ kind: undefined, package: undefined, vat: undefined });
	expect([vat("101").vat, vat("").vat]).toEqual([refusals.vat, refusals.vat]);
	expect(newOptionForm.errors({ ...newOptionForm.empty, kind: "dragon" }, undefined)).toMatchObject({
		kind: refusals.kind,
		package: refusals.noPackage,
	});
});

describe("limits", () => {
	const pieces = { taken: 3, bySize: new Map([["M", 2]]) };
	const sizes = { choices: ["S", "M"], choiceLimits: { M: 2 } };
	test.each([
		[{ capacity: 3, ...sizes }, {}],
		[{ capacity: null, choices: ["M"], choiceLimits: {} }, {}],
		[{ capacity: 2, ...sizes }, { capacity: refusals.belowTaken(3) }],
		[{ capacity: 3, choices: ["M"], choiceLimits: { M: 1 } }, { sizes: refusals.belowTakenSize("M", 2) }],
		[{ capacity: 3, choices: ["S"], choiceLimits: {} }, { sizes: refusals.belowTakenSize("M", 2) }],
	])("of %o stay above the taken pieces", (terms, expected) => {
		expect(limitRefusals(terms, pieces)).toEqual(expected);
	});
});
