import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sumOf } from "../../kit/money/amounts.ts";
import { priceWithCode } from "../codes/rules.ts";
import { amountsOf, dueOf, isSoldOnline } from "./price.ts";

const standard = { name: "Standard", quantity: 1, listNetGrosz: 74_900, vatRate: 23 };

describe("the amount due", () => {
	test.each([
		["by card", undefined, "card", 92_127],
		["with 20 % off", 59_920, "card", 73_702],
		["by a deferred invoice, with its fee", undefined, "deferred", 92_127 + 6027],
		["by invitation, whatever the method", 0, "deferred", 0],
	] as const)("%s", (_, codeNetGrosz, method, grossGrosz) => {
		const item = { ...standard, unitNetGrosz: codeNetGrosz ?? standard.listNetGrosz };
		expect(dueOf([item], method).grossGrosz).toBe(grossGrosz);
	});

	test("options keep their own VAT, and cost money with a free package too", () => {
		const lunch = { name: "Lunch", quantity: 1, listNetGrosz: 4900, unitNetGrosz: 4900, vatRate: 8 };
		const ticket = { ...standard, unitNetGrosz: standard.listNetGrosz };
		expect(dueOf([ticket, lunch], "card").grossGrosz).toBe(92_127 + 5292);
		expect(dueOf([{ ...standard, unitNetGrosz: 0 }, lunch], "deferred").grossGrosz).toBe(5292 + 6027);
	});

	test("the parts add up to the total", () => {
		const item = fc
			.record({
				listNetGrosz: fc.nat(10_000_000),
				quantity: fc.integer({ min: 1, max: 200 }),
				vatRate: fc.constantFrom(0, 5, 8, 23),
				percent: fc.integer({ min: 1, max: 100 }),
			})
			.map(({ percent, ...one }) => ({
				...one,
				name: "",
				unitNetGrosz: priceWithCode(one.listNetGrosz, { kind: "discount", percent }),
			}));
		const method = fc.constantFrom("card" as const, "transfer" as const, "deferred" as const);
		fc.assert(
			fc.property(fc.array(item, { maxLength: 5 }), method, (items, by) => {
				const due = dueOf(items, by);
				for (const key of ["netGrosz", "grossGrosz"] as const) {
					const list = due.lines.reduce((sum, line) => sum + line[key], 0);
					expect(list - due.discount[key] + due.fee[key]).toBe(due[key]);
				}
				expect(due.netGrosz + due.vatGrosz).toBe(due.grossGrosz);
			}),
		);
	});
});

const paid = { quantity: 1, listNetGrosz: 100, unitNetGrosz: 100, vatRate: 23 };
const free = { ...paid, unitNetGrosz: 0 };

test.each([
	["abroad", [{ ...paid, isReverseCharged: true }], 0],
	["here", [{ ...paid, isReverseCharged: false }], 23],
	["here, in part", [{ ...paid, isReverseCharged: true }, paid], 23],
	["abroad, beside what is free", [{ ...paid, isReverseCharged: true }, free], 0],
	["nowhere: all is free, and there is no fee", [{ ...free, isReverseCharged: true }], undefined],
])("the fee's VAT follows the items; reverse charge: %s", (_, items, rate) => {
	const { lines, fee, total } = amountsOf(items, "deferred");
	expect(fee?.vatRate).toBe(rate);
	expect(total).toEqual(sumOf(fee ? [...lines, fee] : lines));
});

test("only a deferred payment has a fee, and reverse charge has no VAT", () => {
	const { lines, fee } = amountsOf([paid, { ...paid, isReverseCharged: true }], "transfer");
	expect(fee).toBeUndefined();
	expect(lines.map(({ vatRate, vatGrosz }) => [vatRate, vatGrosz])).toEqual([
		[23, 23],
		[0, 0],
	]);
});

test.each([
	[true, false, true],
	[true, true, false],
	[false, true, false],
	[false, false, false],
])("a package, online %s and onsite %s, is sold as online: %s", (isOnline, isOnsite, expected) =>
	expect(isSoldOnline({ isOnline, isOnsite })).toBe(expected),
);

test.each([
	[true, 0],
	[false, 23],
])("the deferred fee follows the items: reverse charge %s, at %i %%", (isReverseCharged, vatRate) => {
	const item = { quantity: 1, listNetGrosz: 100, unitNetGrosz: 100, vatRate: 23, isReverseCharged };
	expect(amountsOf([item], "deferred").fee).toMatchObject({ vatRate, isReverseCharged });
});
