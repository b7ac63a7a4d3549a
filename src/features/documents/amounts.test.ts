import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grossOf } from "../../kit/money/amounts.ts";
import {
	differenceOf,
	dueInvoice,
	lineOf,
	paymentsBeyond,
	reduceInvoices,
	restOf,
	shareOf,
	totalOf,
	totalsOf,
} from "./amounts.ts";
import type { Totals, VatRate } from "./contract.ts";
import { exampleSold } from "./examples.ts";
import { isCorrection } from "./rules.ts";

const SERVICE = "2025-06-07";

describe("sums", () => {
	test("749 zł net at 23 %", () => {
		expect(lineOf(exampleSold())).toMatchObject({ netGrosz: 74_900, vatGrosz: 17_227, grossGrosz: 92_127 });
	});

	test("VAT is rounded per line: two lines of 0,02 zł have no VAT, a line of 0,04 zł has 0,01 zł", () => {
		const small = exampleSold({ unitNetGrosz: 2 });
		expect(totalsOf([lineOf(small), lineOf(small)]).vatGrosz).toBe(0);
		expect(totalsOf([lineOf({ ...small, quantity: 2 })]).vatGrosz).toBe(1);
	});

	test("rates are sorted from the highest, untaxed lines last", () => {
		const lines = (["np", 8, 0, 23, 8] as VatRate[]).map((vatRate) =>
			lineOf(exampleSold({ vatRate, unitNetGrosz: 10_000 })),
		);
		expect(totalsOf(lines)).toEqual({
			netGrosz: 50_000,
			vatGrosz: 3_900,
			grossGrosz: 53_900,
			rates: [
				{ vatRate: 23, netGrosz: 10_000, vatGrosz: 2_300, grossGrosz: 12_300 },
				{ vatRate: 8, netGrosz: 20_000, vatGrosz: 1_600, grossGrosz: 21_600 },
				{ vatRate: 0, netGrosz: 10_000, vatGrosz: 0, grossGrosz: 10_000 },
				{ vatRate: "np", netGrosz: 10_000, vatGrosz: 0, grossGrosz: 10_000 },
			],
		});
	});

	test("without lines the sums are zero", () => {
		expect(totalsOf([])).toEqual({ netGrosz: 0, vatGrosz: 0, grossGrosz: 0, rates: [] });
	});
});

const RATES: VatRate[] = [23, 8, 5, 0, "np"];
const anyLine = fc
	.record({
		quantity: fc.integer({ min: 0, max: 5000 }),
		unitNetGrosz: fc.integer({ min: 0, max: 20_000_000 }),
		vatRate: fc.constantFrom(...RATES),
	})
	.map((values) => lineOf(exampleSold(values)));
const anyBasket = fc.array(anyLine, { minLength: 1, maxLength: 40 });

const FIELDS = ["netGrosz", "vatGrosz", "grossGrosz"] as const;
type Sums = Pick<Totals, (typeof FIELDS)[number]>;
const sum = (of: Sums[], field: (typeof FIELDS)[number]) => of.reduce((total, one) => total + one[field], 0);

/** Sums equal those of their rates; net plus VAT equals gross. */
const agrees = (totals: Totals) => {
	for (const field of FIELDS) expect(sum(totals.rates, field)).toBe(totals[field]);
	for (const one of [totals, ...totals.rates]) expect(one.netGrosz + one.vatGrosz).toBe(one.grossGrosz);
};

describe("for any basket", () => {
	test("lines, rates and total agree to the grosz", () => {
		fc.assert(
			fc.property(anyBasket, (lines) => {
				const totals = totalsOf(lines);
				agrees(totals);
				for (const field of FIELDS) expect(sum(lines, field)).toBe(totals[field]);
				for (const rate of totals.rates) {
					const ofRate = lines.filter((line) => line.vatRate === rate.vatRate);
					for (const field of FIELDS) expect(sum(ofRate, field)).toBe(rate[field]);
				}
			}),
		);
	});

	test("the VAT of a line is within half a grosz of the exact amount", () => {
		fc.assert(
			fc.property(anyLine, ({ netGrosz, vatGrosz, vatRate }) => {
				const exact = vatRate === "np" ? 0 : netGrosz * vatRate;
				expect(Math.abs(vatGrosz * 100 - exact)).toBeLessThanOrEqual(50);
			}),
		);
	});

	test("an invoice and its corrections add up to the last state, rate by rate", () => {
		fc.assert(
			fc.property(fc.array(anyBasket, { minLength: 2, maxLength: 5 }), (states) => {
				const totals = states.map(totalsOf);
				const differences = totals.slice(1).map((after, index) => differenceOf(totals[index]!, after));
				for (const difference of differences) agrees(difference);
				for (const field of FIELDS) {
					expect(sum([totals[0]!, ...differences], field)).toBe(totals.at(-1)![field]);
					for (const rate of RATES) {
						const rows = [totals[0]!, ...differences].flatMap((one) => one.rates.filter((row) => row.vatRate === rate));
						const last = totals.at(-1)!.rates.find((row) => row.vatRate === rate);
						expect(sum(rows, field)).toBe(last?.[field] ?? 0);
					}
				}
			}),
		);
	});
});

