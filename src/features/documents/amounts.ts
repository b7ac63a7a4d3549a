import { type Amounts, lessGross, lineAmounts } from "../../kit/money/amounts.ts";
import type { InvoiceType, Line, SaleDocument, Totals, VatRate } from "./contract.ts";
import { invoiceableFrom, isAdvance } from "./rules.ts";

/** Documents list rates in this order. */
const RATES: VatRate[] = [23, 8, 5, 0, "np"];

/** Rounds the VAT of a line half up; a reduced line's VAT is computed from its gross. */
export function lineOf(what: SaleDocument): Line {
	const { quantity, unitNetGrosz, reducedGrosz = 0 } = what;
	const vatRate = what.vatRate === "np" ? 0 : what.vatRate;
	return { ...what, ...lessGross(lineAmounts(quantity, unitNetGrosz, vatRate), reducedGrosz, vatRate) };
}

export function discountNetOf({ quantity, unitNetGrosz, netGrosz }: Line): number {
	return quantity * unitNetGrosz - netGrosz;
}

const nothing: Amounts = { netGrosz: 0, vatGrosz: 0, grossGrosz: 0 };

function plus(one: Amounts, other: Amounts, sign = 1): Amounts {
	return {
		netGrosz: one.netGrosz + sign * other.netGrosz,
		vatGrosz: one.vatGrosz + sign * other.vatGrosz,
		grossGrosz: one.grossGrosz + sign * other.grossGrosz,
	};
}

export function totalOf(rates: Totals["rates"]): Totals {
	return { ...rates.reduce<Amounts>((sum, rate) => plus(sum, rate), nothing), rates };
}

/** The VAT of a rate is the sum of its lines' VAT. */
export function totalsOf(lines: readonly Totals["rates"][number][]): Totals {
	const rates = RATES.filter((rate) => lines.some((line) => line.vatRate === rate)).map((rate) => ({
		vatRate: rate,
		...lines.filter((line) => line.vatRate === rate).reduce<Amounts>((sum, line) => plus(sum, line), nothing),
	}));
	return totalOf(rates);
}

export function sumOfTotals(parts: readonly Totals[]): Totals {
	return totalsOf(parts.flatMap((one) => one.rates));
}

/** Returns after minus before, per rate and overall, with a row for each rate of either. */
export function differenceOf(before: Totals, after: Totals): Totals {
	const ofRate = (totals: Totals, rate: VatRate): Amounts =>
		totals.rates.find((one) => one.vatRate === rate) ?? nothing;
	const rates = RATES.filter((rate) => [...before.rates, ...after.rates].some((one) => one.vatRate === rate)).map(
		(rate) => ({ vatRate: rate, ...plus(ofRate(after, rate), ofRate(before, rate), -1) }),
	);
	return { ...plus(after, before, -1), rates };
}

/** A payment; `day` is in Poland's time. */
export type ReceivedPayment = { day: string; grossGrosz: number };

/** `received` are the payments that the invoice documents. */
export type DueInvoice = { type: InvoiceType; grossGrosz: number; received: ReceivedPayment[] };

/**
 * Returns the invoice that is due for a sale. An advance is due for undocumented payments, otherwise the rest as soon
 * as the law allows it. Undefined if none is due: a pro-forma then requests the money. Amounts are in grosz with VAT;
 * `documentedGrosz` is the sum of earlier invoices.
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
	payments: readonly ReceivedPayment[];
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

/** Returns payments without the first `grosz`, which earlier invoices cover. */
export function paymentsBeyond(payments: readonly ReceivedPayment[], grosz: number): ReceivedPayment[] {
	let left = grosz;
	return payments.flatMap(({ day, grossGrosz }) => {
		const part = Math.min(left, grossGrosz);
		left -= part;
		return grossGrosz > part ? [{ day, grossGrosz: grossGrosz - part }] : [];
	});
}

/** Computes VAT from the gross; no remainder falls below zero. */
function partOf(left: Amounts, grossGrosz: number, vatGrosz: number): Amounts {
	const least = Math.max(0, grossGrosz - left.netGrosz);
	const most = Math.min(left.vatGrosz, grossGrosz);
	const vat = Math.max(least, Math.min(most, vatGrosz));
	return { netGrosz: grossGrosz - vat, vatGrosz: vat, grossGrosz };
}

/** Returns a whole minus its parts, per rate. */
export function restOf(whole: Totals, parts: readonly Totals[]): Totals {
	return totalOf(
		whole.rates.map(({ vatRate, ...sums }) => ({
			vatRate,
			...parts.reduce<Amounts>((left, part) => {
				const own = part.rates.find((one) => one.vatRate === vatRate);
				return own ? plus(left, own, -1) : left;
			}, sums),
		})),
	);
}

/**
 * Splits a gross amount over the rates in proportion; VAT is computed from the gross (art. 106f ust. 1 pkt 3). The last
 * share is all that is left, so that the invoices of a sale add up to it.
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

/** Reduces the latest invoices first, until all fit the new whole. */
export function reduceInvoices(invoices: readonly Totals[], whole: Totals): Totals[] {
	let left = whole;
	return invoices.map((invoice) => {
		const reducedTotals = totalOf(
			invoice.rates.map(({ vatRate, ...sums }) => {
				const own = left.rates.find((one) => one.vatRate === vatRate);
				const room = own ?? nothing;
				const isAll = sums.grossGrosz > room.grossGrosz;
				return { vatRate, ...(isAll ? amountsOf(room) : partOf(room, sums.grossGrosz, sums.vatGrosz)) };
			}),
		);
		left = restOf(left, [reducedTotals]);
		return reducedTotals;
	});
}

function amountsOf({ netGrosz, vatGrosz, grossGrosz }: Amounts): Amounts {
	return { netGrosz, vatGrosz, grossGrosz };
}
