import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineOf, sumOfTotals, totalOf, totalsOf } from "./amounts.ts";
import type { VatRate } from "./contract.ts";
import { exampleSold } from "./examples.ts";
import { changeOf, daySums, salesOf, type UninvoicedSale } from "./uninvoiced.ts";

const basket = [exampleSold(), exampleSold({ name: "Lunch", unitNetGrosz: 4_900, vatRate: 8 })];
const whole = totalsOf(basket.map(lineOf));
const serviceDay = "2025-06-07";
const sold = (payments: { day: string; grossGrosz: number }[], entered: ReturnType<typeof salesOf> = []) =>
	salesOf({ whole, entered, payments, serviceDay });

describe("a sale without an invoice", () => {
	test("is entered on the day of its payment, rate by rate", () =>
		expect(sold([{ day: "2025-05-05", grossGrosz: whole.grossGrosz }])).toEqual([
			{ day: "2025-05-05", totals: whole },
		]));

	test("is entered on the day of each payment, and adds up to the sale", () => {
		const parts = sold([
			{ day: "2025-05-31", grossGrosz: 10_001 },
			{ day: "2025-06-02", grossGrosz: whole.grossGrosz - 10_001 },
		]);
		expect(parts.map((one) => [one.day, one.totals.grossGrosz])).toEqual([
			["2025-05-31", 10_001],
			["2025-06-02", whole.grossGrosz - 10_001],
		]);
		expect(sumOfTotals(parts.map((one) => one.totals))).toEqual(whole);
	});

	test("is entered on the event's last day if paid later, and only once", () => {
		const late = [{ day: "2025-06-20", grossGrosz: whole.grossGrosz }];
		expect(sold(late).map((one) => one.day)).toEqual([serviceDay]);
		expect(sold(late, sold(late))).toEqual([]);
	});

	test("is corrected on the day of a refund, in part or whole, and of a later invoice", () => {
		const entered = sold([{ day: "2025-05-05", grossGrosz: whole.grossGrosz }]);
		const less = changeOf(entered, { wanted: totalsOf([lineOf(basket[0]!)]), day: "2025-06-01" })!;
		expect(less.totals).toMatchObject({ netGrosz: -4_900, vatGrosz: -392, grossGrosz: -5_292 });
		const rest = changeOf([...entered, less], { wanted: totalsOf([]), day: "2025-07-01" })!;
		expect(rest.totals).toMatchObject({ netGrosz: -74_900, vatGrosz: -17_227 });
		expect(changeOf([...entered, less, rest], { wanted: totalsOf([]), day: "2025-07-02" })).toBeUndefined();
	});

	test("is not corrected if it was never entered", () =>
		expect(changeOf([], { wanted: whole, day: "2025-06-01" })).toBeUndefined());

	test("adds up to the sale, rate by rate, for any payments", () => {
		const amounts = fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 4 });
		fc.assert(
			fc.property(amounts, (early) => {
				const rest = whole.grossGrosz - early.reduce((sum, one) => sum + one, 0);
				const parts = sold([...early, rest].map((grossGrosz) => ({ day: "2025-05-05", grossGrosz })));
				expect(sumOfTotals(parts.map((one) => one.totals))).toEqual(whole);
			}),
		);
	});
});

test("a day with zero sums is left out; a day with only a change of VAT is kept", () => {
	const entry = (day: string, netGrosz: number, vatGrosz: number) => ({
		day,
		totals: totalOf([{ vatRate: 23, netGrosz, vatGrosz, grossGrosz: netGrosz + vatGrosz }]),
	});
	const [gone, mended] = ["2025-05-01", "2025-05-02"];
	expect(daySums([entry(gone, 100, 23), entry(mended, 0, 1), entry(gone, -100, -23)])).toEqual([entry(mended, 0, 1)]);
});

test("the sums of days equal those of their entries, to the grosz", () => {
	const entry = fc
		.record({
			day: fc.constantFrom("2025-05-01", "2025-05-02", "2025-05-31"),
			vatRate: fc.constantFrom<VatRate>(23, 8, 5, 0),
			unitNetGrosz: fc.integer({ min: 1, max: 900_000 }),
		})
		.map(({ day, ...values }) => ({ day, totals: totalsOf([lineOf(exampleSold(values))]) }));
	fc.assert(
		fc.property(fc.array(entry), (entries) => {
			const days = daySums(entries);
			expect(days.map((one) => one.day)).toEqual([...new Set(entries.map((one) => one.day))].toSorted());
			for (const key of ["netGrosz", "vatGrosz", "grossGrosz"] as const) {
				const sum = (list: readonly UninvoicedSale[]) => list.reduce((all, one) => all + one.totals[key], 0);
				expect(sum(days)).toBe(sum(entries));
			}
		}),
	);
});
