import fc from "fast-check";
import { expect, test } from "vitest";
import { amountInWords } from "./words.ts";

test.each([
	[0, "zero złotych zero groszy", "zero zlotys and zero groszy"],
	[1, "zero złotych jeden grosz", "zero zlotys and one grosz"],
	[102, "jeden złoty dwa grosze", "one zloty and two groszy"],
	[212, "dwa złote dwanaście groszy", "two zlotys and twelve groszy"],
	[522, "pięć złotych dwadzieścia dwa grosze", "five zlotys and twenty-two groszy"],
	[1200, "dwanaście złotych zero groszy", "twelve zlotys and zero groszy"],
	[2200, "dwadzieścia dwa złote zero groszy", "twenty-two zlotys and zero groszy"],
	[2100, "dwadzieścia jeden złotych zero groszy", "twenty-one zlotys and zero groszy"],
	[
		92_127,
		"dziewięćset dwadzieścia jeden złotych dwadzieścia siedem groszy",
		"nine hundred and twenty-one zlotys and twenty-seven groszy",
	],
	[100_000, "jeden tysiąc złotych zero groszy", "one thousand zlotys and zero groszy"],
	[200_401, "dwa tysiące cztery złote jeden grosz", "two thousand and four zlotys and one grosz"],
	[
		1_512_350,
		"piętnaście tysięcy sto dwadzieścia trzy złote pięćdziesiąt groszy",
		"fifteen thousand one hundred and twenty-three zlotys and fifty groszy",
	],
	[100_100_000, "jeden milion jeden tysiąc złotych zero groszy", "one million and one thousand zlotys and zero groszy"],
	[100_000_000, "jeden milion złotych zero groszy", "one million zlotys and zero groszy"],
	[
		99_999_999_999,
		"dziewięćset dziewięćdziesiąt dziewięć milionów dziewięćset dziewięćdziesiąt dziewięć tysięcy dziewięćset dziewięćdziesiąt dziewięć złotych dziewięćdziesiąt dziewięć groszy",
		"nine hundred and ninety-nine million nine hundred and ninety-nine thousand nine hundred and ninety-nine zlotys and ninety-nine groszy",
	],
	[-4900, "minus czterdzieści dziewięć złotych zero groszy", "minus forty-nine zlotys and zero groszy"],
])("%i grosz", (grosz, pl, en) => {
	expect(amountInWords("pl", grosz)).toBe(pl);
	expect(amountInWords("en", grosz)).toBe(en);
});

test.each([100_000_000_000, 0.5, Number.NaN])("%d has no words", (grosz) => {
	expect(() => amountInWords("pl", grosz)).toThrow(RangeError);
});

const amounts = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });

test("different amounts have different words, and none is missing", () => {
	fc.assert(
		fc.property(amounts, amounts, fc.constantFrom("pl" as const, "en" as const), (one, other, lang) => {
			const [sentence, saidOther] = [amountInWords(lang, one), amountInWords(lang, other)];
			expect(sentence).toMatch(/^[a-ząćęłńóśźż]+([ -][a-ząćęłńóśźż]+)*$/);
			expect(sentence === saidOther).toBe(one === other);
		}),
	);
});
