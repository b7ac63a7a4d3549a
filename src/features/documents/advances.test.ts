import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	dueInvoice,
	invoiceAskableUntil,
	invoiceableFrom,
	isAdvance,
	lowered,
	paymentsBeyond,
	restOf,
	shareOf,
} from "./advances.ts";
import type { Totals, VatRate } from "./contract.ts";
import { exampleSold } from "./examples.ts";
import { lineOf, totalOf, totalsOf } from "./rules.ts";

const SERVICE = "2025-06-07";

test("an event may be invoiced 60 days before its last day, counted by the calendar", () => {
	expect(invoiceableFrom(SERVICE)).toBe("2025-04-08");
	expect(invoiceableFrom("2024-03-31")).toBe("2024-01-31"); // a leap day between
});

test.each([
	["2025-05-31", true],
	["2025-06-01", false],
	["2025-06-07", false],
	["2025-06-08", false],
	["2025-07-01", false],
	["2024-06-01", true],
])("money that came on %s is an advance: %s", (day, is) => expect(isAdvance(day, SERVICE)).toBe(is));

test.each([
	[["2025-05-05"], "2025-08-31"],
	[["2025-05-05", "2025-06-07", "2025-04-30"], "2025-09-30"],
	[["2025-11-30"], "2026-02-28"],
])("with payments and a service on %j an invoice may be asked for until %s", (days, until) =>
	expect(invoiceAskableUntil(days)).toBe(until),
);

test("of payments an invoice tells the first; what it tells a part of is left with the rest", () => {
	const came = [
		{ day: "2025-05-01", grossGrosz: 100 },
		{ day: "2025-05-02", grossGrosz: 50 },
	];
	expect(paymentsBeyond(came, 30)).toEqual([{ day: "2025-05-01", grossGrosz: 70 }, came[1]]);
	expect(paymentsBeyond(came, 100)).toEqual([came[1]]);
	expect(paymentsBeyond(came, 120)).toEqual([{ day: "2025-05-02", grossGrosz: 30 }]);
});

describe("the invoice that is due", () => {
	const whole = { wholeGrosz: 1000, documentedGrosz: 0, payments: [], serviceDay: SERVICE };
	const paid = (day: string, grossGrosz = 1000) => ({ day, grossGrosz });
	test.each([
		["unpaid, too early", { ...whole, today: "2025-04-07" }, undefined],
		["unpaid, 60 days before", { ...whole, today: "2025-04-08" }, ["sale", 1000]],
		["paid in an earlier month", { ...whole, payments: [paid("2025-04-30")], today: "2025-04-30" }, ["advance", 1000]],
		["paid half a year before", { ...whole, payments: [paid("2024-12-01")], today: "2024-12-01" }, ["advance", 1000]],
		["paid in its month", { ...whole, payments: [paid("2025-06-02")], today: "2025-06-02" }, ["sale", 1000]],
		["paid after it", { ...whole, payments: [paid("2025-06-20")], today: "2025-06-20" }, ["sale", 1000]],
		[
			"paid in two months, the first of them earlier",
			{ ...whole, payments: [paid("2025-05-31", 400), paid("2025-06-01", 600)], today: "2025-06-01" },
			["advance", 1000],
		],
		["paid in part, early", { ...whole, payments: [paid("2025-01-02", 400)], today: "2025-01-02" }, ["advance", 400]],
		[
			"another part",
			{
				...whole,
				documentedGrosz: 400,
				payments: [paid("2025-01-02", 400), paid("2025-01-09", 100)],
				today: "2025-01-09",
			},
			["advance", 100],
		],
		[
			"the rest, unpaid",
			{ ...whole, documentedGrosz: 400, payments: [paid("2025-01-02", 400)], today: "2025-04-08" },
			["settlement", 600],
		],
		[
			"the rest, too early",
			{ ...whole, documentedGrosz: 400, payments: [paid("2025-01-02", 400)], today: "2025-04-07" },
			undefined,
		],
		[
			"invoiced before it was paid",
			{ ...whole, documentedGrosz: 1000, payments: [paid("2025-04-30")], today: "2025-04-30" },
			undefined,
		],
	] as const)("%s", (_, facts, expected) => {
		const due = dueInvoice(facts);
		expect(due && [due.type, due.grossGrosz]).toEqual(expected);
		if (due?.type === "advance") {
			expect(due.received.reduce((sum, one) => sum + one.grossGrosz, 0)).toBe(due.grossGrosz);
		}
	});
});

