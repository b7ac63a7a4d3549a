import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { euVatPrefix, foreignTaxNumberOf, nipOf } from "./tax-number.ts";

describe("a Polish tax number", () => {
	test.each([
		["5260250274", "5260250274"],
		["PL5260250274", "5260250274"],
		["pl 526-025-02-74", "5260250274"],
		["526\u00a0025\u00a002\u00a074", "5260250274"],
		["5260250275", undefined],
		["526025027", undefined],
		["52602502744", undefined],
		["0000000000", undefined],
		["1000000005", undefined],
		["DE5260250274", undefined],
		["52602502PL", undefined],
		["526PL0250274", undefined],
		["", undefined],
	])("%j becomes %j", (text, nip) => expect(nipOf(text)).toBe(nip));

	test("detects any single wrong digit", () => {
		fc.assert(
			fc.property(fc.nat(9), fc.nat(9), (place, digit) => {
				const good = "5260250274";
				const changed = good.slice(0, place) + digit + good.slice(place + 1);
				expect(nipOf(changed)).toBe(changed === good ? good : undefined);
			}),
		);
	});
});

describe("a foreign tax number", () => {
	test.each([
		["de", "DE 136.695-976", { taxCountry: "DE", taxNumber: "136695976" }],
		[" de ", "136695976", { taxCountry: "DE", taxNumber: "136695976" }],
		["GR", "EL094019245", { taxCountry: "GR", taxNumber: "094019245" }],
		["US", "12-3456789", { taxCountry: "US", taxNumber: "123456789" }],
		["CH", "CHE-116.281.710", { taxCountry: "CH", taxNumber: "CHE116281710" }],
		["GB", "GB123456789", { taxCountry: "GB", taxNumber: "123456789" }],
		["GB", "gb 123 4567 89", { taxCountry: "GB", taxNumber: "123456789" }],
		["GB", "GBGD001", { taxCountry: "GB", taxNumber: "GD001" }],
		["GB", "123456789", { taxCountry: "GB", taxNumber: "123456789" }],
		["GB", "GBTEST1", { taxCountry: "GB", taxNumber: "GBTEST1" }],
		["NO", "NO 974 760 673 MVA", { taxCountry: "NO", taxNumber: "974760673MVA" }],
		["PL", "5260250274", undefined],
		["Germany", "136695976", undefined],
		["DE", "1234567890123", undefined],
		["DE", "ABC", undefined],
		["US", "", undefined],
		["US", "12#345", undefined],
		["US", "#12345", undefined],
		["US", "12345#", undefined],
	])("%s %s", (country, text, expected) => expect(foreignTaxNumberOf(country, text)).toEqual(expected));

	test("Greece's prefix is EL, and countries outside the EU have none", () => {
		expect(["DE", "GR", "XI", "US", "GB"].map(euVatPrefix)).toEqual(["DE", "EL", "XI", undefined, undefined]);
	});
});
