import fc from "fast-check";
import { expect, test } from "vitest";
import { amountText, grossOf, moneyText, vatOf } from "./money.ts";

test.each([
	[92_127, "921,27\u00a0zł", "PLN\u00a0921.27"],
	[74_900, "749\u00a0zł", "PLN\u00a0749"],
	[124_900, "1249\u00a0zł", "PLN\u00a01,249"],
	[0, "0\u00a0zł", "PLN\u00a00"],
	[5, "0,05\u00a0zł", "PLN\u00a00.05"],
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

test("749 zł net is 921.27 zł gross at 23 %", () => expect(grossOf(74_900, 23)).toBe(92_127));

test.each([
	[50, 23, 12],
	[150, 23, 35],
	[250, 5, 13],
	[1, 23, 0],
	[2, 23, 0],
	[3, 23, 1],
	[1000, 0, 0],
])("the VAT of %i grosz at %i %% is %i: half a grosz goes up", (net, rate, vat) => {
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
