import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grossOf } from "../../kit/money/money.ts";
import type { Sold, Totals, VatRate } from "./contract.ts";
import { exampleCorrection } from "./examples.ts";
import {
	correctedLines,
	differenceOf,
	documentNumber,
	dueDateOf,
	dueOnOf,
	fileNameOf,
	isCorrection,
	isGivingBack,
	issueDateOf,
	lineOf,
	nameOf,
	totalsOf,
	transferTitleOf,
	yearOf,
} from "./rules.ts";

const sold = (values: Partial<Sold> = {}): Sold => ({
	name: "Pakiet Standard",
	nameEn: "Standard package",
	quantity: 1,
	unit: "szt.",
	unitNetGrosz: 74_900,
	vatRate: 23,
	...values,
});

describe("numbers and dates", () => {
	test.each([
		["proforma", 2025, 1, "PF/2025/0001"],
		["invoice", 2025, 42, "FV/2025/0042"],
		["correction", 2026, 12_345, "FK/2026/12345"],
	] as const)("%s %i/%i is %s", (kind, year, sequence, number) => {
		expect(documentNumber(kind, year, sequence)).toBe(number);
	});

	test("a file is named after its document", () => {
		expect(fileNameOf("FV/2025/0042", "pdf")).toBe("FV-2025-0042.pdf");
	});

	test("a document is dated in Poland's time: the year turns at Warsaw's midnight", () => {
		expect(issueDateOf(new Date("2025-12-31T22:59:59Z"))).toBe("2025-12-31");
		expect(issueDateOf(new Date("2025-12-31T23:00:00Z"))).toBe("2026-01-01");
		expect(yearOf("2026-01-01")).toBe(2026);
	});

	test.each([
		["transfer", "2025-05-07"],
		["deferred", "2025-05-14"],
		["card", "2025-04-30"],
	] as const)("%s issued on 30.04 is due on %s", (method, due) => expect(dueDateOf(method, "2025-04-30")).toBe(due));
});

test.each([
	["invoice", undefined, "invoice"],
	["invoice", "sale", "invoice"],
	["invoice", "advance", "advance"],
	["invoice", "settlement", "settlement"],
	["correction", "advance", "correction"],
	["proforma", undefined, "proforma"],
] as const)("%s of %s is called %s", (kind, invoiceType, name) =>
	expect(nameOf({ kind, ...(invoiceType && { invoiceType }) })).toBe(name),
);

test("what is due names its last day and what a transfer is titled; what is paid only its number", () => {
	const due = { state: "due", method: "transfer", dueOn: "2025-05-14" } as const;
	const paid = { state: "paid", method: "card", paidOn: "2025-05-01" } as const;
	expect([dueOnOf({ payment: due }), dueOnOf({ payment: paid })]).toEqual(["2025-05-14", null]);
	const number = "PF/2025/0001";
	const titleOf = (payment: Parameters<typeof dueOnOf>[0]["payment"]) => transferTitleOf({ number, payment });
	expect([titleOf({ ...due, title: "MSTS25-7K3QF9XD" }), titleOf(due), titleOf(paid)]).toEqual([
		"MSTS25-7K3QF9XD",
		number,
		number,
	]);
});

test.each([
	[-1, undefined, true],
	[-1, true, true],
	[-1, false, false],
	[0, true, false],
	[1, undefined, false],
])("a document of %i grosz, repaid %s, gives money back: %s", (grossGrosz, isRepaid, gives) => {
	const totals = { netGrosz: grossGrosz, vatGrosz: 0, grossGrosz, rates: [] };
	const correction = exampleCorrection([sold()], [sold({ quantity: 2 })]).correction!;
	expect(isGivingBack({ totals, correction: isRepaid === undefined ? null : { ...correction, isRepaid } })).toBe(gives);
});

describe("sums", () => {
	test("749 zł net at 23 %", () => {
		expect(lineOf(sold())).toMatchObject({ netGrosz: 74_900, vatGrosz: 17_227, grossGrosz: 92_127 });
	});

	test("VAT is rounded per line, not per rate: two lines of 0,02 zł have none, one of 0,04 has 0,01", () => {
		const small = sold({ unitNetGrosz: 2 });
		expect(totalsOf([lineOf(small), lineOf(small)]).vatGrosz).toBe(0);
		expect(totalsOf([lineOf({ ...small, quantity: 2 })]).vatGrosz).toBe(1);
	});

	test("rates stand from the highest, what is not taxed last", () => {
		const lines = (["np", 8, 0, 23, 8] as VatRate[]).map((vatRate) => lineOf(sold({ vatRate, unitNetGrosz: 10_000 })));
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

	test("no line, no sum", () => {
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
	.map((values) => lineOf(sold(values)));
const anyBasket = fc.array(anyLine, { minLength: 1, maxLength: 40 });

const FIELDS = ["netGrosz", "vatGrosz", "grossGrosz"] as const;
type Sums = Pick<Totals, (typeof FIELDS)[number]>;
const sum = (of: Sums[], field: (typeof FIELDS)[number]) => of.reduce((total, one) => total + one[field], 0);

/** Sums agree with their rates, and net and VAT with gross. */
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

test("a lowered price: any amount with VAT can be taken off, and the VAT is that of the net wherever one fits", () => {
	const reduced = fc
		.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 200_000 }), fc.constantFrom(...RATES), fc.nat())
		.map(([quantity, unitNetGrosz, vatRate, draw]) => {
			const whole = lineOf(sold({ quantity, unitNetGrosz, vatRate }));
			const reducedGrosz = 1 + (draw % whole.grossGrosz);
			return { whole, line: lineOf(sold({ quantity, unitNetGrosz, vatRate, reducedGrosz })), reducedGrosz };
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

describe("corrections", () => {
	const before = [lineOf(sold({ quantity: 3 })), lineOf(sold({ vatRate: 8, unitNetGrosz: 5_000 }))];
	test("one of three tickets given back", () => {
		const after = [lineOf(sold({ quantity: 2 })), before[1]!];
		expect(differenceOf(totalsOf(before), totalsOf(after))).toEqual({
			netGrosz: -74_900,
			vatGrosz: -17_227,
			grossGrosz: -92_127,
			rates: [
				{ vatRate: 23, netGrosz: -74_900, vatGrosz: -17_227, grossGrosz: -92_127 },
				{ vatRate: 8, netGrosz: 0, vatGrosz: 0, grossGrosz: 0 },
			],
		});
		expect(isCorrection(before, after)).toBe(true);
	});

	test("a rate mended moves the sums from one rate to the other", () => {
		const after = [lineOf(sold({ quantity: 3, vatRate: 8 })), before[1]!];
		const difference = differenceOf(totalsOf(before), totalsOf(after));
		expect(difference.netGrosz).toBe(0);
		expect(difference.rates.map((one) => one.netGrosz)).toEqual([-224_700, 224_700]);
	});

	test("nothing changed, or a line lost, is no correction", () => {
		expect(isCorrection(before, [...before])).toBe(false);
		expect(isCorrection(before, before.slice(0, 1))).toBe(false);
		const changed = lineOf(sold({ quantity: 2 }));
		expect(isCorrection(before, [changed])).toBe(false);
		expect(isCorrection(before, [changed, before[1]!, before[1]!])).toBe(false);
	});

	test("a changed line keeps its place on the document", () => {
		const after = lineOf(sold({ vatRate: 8, unitNetGrosz: 4_000 }));
		expect(correctedLines(before, [before[0]!, after])).toEqual([{ place: 2, before: before[1], after }]);
	});
});
