import fc from "fast-check";
import { expect, test } from "vitest";
import { amountText, grossOf, groszOf, lessGross, lineAmounts, moneyText, vatOf } from "./amounts.ts";

test.each([
	[92_127, "921,27\u00a0zł", "PLN\u00a0921.27"],
	[74_900, "749\u00a0zł", "PLN\u00a0749"],
	[124_900, "1249\u00a0zł", "PLN\u00a01,249"],
	[0, "0\u00a0zł", "PLN\u00a00"],
	[5, "0,05\u00a0zł", "PLN\u00a00.05"],
	[-15_000, "\u2212150\u00a0zł", "\u2212PLN\u00a0150"],
])("%i grosz", (grosz, pl, en) => {
	expect(moneyText("pl", grosz)).toBe(pl);
	expect(moneyText("en", grosz)).toBe(en);
});

test.each([
	[74_900, "749,00", "749.00"],
	[124_905, "1\u00a0249,05", "1,249.05"],
	[-92_127, "\u2212921,27", "\u2212921.27"],
	[0, "0,00", "0.00"],
])("%i grosz in a column", (grosz, pl, en) => {
	expect(amountText("pl", grosz)).toBe(pl);
	expect(amountText("en", grosz)).toBe(en);
});

test.each([
	["367.77", 36_777],
	["367,77", 36_777],
	[" 367 ", 36_700],
	["0,05", 5],
	["1 249", 124_900],
	["1\u00a0249,05 zł", 124_905],
	["1 249 000,00", 124_900_000],
	["12 249zł", 1_224_900],
	["5  PLN", 500],
	["PLN 5", undefined],
	["12345,00 PLN", 1_234_500],
	["367,7", undefined],
	["1,249", undefined],
	["1.249,00", undefined],
	["1 24,00", undefined],
	["-5", undefined],
	["9999999,99", 999_999_999],
	["10000000", undefined],
	["", undefined],
	["five", undefined],
])("%j is parsed as %j grosz", (typed, grosz) => expect(groszOf(typed)).toBe(grosz));

test("749 zł net is 921.27 zł gross at 23 %", () => expect(grossOf(74_900, 23)).toBe(92_127));

test.each([
	[50, 23, 12],
	[150, 23, 35],
	[250, 5, 13],
	[1, 23, 0],
	[2, 23, 0],
	[3, 23, 1],
	[1000, 0, 0],
])("the VAT of %i grosz at %i %% is %i, rounding half up", (net, rate, vat) => {
	expect(vatOf(net, rate)).toBe(vat);
});

test("gross is a whole number of grosz within half a grosz of the exact amount", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 1e11 }), fc.constantFrom(0, 5, 8, 23), (net, rate) => {
			const gross = grossOf(net, rate);
			expect(Number.isInteger(gross)).toBe(true);
			expect(Math.abs(gross * 100 - net * (100 + rate))).toBeLessThanOrEqual(50);
		}),
	);
});

test.each([
	[74_900, 23, 0, { netGrosz: 74_900, vatGrosz: 17_227, grossGrosz: 92_127 }],
	[74_900, 23, 5000, { netGrosz: 70_835, vatGrosz: 16_292, grossGrosz: 87_127 }],
	[74_900, 23, 92_127, { netGrosz: 0, vatGrosz: 0, grossGrosz: 0 }],
	[74_900, 0, 5000, { netGrosz: 69_900, vatGrosz: 0, grossGrosz: 69_900 }],
	[4900, 8, 100, { netGrosz: 4807, vatGrosz: 385, grossGrosz: 5192 }],
	[13, 23, 1, { netGrosz: 12, vatGrosz: 3, grossGrosz: 15 }],
])("%i grosz net at %i percent, less %i gross", (net, rate, off, left) => {
	expect(lessGross(lineAmounts(1, net, rate), off, rate)).toEqual(left);
});

test("the VAT of a reduced amount is r / (100 + r) of the gross, as the law says", () => {
	const rates = fc.constantFrom(0, 5, 8, 23);
	fc.assert(
		fc.property(
			fc.integer({ min: 0, max: 10_000_000 }),
			fc.double({ min: 0, max: 1, noNaN: true }),
			rates,
			(net, part, rate) => {
				const whole = lineAmounts(1, net, rate);
				const left = lessGross(whole, Math.floor(whole.grossGrosz * part), rate);
				expect(left.netGrosz + left.vatGrosz).toBe(left.grossGrosz);
				expect(Math.abs(left.vatGrosz - (left.grossGrosz * rate) / (100 + rate))).toBeLessThanOrEqual(0.5);
			},
		),
	);
});
