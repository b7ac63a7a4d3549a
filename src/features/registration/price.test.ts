import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceWithCode } from "../codes/rules.ts";
import { dueOf } from "./price.ts";

const standard = { netGrosz: 74_900, vatRate: 23 };

describe("what is due", () => {
	test.each([
		["by card", undefined, "card", 92_127],
		["with 20 % off", 59_920, "card", 73_702],
		["by a deferred invoice, with its fee", undefined, "deferred", 92_127 + 6027],
		["by invitation, whatever the method", 0, "deferred", 0],
	] as const)("%s", (_, codeNetGrosz, method, grossGrosz) => {
		expect(dueOf(standard, codeNetGrosz, method).grossGrosz).toBe(grossGrosz);
	});

	test("its parts always make the whole", () => {
		const price = fc.record({ netGrosz: fc.nat(10_000_000), vatRate: fc.constantFrom(0, 5, 8, 23) });
		const method = fc.constantFrom("card", "transfer", "deferred");
		fc.assert(
			fc.property(price, fc.integer({ min: 1, max: 100 }), method, (one, percent, by) => {
				const due = dueOf(one, priceWithCode(one.netGrosz, { kind: "discount", percent }), by as "card");
				expect(due.listNetGrosz - due.discountNetGrosz + due.feeNetGrosz).toBe(due.netGrosz);
				expect(due.netGrosz + due.vatGrosz).toBe(due.grossGrosz);
			}),
		);
	});
});
