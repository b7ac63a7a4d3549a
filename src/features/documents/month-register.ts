import { csvText } from "../../kit/csv/csv.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import type { Buyer, TaxDocument, VatRate } from "./contract.ts";
import { nameOf } from "./rules.ts";
import { rateText, titles, uninvoicedTitle } from "./texts.ts";
import { dayNumber, type UninvoicedSale } from "./uninvoiced.ts";

const RATES: VatRate[] = [23, 8, 5, 0, "np"];

/** "1234,50" for Polish spreadsheets and accounting programs. */
function amount(grosz: number): string {
	return (grosz / 100).toFixed(2).replace(".", ",");
}

function numberOf(buyer: Buyer): string {
	if (buyer.kind === "company-pl") return buyer.nip;
	return buyer.kind === "company-foreign" ? `${buyer.taxCountry} ${buyer.taxNumber}` : "";
}

/** Net and VAT per rate, then the sums. */
function amountsOf({ totals }: Pick<TaxDocument, "totals">): number[] {
	const ofRate = (rate: VatRate) => totals.rates.find((one) => one.vatRate === rate);
	return [
		...RATES.flatMap((rate) => [ofRate(rate)?.netGrosz ?? 0, ofRate(rate)?.vatGrosz ?? 0]),
		totals.netGrosz,
		totals.vatGrosz,
		totals.grossGrosz,
	];
}

const HEAD = [
	"Data wystawienia",
	"Data sprzedaży lub zapłaty",
	"Numer",
	"Rodzaj",
	"Koryguje",
	"Nabywca",
	"Kraj",
	"NIP",
	...RATES.flatMap((rate) => [`Netto ${rateText(rate)}`, `VAT ${rateText(rate)}`]),
	"Netto razem",
	"VAT razem",
	"Brutto razem",
];

/** JPK_V7 uses this value for an unknown buyer. */
const NOBODY = "BRAK";

/**
 * Returns a Polish CSV: a row per invoice and correction, a row per day of sales without an invoice, and sums. Rows
 * have net and VAT per rate. Corrections have their differences; pro-formas are no tax documents.
 */
export function vatRegister(documents: readonly TaxDocument[], days: readonly UninvoicedSale[]): string {
	const taxed = documents.filter((one) => one.kind !== "proforma");
	const rows = taxed.map((one) => [
		one.issueDate,
		one.saleDate ?? "",
		one.number,
		titles[nameOf(one)].pl,
		one.correction?.number ?? "",
		one.buyer.name,
		one.buyer.address.country,
		numberOf(one.buyer),
		...amountsOf(one).map(amount),
	]);
	const dayRows = days.map((one) => [
		one.day,
		one.day,
		dayNumber(one),
		uninvoicedTitle.pl,
		"",
		NOBODY,
		"",
		NOBODY,
		...amountsOf(one).map(amount),
	]);
	const all = [...taxed, ...days];
	const sums = HEAD.slice(8).map((_, column) =>
		all.reduce((sum, one) => sum + invariant(amountsOf(one)[column], "the amount of a column"), 0),
	);
	return csvText([HEAD, ...rows, ...dayRows, ["Razem", ...Array<string>(7).fill(""), ...sums.map(amount)]]);
}
