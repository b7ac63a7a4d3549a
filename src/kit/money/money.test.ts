import fc from "fast-check";
import { expect, test } from "vitest";
import { grossOf, moneyText } from "./money.ts";

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

test("749 zł net is 921.27 zł gross at 23 %", () => expect(grossOf(74_900, 23)).toBe(92_127));

test("gross is a whole number of grosz within half a grosz of the exact amount", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(0, 5, 8, 23), (net, rate) => {
			const gross = grossOf(net, rate);
			expect(Number.isInteger(gross)).toBe(true);
			expect(Math.abs(gross * 100 - net * (100 + rate))).toBeLessThanOrEqual(50);
		}),
	);
});