test("a price can be reduced by any amount; its VAT then fits its net where possible", () => {
	const reduced = fc
		.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 200_000 }), fc.constantFrom(...RATES), fc.nat())
		.map(([quantity, unitNetGrosz, vatRate, draw]) => {
			const whole = lineOf(exampleSold({ quantity, unitNetGrosz, vatRate }));
			const reducedGrosz = 1 + (draw % whole.grossGrosz);
			return { whole, line: lineOf(exampleSold({ quantity, unitNetGrosz, vatRate, reducedGrosz })), reducedGrosz };
		});
	fc.assert(
		fc.property(reduced, ({ whole, line, reducedGrosz }) => {
			expect(line.grossGrosz).toBe(whole.grossGrosz - reducedGrosz);
			expect(line.netGrosz + line.vatGrosz).toBe(line.grossGrosz);
			expect(Math.min(line.netGrosz, line.vatGrosz)).toBeGreaterThanOrEqual(0);
			const percent = line.vatRate === "np" ? 0 : line.vatRate;
			const near = [-1, 0, 1].map((step) => line.netGrosz + step).filter((net) => net >= 0);
			const fitting = near.find((net) => grossOf(net, percent) === line.grossGrosz);
			expect(fitting ?? line.netGrosz).toBe(line.netGrosz);
			expect(isCorrection([whole], [line])).toBe(true);
		}),
	);
});

test("invoices cover the first payments; the rest of a partly covered payment stays open", () => {
	const came = [
		{ day: "2025-05-01", grossGrosz: 100 },
		{ day: "2025-05-02", grossGrosz: 50 },
	];
	expect(paymentsBeyond(came, 30)).toEqual([{ day: "2025-05-01", grossGrosz: 70 }, came[1]]);
	expect(paymentsBeyond(came, 100)).toEqual([came[1]]);
	expect(paymentsBeyond(came, 120)).toEqual([{ day: "2025-05-02", grossGrosz: 30 }]);
});

describe("the due invoice", () => {
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
	test("advances and the settlement add up to the sale, rate by rate, for any payments", () =>
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

	test("a share's VAT is the VAT of its gross", () => {
		const whole = totalsOf([lineOf(exampleSold({ quantity: 10 }))]);
		expect(shareOf(whole, 123_00)).toMatchObject({ netGrosz: 100_00, vatGrosz: 23_00, grossGrosz: 123_00 });
	});

	test("a share takes at most the net and VAT that are left", () => {
		const left = totalOf([{ vatRate: 23, netGrosz: 1, vatGrosz: 2, grossGrosz: 3 }]);
		expect(shareOf(left, 2)).toMatchObject({ netGrosz: 1, vatGrosz: 1, grossGrosz: 2 });
		expect(shareOf(left, 4)).toEqual(left);
	});

	test("after a reduction invoices add up to the smaller sale; the latest is reduced first", () =>
		fc.assert(
			fc.property(
				basket,
				fc.double({ min: 0, max: 1, noNaN: true }),
				fc.double({ min: 0, max: 1, noNaN: true }),
				(whole, first, kept) => {
					const advance = shareOf(whole, Math.floor(whole.grossGrosz * first));
					const invoices = [advance, restOf(whole, [advance])];
					const smaller = shareOf(whole, Math.floor(whole.grossGrosz * kept));
					const after = reduceInvoices(invoices, smaller);
					for (const one of after) sane(one);
					expect(restOf(smaller, after)).toMatchObject({ netGrosz: 0, vatGrosz: 0, grossGrosz: 0 });
					if (whole.rates.length === 1)
						expect(after[0]!.grossGrosz).toBe(Math.min(advance.grossGrosz, smaller.grossGrosz));
				},
			),
		));
});
