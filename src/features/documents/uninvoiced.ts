import { invariant } from "../../kit/invariant/invariant.ts";
import { differenceOf, paymentsBeyond, type ReceivedPayment, restOf, shareOf, sumOfTotals } from "./amounts.ts";
import type { Totals } from "./contract.ts";

/** A sale without an invoice, or its change, on the tax day (decision 36). */
export type UninvoicedSale = { day: string; totals: Totals };

/**
 * Enters each payment on its day, also advances (art. 19a ust. 8), or on the day of the service if the payment is later
 * (art. 19a ust. 1). `entered` are earlier entries; nothing is entered twice.
 */
export function salesOf({
	whole,
	entered,
	payments,
	serviceDay,
}: {
	whole: Totals;
	entered: readonly UninvoicedSale[];
	payments: readonly ReceivedPayment[];
	serviceDay: string;
}): UninvoicedSale[] {
	const earlier = sumOfTotals(entered.map((one) => one.totals));
	let left = differenceOf(earlier, whole);
	return paymentsBeyond(payments, earlier.grossGrosz).map(({ day, grossGrosz }) => {
		const totals = shareOf(left, grossGrosz);
		left = restOf(left, [totals]);
		return { day: day < serviceDay ? day : serviceDay, totals };
	});
}

/** Returns the entry that changes a sale to `wanted`; undefined without a difference, or without earlier entries. */
export function changeOf(
	entered: readonly UninvoicedSale[],
	{ wanted, day }: { wanted: Totals; day: string },
): UninvoicedSale | undefined {
	if (entered.length === 0) return undefined;
	const totals = differenceOf(sumOfTotals(entered.map((one) => one.totals)), wanted);
	return isNothing(totals) ? undefined : { day, totals };
}

/** Sums entries per day, in order; days with zero sums are left out. */
export function daySums(entries: readonly UninvoicedSale[]): UninvoicedSale[] {
	const byDay = Map.groupBy(entries, (one) => one.day);
	return [...byDay.keys()]
		.toSorted()
		.map((day) => ({
			day,
			totals: sumOfTotals(invariant(byDay.get(day), "the entries of a day").map((one) => one.totals)),
		}))
		.filter(({ totals }) => !isNothing(totals));
}

function isNothing({ rates }: Totals): boolean {
	return rates.every((one) => one.netGrosz === 0 && one.vatGrosz === 0);
}

/** JPK_V7 marks an internal document so. */
export function dayNumber({ day }: Pick<UninvoicedSale, "day">): string {
	return `WEW/${day}`;
}
