import { lessGross, lineAmounts } from "../../kit/money/money.ts";
import { must } from "../../kit/must/must.ts";
import { addDays, dayOf } from "../../kit/time/zone.ts";
import type {
	DocumentKind,
	DocumentName,
	Line,
	PaymentMethod,
	Sold,
	TaxDocument,
	Totals,
	VatRate,
} from "./contract.ts";

/** Polish tax law counts in Poland's days, wherever the event is. */
const TAX_ZONE = "Europe/Warsaw";

const SERIES = { proforma: "PF", invoice: "FV", correction: "FK" } as const satisfies Record<DocumentKind, string>;

/** Days to pay: a transfer holds its places for 7 days (decisions §4); a deferred invoice has 14. */
const DAYS_TO_PAY: Partial<Record<PaymentMethod, number>> = { transfer: 7, deferred: 14 };

/** The order in which rates stand on a document. */
const RATES: VatRate[] = [23, 8, 5, 0, "np"];

/** The day on which a document issued at a moment is dated. */
export function issueDateOf(now: Date): string {
	return dayOf(now, TAX_ZONE);
}

/** The year whose numbers a document dated on a day takes. */
export function yearOf(issueDate: string): number {
	return Number(issueDate.slice(0, 4));
}

/** "FV/2025/0001": one series per kind, from 1 each year. */
export function documentNumber(kind: DocumentKind, year: number, sequence: number): string {
	return `${SERIES[kind]}/${year}/${String(sequence).padStart(4, "0")}`;
}

/** The name of a document's file: "FV-2025-0001.pdf". */
export function fileNameOf(number: string, ending: "pdf" | "xml"): string {
	return `${number.replaceAll("/", "-")}.${ending}`;
}

/** What a document is called. */
export function nameOf({ kind, invoiceType = "sale" }: Pick<TaxDocument, "kind" | "invoiceType">): DocumentName {
	return kind === "invoice" && invoiceType !== "sale" ? invoiceType : kind;
}

/** The last day to pay a document issued on a day; paid methods are due at once. */
export function dueDateOf(method: PaymentMethod, issueDate: string): string {
	return addDays(issueDate, DAYS_TO_PAY[method] ?? 0);
}

/** The last day to pay a document, such as "2025-05-14"; null of one that is paid. */
export function dueOnOf({ payment }: Pick<TaxDocument, "payment">): string | null {
	return payment.state === "due" ? payment.dueOn : null;
}

/** How a transfer for a document is titled: as it says, otherwise by its number. */
export function transferTitleOf({ number, payment }: Pick<TaxDocument, "number" | "payment">): string {
	return (payment.state === "due" ? payment.title : undefined) ?? number;
}

/** Whether money goes back by it: a correction that takes something off which had been paid. */
export function isGivingBack({ totals, correction }: Pick<TaxDocument, "totals" | "correction">): boolean {
	return totals.grossGrosz < 0 && correction?.isRepaid !== false;
}

/** A line with its sums: VAT is rounded per line, half up (decisions §4), of one whose price was lowered out of its gross. */
export function lineOf(what: Sold): Line {
	const { quantity, unitNetGrosz, reducedGrosz = 0 } = what;
	const vatRate = what.vatRate === "np" ? 0 : what.vatRate;
	return { ...what, ...lessGross(lineAmounts(quantity, unitNetGrosz, vatRate), reducedGrosz, vatRate) };
}

/** What was taken off the price of a line, without VAT. */
export function discountNetOf({ quantity, unitNetGrosz, netGrosz }: Line): number {
	return quantity * unitNetGrosz - netGrosz;
}

type Sums = Pick<Totals, "netGrosz" | "vatGrosz" | "grossGrosz">;

const nothing: Sums = { netGrosz: 0, vatGrosz: 0, grossGrosz: 0 };

function plus(one: Sums, other: Sums, sign = 1): Sums {
	return {
		netGrosz: one.netGrosz + sign * other.netGrosz,
		vatGrosz: one.vatGrosz + sign * other.vatGrosz,
		grossGrosz: one.grossGrosz + sign * other.grossGrosz,
	};
}

/** Sums per rate with their total. */
export function totalOf(rates: Totals["rates"]): Totals {
	return { ...rates.reduce<Sums>((sum, rate) => plus(sum, rate), nothing), rates };
}

/** The sums of lines, per rate and overall: the VAT of a rate is the sum of its lines' VAT. */
export function totalsOf(lines: readonly Totals["rates"][number][]): Totals {
	const rates = RATES.filter((rate) => lines.some((line) => line.vatRate === rate)).map((rate) => ({
		vatRate: rate,
		...lines.filter((line) => line.vatRate === rate).reduce<Sums>((sum, line) => plus(sum, line), nothing),
	}));
	return totalOf(rates);
}

/** What several totals come to together, per rate and overall. */
export function sumOfTotals(parts: readonly Totals[]): Totals {
	return totalsOf(parts.flatMap((one) => one.rates));
}

/** What a correction changes: after less before, per rate and overall; a rate of either side has its row. */
export function differenceOf(before: Totals, after: Totals): Totals {
	const ofRate = (totals: Totals, rate: VatRate): Sums => totals.rates.find((one) => one.vatRate === rate) ?? nothing;
	const rates = RATES.filter((rate) => [...before.rates, ...after.rates].some((one) => one.vatRate === rate)).map(
		(rate) => ({ vatRate: rate, ...plus(ofRate(after, rate), ofRate(before, rate), -1) }),
	);
	return { ...plus(after, before, -1), rates };
}

const MESSAGES = [
	"name",
	"nameEn",
	"quantity",
	"unit",
	"unitNetGrosz",
	"vatRate",
	"reducedGrosz",
] as const satisfies (keyof Sold)[];

/** A line before and after a correction, with its place on the document. */
export type CorrectedLine = { place: number; before: Line; after: Line };

/** The lines that a correction changes. Both states have the same lines at the same places. */
export function correctedLines(before: Line[], after: Line[]): CorrectedLine[] {
	return after
		.map((line, index) => ({
			place: index + 1,
			before: must(before[index], "the line before the correction"),
			after: line,
		}))
		.filter((pair) => MESSAGES.some((field) => pair.after[field] !== pair.before[field]));
}

/**
 * Whether a correction can stand for these lines: every line has its pair at the same place, and something changed.
 * What is given back stays as a line of quantity 0.
 */
export function isCorrection(before: Line[], after: Line[]): boolean {
	return before.length === after.length && correctedLines(before, after).length > 0;
}
