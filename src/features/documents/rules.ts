import { invariant } from "../../kit/invariant/invariant.ts";
import { addDays, dayOf } from "../../kit/time/zone.ts";
import type { DocumentKind, DocumentName, Line, PaymentMethod, SaleDocument, TaxDocument } from "./contract.ts";

/** Polish tax law counts days in Polish time, wherever the event is. */
const TAX_ZONE = "Europe/Warsaw";

const SERIES = { proforma: "PF", invoice: "FV", correction: "FK" } as const satisfies Record<DocumentKind, string>;

/** A transfer must arrive within these days; until then the places are reserved. */
const DAYS_TO_PAY: Partial<Record<PaymentMethod, number>> = { transfer: 7, deferred: 14 };

export function issueDateOf(now: Date): string {
	return dayOf(now, TAX_ZONE);
}

/** An invoice may be issued this many days before the service (art. 106i ust. 7 of the VAT act). */
const EARLIEST_DAYS = 60;
/** Includes the whole first day. */
export const INVOICEABLE_MS = (EARLIEST_DAYS + 1) * 86_400_000;

/** `serviceDay` is the event's last day. */
export function invoiceableFrom(serviceDay: string): string {
	return addDays(serviceDay, -EARLIEST_DAYS);
}

/**
 * Art. 106b ust. 1 pkt 4. A payment in the month of the service is no advance (ust. 1a): the invoice of the sale covers
 * it.
 */
export function isAdvance(paidOn: string, serviceDay: string): boolean {
	return paidOn.slice(0, 7) < serviceDay.slice(0, 7);
}

/**
 * The last day on which a person can request an invoice (art. 106b ust. 3): three months after the month of the latest
 * day.
 */
export function invoiceAskableUntil(days: readonly string[]): string {
	const last = invariant(days.toSorted().at(-1), "the last day of payments");
	const [year, month] = last.split("-").map(Number) as [number, number];
	return new Date(Date.UTC(year, month + 3, 0)).toISOString().slice(0, 10);
}

export function yearOf(issueDate: string): number {
	return Number(issueDate.slice(0, 4));
}

/** "FV/2025/0001": each kind and year has a series from 1. */
export function documentNumber(kind: DocumentKind, year: number, sequence: number): string {
	return `${SERIES[kind]}/${year}/${String(sequence).padStart(4, "0")}`;
}

/** "FV-2025-0001.pdf". */
export function fileNameOf(number: string, ending: "pdf" | "xml"): string {
	return `${number.replaceAll("/", "-")}.${ending}`;
}

export function nameOf({ kind, invoiceType = "sale" }: Pick<TaxDocument, "kind" | "invoiceType">): DocumentName {
	return kind === "invoice" && invoiceType !== "sale" ? invoiceType : kind;
}

/** Without days to pay, the document is due at once. */
export function dueDateOf(method: PaymentMethod, issueDate: string): string {
	return addDays(issueDate, DAYS_TO_PAY[method] ?? 0);
}

/** "2025-05-14"; null if paid. */
export function dueOnOf({ payment }: Pick<TaxDocument, "payment">): string | null {
	return payment.state === "due" ? payment.dueOn : null;
}

export function transferTitleOf({ number, payment }: Pick<TaxDocument, "number" | "payment">): string {
	return (payment.state === "due" ? payment.title : undefined) ?? number;
}

/** True if the correction returns a payment. */
export function isRefund({ totals, correction }: Pick<TaxDocument, "totals" | "correction">): boolean {
	return totals.grossGrosz < 0 && correction?.isRepaid !== false;
}

const MESSAGES = [
	"name",
	"nameEn",
	"quantity",
	"unit",
	"unitNetGrosz",
	"vatRate",
	"reducedGrosz",
] as const satisfies (keyof SaleDocument)[];

export type CorrectedLine = { place: number; before: Line; after: Line };

export function correctedLines(before: Line[], after: Line[]): CorrectedLine[] {
	return after
		.map((line, index) => ({
			place: index + 1,
			before: invariant(before[index], "the line before the correction"),
			after: line,
		}))
		.filter((pair) => MESSAGES.some((field) => pair.after[field] !== pair.before[field]));
}

/** True if the number of lines is the same and one has changed. Returned items stay with quantity 0. */
export function isCorrection(before: Line[], after: Line[]): boolean {
	return before.length === after.length && correctedLines(before, after).length > 0;
}
