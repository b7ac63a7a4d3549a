import { describe, expect, test } from "vitest";
import { differenceOf, lineOf, totalsOf } from "./amounts.ts";
import type { SaleDocument } from "./contract.ts";
import { exampleCorrection } from "./examples.ts";
import {
	correctedLines,
	documentNumber,
	dueDateOf,
	dueOnOf,
	fileNameOf,
	invoiceAskableUntil,
	invoiceableFrom,
	isAdvance,
	isCorrection,
	isRefund,
	issueDateOf,
	nameOf,
	transferTitleOf,
	yearOf,
} from "./rules.ts";

const sold = (values: Partial<SaleDocument> = {}): SaleDocument => ({
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

	test("a file has the name of its document", () => {
		expect(fileNameOf("FV/2025/0042", "pdf")).toBe("FV-2025-0042.pdf");
	});

	test("a document's date and year are those of Poland", () => {
		expect(issueDateOf(new Date("2025-12-31T22:59:59Z"))).toBe("2025-12-31");
		expect(issueDateOf(new Date("2025-12-31T23:00:00Z"))).toBe("2026-01-01");
		expect(yearOf("2026-01-01")).toBe(2026);
	});

	test.each([
		["transfer", "2025-05-07"],
		["deferred", "2025-05-14"],
		["card", "2025-04-30"],
	] as const)("a %s issued on 30.04 is due on %s", (method, due) => expect(dueDateOf(method, "2025-04-30")).toBe(due));
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

test("an unpaid document has a last day and a transfer's title, a paid one only its number", () => {
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
])("a document of %i grosz, repaid %s, is a refund: %s", (grossGrosz, isRepaid, gives) => {
	const totals = { netGrosz: grossGrosz, vatGrosz: 0, grossGrosz, rates: [] };
	const correction = exampleCorrection([sold()], [sold({ quantity: 2 })]).correction!;
	expect(isRefund({ totals, correction: isRepaid === undefined ? null : { ...correction, isRepaid } })).toBe(gives);
});

const SERVICE = "2025-06-07";

test("an event can be invoiced from 60 calendar days before its last day", () => {
	expect(invoiceableFrom(SERVICE)).toBe("2025-04-08");
	expect(invoiceableFrom("2024-03-31")).toBe("2024-01-31");
});

test.each([
	["2025-05-31", true],
	["2025-06-01", false],
	["2025-06-07", false],
	["2025-06-08", false],
	["2025-07-01", false],
	["2024-06-01", true],
])("a payment on %s is an advance: %s", (day, is) => expect(isAdvance(day, SERVICE)).toBe(is));

test.each([
	[["2025-05-05"], "2025-08-31"],
	[["2025-05-05", "2025-06-07", "2025-04-30"], "2025-09-30"],
	[["2025-11-30"], "2026-02-28"],
])("with payments and a service on %j a person can request an invoice until %s", (days, until) =>
	expect(invoiceAskableUntil(days)).toBe(until),
);

describe("corrections", () => {
	const before = [lineOf(sold({ quantity: 3 })), lineOf(sold({ vatRate: 8, unitNetGrosz: 5_000 }))];
	test("one of three tickets is returned", () => {
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

	test("a corrected rate moves the sums from one rate to another", () => {
		const after = [lineOf(sold({ quantity: 3, vatRate: 8 })), before[1]!];
		const difference = differenceOf(totalsOf(before), totalsOf(after));
		expect(difference.netGrosz).toBe(0);
		expect(difference.rates.map((one) => one.netGrosz)).toEqual([-224_700, 224_700]);
	});

	test("without a change, or with fewer lines, there is no correction", () => {
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
