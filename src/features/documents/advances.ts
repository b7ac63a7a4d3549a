import type { Amounts } from "../../kit/money/money.ts";
import { must } from "../../kit/must/must.ts";
import { addDays } from "../../kit/time/zone.ts";
import type { InvoiceType, Totals } from "./contract.ts";
import { totalOf } from "./rules.ts";

/** So many days before the service its invoice may be issued at the earliest (art. 106i ust. 7 of the VAT act). */
const EARLIEST_DAYS = 60;
/** The same and a day, in which the whole first day lies. */
export const INVOICEABLE_MS = (EARLIEST_DAYS + 1) * 86_400_000;

/** The first day on which the whole of a service may be invoiced: of an event, 60 days before its last day. */
export function invoiceableFrom(serviceDay: string): string {
	return addDays(serviceDay, -EARLIEST_DAYS);
}

/**
 * Whether money that came on a day is an advance that has an invoice of its own (art. 106b ust. 1 pkt 4). What comes in
 * the month of the service needs none (art. 106b ust. 1a): the invoice of the sale tells it.
 */
export function isAdvance(paidOn: string, serviceDay: string): boolean {
	return paidOn.slice(0, 7) < serviceDay.slice(0, 7);
}

/**
 * The last day on which a person may ask for an invoice (art. 106b ust. 3): three months from the end of the month of the
 * last of some days, of the service or of a payment.
 */
export function invoiceAskableUntil(days: readonly string[]): string {
	const last = must(days.toSorted().at(-1), "the last day of payments");
	const [year, month] = last.split("-").map(Number) as [number, number];
	return new Date(Date.UTC(year, month + 3, 0)).toISOString().slice(0, 10);
}

/** Money that came, on a day of Poland's. */
export type CameIn = { day: string; grossGrosz: number };

/** An invoice that is to be issued now: of which type, of how much, and the money that it documents. */
export type DueInvoice = { type: InvoiceType; grossGrosz: number; received: CameIn[] };

/**
 * Which invoice is due of something sold: for an advance, one of the money that came and has none yet; otherwise one of
 * everything that has none, once the law lets it be issued. Undefined where nothing is due, or not yet: then a pro-forma
 * asks for the money. All money in grosz with VAT; `documentedGrosz` is what earlier invoices say.
 */
export function dueInvoice({
	wholeGrosz,
	documentedGrosz,
	payments,
	serviceDay,
	today,
}: {
	wholeGrosz: number;
	documentedGrosz: number;
	payments: readonly CameIn[];
	serviceDay: string;
	today: string;
}): DueInvoice | undefined {
	const leftGrosz = wholeGrosz - documentedGrosz;
	if (leftGrosz <= 0) return undefined;
	const received = paymentsBeyond(payments, documentedGrosz);
	if (received.some((one) => isAdvance(one.day, serviceDay))) {
		const grossGrosz = Math.min(
			leftGrosz,
			received.reduce((sum, one) => sum + one.grossGrosz, 0),
		);
		return { type: "advance", grossGrosz, received };
	}
	if (today < invoiceableFrom(serviceDay)) return undefined;
	return { type: documentedGrosz > 0 ? "settlement" : "sale", grossGrosz: leftGrosz, received };
}

/** The payments without the first so many grosz of them, which earlier invoices tell. */
export function paymentsBeyond(payments: readonly CameIn[], grosz: number): CameIn[] {
	let left = grosz;
	return payments.flatMap(({ day, grossGrosz }) => {
		const part = Math.min(left, grossGrosz);
		left -= part;
		return grossGrosz > part ? [{ day, grossGrosz: grossGrosz - part }] : [];
	});
}

/** Amounts of so much gross that leave nothing below zero of what is left: its VAT is worked out of the gross. */
function partOf(left: Amounts, grossGrosz: number, vatGrosz: number): Amounts {
	const least = Math.max(0, grossGrosz - left.netGrosz);
	const most = Math.min(left.vatGrosz, grossGrosz);
	const vat = Math.max(least, Math.min(most, vatGrosz));
	return { netGrosz: grossGrosz - vat, vatGrosz: vat, grossGrosz };
}

function less(whole: Amounts, part: Amounts): Amounts {
	return {
		netGrosz: whole.netGrosz - part.netGrosz,
		vatGrosz: whole.vatGrosz - part.vatGrosz,
		grossGrosz: whole.grossGrosz - part.grossGrosz,
	};
}

/** What is left of a whole after parts of it, rate by rate. */
export function restOf(whole: Totals, parts: readonly Totals[]): Totals {
	return totalOf(
		whole.rates.map(({ vatRate, ...sums }) => ({
			vatRate,
			...parts.reduce<Amounts>((left, part) => {
				const own = part.rates.find((one) => one.vatRate === vatRate);
				return own ? less(left, own) : left;
			}, sums),
		})),
	);
}

/**
 * So much gross of what is left of a sale, spread over its rates in proportion, VAT as art. 106f ust. 1 pkt 3 works it out of
 * the gross. All of it is exactly what is left: so the invoices of a sale add up to it, however it is paid.
 */
export function shareOf(left: Totals, grossGrosz: number): Totals {
	if (grossGrosz >= left.grossGrosz) return left;
	let [open, openGross] = [grossGrosz, left.grossGrosz];
	return totalOf(
		left.rates.map(({ vatRate, ...sums }) => {
			const own = openGross === 0 ? 0 : Math.round((open * sums.grossGrosz) / openGross);
			[open, openGross] = [open - own, openGross - sums.grossGrosz];
			const percent = vatRate === "np" ? 0 : vatRate;
			return { vatRate, ...partOf(sums, own, Math.round((own * percent) / (100 + percent))) };
		}),
	);
}

/**
 * What invoices of one sale say after it became smaller: the earlier ones stay as they are, as far as the new whole
 * reaches, so that the latest are lowered first.
 */
export function lowered(invoices: readonly Totals[], whole: Totals): Totals[] {
	let left = whole;
	return invoices.map((invoice) => {
		const kept = totalOf(
			invoice.rates.map(({ vatRate, ...sums }) => {
				const own = left.rates.find((one) => one.vatRate === vatRate);
				const room: Amounts = own ?? { netGrosz: 0, vatGrosz: 0, grossGrosz: 0 };
				const isAll = sums.grossGrosz > room.grossGrosz;
				return { vatRate, ...(isAll ? amountsOf(room) : partOf(room, sums.grossGrosz, sums.vatGrosz)) };
			}),
		);
		left = restOf(left, [kept]);
		return kept;
	});
}

function amountsOf({ netGrosz, vatGrosz, grossGrosz }: Amounts): Amounts {
	return { netGrosz, vatGrosz, grossGrosz };
}
