import fc from "fast-check";
import { expect, test } from "vitest";
import { lineOf, totalsOf } from "./amounts.ts";
import type { DocumentContent, VatRate } from "./contract.ts";
import { exampleBuyers, exampleCorrection, exampleDocument, exampleSold } from "./examples.ts";
import { vatRegister } from "./month-register.ts";

const storedDocumentOf = (content: DocumentContent) => ({
	...content,
	objectId: 1,
	subject: "order:1",
	eventId: 1,
	issuedAt: "2025-05-01T10:00:00Z",
});
const rowsOf = (csv: string) =>
	csv
		.replace("\uFEFF", "")
		.trimEnd()
		.split("\r\n")
		.map((row) => row.slice(1, -1).split('";"'));
const two = [exampleSold({ quantity: 2 }), exampleSold({ name: "Lunch", unitNetGrosz: 4_900, vatRate: 8 })];

test("the register has a row per invoice and correction, with net and VAT per rate, and sums", () => {
	const german = exampleDocument([exampleSold({ vatRate: "np" })], {
		buyer: exampleBuyers.german,
		number: "FV/2025/0002",
	});
	const correction = exampleCorrection(two, [exampleSold({ quantity: 1 }), two[1]!]);
	const proforma = exampleDocument(two, { kind: "proforma", number: "PF/2025/0001" });
	const [head, first, second, third, sums, ...rest] = rowsOf(
		vatRegister([exampleDocument(two), german, correction, proforma].map(storedDocumentOf), []),
	);
	expect(rest).toEqual([]);
	expect(head!.slice(8, 12)).toEqual(["Netto 23\u00a0%", "VAT 23\u00a0%", "Netto 8\u00a0%", "VAT 8\u00a0%"]);
	expect(first!.slice(0, 2)).toEqual(["2025-04-30", "2025-04-29"]);
	expect(sums!.slice(0, 8)).toEqual(["Razem", "", "", "", "", "", "", ""]);
	expect(first!.slice(2)).toEqual([
		"FV/2025/0001",
		"Faktura VAT",
		"",
		"Żółw & Ćma <Usługi Informatyczne> sp. z o.o.",
		"PL",
		"7010001453",
		"1498,00",
		"344,54",
		"49,00",
		"3,92",
		"0,00",
		"0,00",
		"0,00",
		"0,00",
		"0,00",
		"0,00",
		"1547,00",
		"348,46",
		"1895,46",
	]);
	expect([second![7], second![16], second![20]]).toEqual(["DE 136695976", "749,00", "749,00"]);
	expect([third![3], third![4], third![8], third![9]]).toEqual([
		"Faktura korygująca",
		"FV/2025/0001",
		"-749,00",
		"-172,27",
	]);
	expect(sums!.slice(8, 10).concat(sums!.slice(18))).toEqual(["749,00", "172,27", "1547,00", "176,19", "1723,19"]);
});

test("a person has no tax number, and a document may have no day of sale", () => {
	const document = exampleDocument(two, { buyer: exampleBuyers.person, saleDate: null });
	const [, row] = rowsOf(vatRegister([storedDocumentOf(document)], []));
	expect(row!.slice(0, 8)).toEqual([
		"2025-04-30",
		"",
		"FV/2025/0001",
		"Faktura VAT",
		"",
		"Zażółć Gęślą-Jaźń",
		"PL",
		"",
	]);
});

test("a day's sales without an invoice are one row, with the code of JPK_V7", () => {
	const day = { day: "2025-05-14", totals: totalsOf(two.map(lineOf)) };
	const [, row, sums] = rowsOf(vatRegister([], [day]));
	expect(row).toEqual([
		"2025-05-14",
		"2025-05-14",
		"WEW/2025-05-14",
		"Sprzedaż bez faktury",
		"",
		"BRAK",
		"",
		"BRAK",
		"1498,00",
		"344,54",
		"49,00",
		"3,92",
		"0,00",
		"0,00",
		"0,00",
		"0,00",
		"0,00",
		"0,00",
		"1547,00",
		"348,46",
		"1895,46",
	]);
	expect(sums!.slice(8)).toEqual(row!.slice(8));
});

test("the sums equal those of the rows, to the grosz", () => {
	const basket = fc.array(
		fc.record({
			quantity: fc.integer({ min: 1, max: 500 }),
			unitNetGrosz: fc.integer({ min: 0, max: 900_000 }),
			vatRate: fc.constantFrom<VatRate>(23, 8, 5, 0, "np"),
		}),
		{ minLength: 1, maxLength: 4 },
	);
	const grosz = (text: string) => Math.round(Number(text.replace(",", ".")) * 100);
	fc.assert(
		fc.property(fc.array(basket, { maxLength: 8 }), fc.array(basket, { maxLength: 3 }), (baskets, uninvoiced) => {
			const days = uninvoiced.map((one, n) => ({
				day: `2025-05-0${n + 1}`,
				totals: totalsOf(one.map((values) => lineOf(exampleSold(values)))),
			}));
			const documents = baskets.map((one) =>
				storedDocumentOf(exampleDocument(one.map((values) => exampleSold(values)))),
			);
			const rows = rowsOf(vatRegister(documents, days)).slice(1);
			const sums = rows.pop()!;
			for (let column = 8; column < sums.length; column++) {
				expect(grosz(sums[column]!)).toBe(rows.reduce((sum, row) => sum + grosz(row[column]!), 0));
			}
			const sold = [...documents, ...days].reduce((sum, one) => sum + one.totals.grossGrosz, 0);
			expect(grosz(sums.at(-1)!)).toBe(sold);
		}),
	);
});
