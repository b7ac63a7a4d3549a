import { describe, expect, test } from "vitest";
import { isCountry } from "./countries.ts";
import { countriesIn, countryName } from "./country-names.ts";

describe.each(["pl", "en"] as const)("countries in %s", (lang) => {
	const countries = countriesIn(lang);

	test("have the names of the Unicode CLDR", () => {
		const names = new Intl.DisplayNames(lang, { type: "region" });
		for (const { code, name } of countries) expect(name).toBe(names.of(code));
	});

	test("are in alphabetical order, Poland first", () => {
		const rest = countries.slice(1).map(({ name }) => name);
		expect(countries[0]?.code).toBe("PL");
		expect(rest).toEqual(rest.toSorted(new Intl.Collator(lang).compare));
	});

	test("are exactly the countries that an address accepts", () => {
		expect(countries.filter(({ code }) => !isCountry(code))).toEqual([]);
		const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
		const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter(isCountry);
		expect(codes.length).toBe(countries.length);
	});
});

test("an unknown code is its own name", () => expect(countryName("en", "QQ")).toBe("QQ"));
