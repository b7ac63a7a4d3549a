import { type Amounts, lessGross, lineAmounts } from "../../kit/money/money.ts";
import type { InvoiceType, Line, Sold, Totals, VatRate } from "./contract.ts";
import { invoiceableFrom, isAdvance } from "./rules.ts";

/** The order in which rates stand on a document. */
const RATES: VatRate[] = [23, 8, 5, 0, "np"];

/** A line with its sums: VAT is rounded per line, half up, of one whose price was lowered out of its gross. */
export function lineOf(what: Sold): Line {
	const { quantity, unitNetGrosz, reducedGrosz = 0 } = what;
	const vatRate = what.vatRate === "np" ? 0 : what.vatRate;
	return { ...what, ...lessGross(lineAmounts(quantity, unitNetGrosz, vatRate), reducedGrosz, vatRate) };
}

/** What was taken off the price of a line, without VAT. */
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

/** Amounts per rate with their total. */
export function totalOf(rates: Totals["rates"]): Totals {
	return { ...rates.reduce<Amounts>((sum, rate) => plus(sum, rate), nothing), rates };
}

/** The sums of lines, per rate and overall: the VAT of a rate is the sum of its lines' VAT. */
export function totalsOf(lines: readonly Totals["rates"][number][]): Totals {
	const rates = RATES.filter((rate) => lines.some((line) => line.vatRate === rate)).map((rate) => ({
		vatRate: rate,
		...lines.filter((line) => line.vatRate === rate).reduce<Amounts>((sum, line) => plus(sum, line), nothing),
	}));
	return totalOf(rates);
}

/** What several totals come to together, per rate and overall. */
export function sumOfTotals(parts: readonly Totals[]): Totals {
	return totalsOf(parts.flatMap((one) => one.rates));
}

/** What a correction changes: after less before, per rate and overall; a rate of either side has its row. */
export function differenceOf(before: Totals, after: Totals): Totals {
	const ofRate = (totals: Totals, rate: VatRate): Amounts =>
		totals.rates.find((one) => one.vatRate === rate) ?? nothing;
	const rates = RATES.filter((rate) => [...before.rates, ...after.rates].some((one) => one.vatRate === rate)).map(
		(rate) => ({ vatRate: rate, ...plus(ofRate(after, rate), ofRate(before, rate), -1) }),
	);
	return { ...plus(after, before, -1), rates };
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

/** What is left of a whole after parts of it, rate by rate. */
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
				const room = own ?? nothing;
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
