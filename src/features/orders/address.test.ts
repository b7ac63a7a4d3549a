import allCountries from "intl-tel-input/data";
import { expect, test } from "vitest";
import { isCountry } from "../../kit/address/countries.ts";
import { countriesIn } from "../../kit/address/country-names.ts";
import { addressErrors, addressMessages, postCodeOf } from "./address.ts";

const good = { street: "Lniana 1", postCode: "38-400", city: "Krosno", country: "PL" };

test.each([
	["PL", "38-400", undefined],
	["PL", "38-40", "postCodeWrong"],
	["PL", "10115", "postCodeWrong"],
	["PL", "", "postCode"],
	["DE", "10115", undefined],
	["DE", "38-400", "postCodeWrong"],
	["GB", "sw1a 1aa", undefined],
	["US", "94105", undefined],
	["NL", "1012 AB", undefined],
	["AE", "", undefined],
	["HK", "", undefined],
] as const)("a post code of %s: %s", (country, postCode, wrong) => {
	const { PostCode } = addressErrors({ ...good, country, postCode });
	expect(PostCode).toEqual(wrong && addressMessages[wrong]);
});

test.each([
	["00950", "00-950"],
	[" 00 950 ", "00-950"],
	["00-950", "00-950"],
	["0950", "0950"],
])("a Polish post code typed as %s is stored as %s", (typed, normalized) =>
	expect(postCodeOf("PL", typed)).toBe(normalized),
);

test("a foreign post code is stored as typed, without surrounding spaces", () =>
	expect(postCodeOf("DE", " 00950 ")).toBe("00950"));

test("reports missing parts, and a missing building number in Poland only", () => {
	const { street, city, country } = addressMessages;
	expect(addressErrors({ street: "", postCode: "38-400", city: "", country: "XX" })).toEqual({
		Street: street,
		City: city,
		Country: country,
	});
	expect(addressErrors({ ...good, street: "Lniana" })).toEqual({ Street: addressMessages.buildingNumber });
	expect(addressErrors({ ...good, street: "Rathausplatz", country: "DE", postCode: "10115" })).toEqual({});
});

test("lists every country once by name, Poland first, in both languages", () => {
	for (const lang of ["pl", "en"] as const) {
		const all = countriesIn(lang);
		expect(all.length).toBeGreaterThanOrEqual(240);
		expect(new Set(all.map((one) => one.code)).size).toBe(all.length);
		expect(all[0]).toEqual({ code: "PL", name: lang === "pl" ? "Polska" : "Poland" });
		for (const { code, name } of all) expect(name, code).not.toBe(code);
	}
	// Ascension has no ISO code.
	const phones = allCountries.map((one) => one.iso2.toUpperCase()).filter((code) => code !== "AC");
	expect(phones.filter((code) => !isCountry(code))).toEqual([]);
});