const basket = fc
	.array(
		fc.record({
			quantity: fc.integer({ min: 1, max: 300 }),
			unitNetGrosz: fc.integer({ min: 0, max: 500_000 }),
			vatRate: fc.constantFrom<VatRate>(23, 8, 5, 0, "np"),
		}),
		{ minLength: 1, maxLength: 6 },
	)
	.map((all) => totalsOf(all.map((one) => lineOf(exampleSold(one)))));

const sane = (totals: Totals) => {
	for (const rate of [...totals.rates, totals]) {
		expect(rate.netGrosz + rate.vatGrosz).toBe(rate.grossGrosz);
		for (const amount of [rate.netGrosz, rate.vatGrosz, rate.grossGrosz]) expect(amount).toBeGreaterThanOrEqual(0);
	}
};

describe("no grosz is lost", () => {
	test("advances and what settles them add up to the sale, rate by rate, however it is paid", () =>
		fc.assert(
			fc.property(basket, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }), (whole, parts) => {
				const invoices: Totals[] = [];
				for (const part of parts) {
					const left = restOf(whole, invoices);
					const grossGrosz = Math.floor(left.grossGrosz * part);
					const share = shareOf(left, grossGrosz);
					expect(share.grossGrosz).toBe(grossGrosz);
					sane(share);
					invoices.push(share);
				}
				const rest = restOf(whole, invoices);
				sane(rest);
				const all = [...invoices, shareOf(rest, rest.grossGrosz)];
				expect(restOf(whole, all)).toMatchObject({ netGrosz: 0, vatGrosz: 0, grossGrosz: 0 });
				for (const rate of restOf(whole, all).rates) expect([rate.netGrosz, rate.vatGrosz]).toEqual([0, 0]);
			}),
		));

	test("the VAT of a share is that of its gross", () => {
		const whole = totalsOf([lineOf(exampleSold({ quantity: 10 }))]); // 9 212.70
		expect(shareOf(whole, 123_00)).toMatchObject({ netGrosz: 100_00, vatGrosz: 23_00, grossGrosz: 123_00 });
	});

	test("a share takes no more net or VAT than is left, and all where it is more than is left", () => {
		const left = totalOf([{ vatRate: 23, netGrosz: 1, vatGrosz: 2, grossGrosz: 3 }]);
		expect(shareOf(left, 2)).toMatchObject({ netGrosz: 1, vatGrosz: 1, grossGrosz: 2 });
		expect(shareOf(left, 4)).toEqual(left);
	});

	test("invoices of a sale that became smaller add up to what is left of it, the latest lowered first", () =>
		fc.assert(
			fc.property(
				basket,
				fc.double({ min: 0, max: 1, noNaN: true }),
				fc.double({ min: 0, max: 1, noNaN: true }),
				(whole, first, kept) => {
					const advance = shareOf(whole, Math.floor(whole.grossGrosz * first));
					const invoices = [advance, restOf(whole, [advance])];
					const smaller = shareOf(whole, Math.floor(whole.grossGrosz * kept));
					const after = lowered(invoices, smaller);
					for (const one of after) sane(one);
					expect(restOf(smaller, after)).toMatchObject({ netGrosz: 0, vatGrosz: 0, grossGrosz: 0 });
					if (whole.rates.length === 1)
						expect(after[0]!.grossGrosz).toBe(Math.min(advance.grossGrosz, smaller.grossGrosz));
				},
			),
		));
});
