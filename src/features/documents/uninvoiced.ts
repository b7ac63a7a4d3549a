import { invariant } from "../../kit/invariant/invariant.ts";
import { type CameIn, differenceOf, paymentsBeyond, restOf, shareOf, sumOfTotals } from "./amounts.ts";
import type { Totals } from "./contract.ts";

/** A sale without an invoice, or a change of one, on its tax day; see decision 36. */
export type UninvoicedSale = { day: string; totals: Totals };

/**
 * Each on its day, advances included (art. 19a ust. 8), none later than the service (art. 19a ust. 1). `entered` are
 * earlier entries; nothing is entered twice.
 */
export function salesOf({
	whole,
	entered,
	payments,
	serviceDay,
}: {
	whole: Totals;
	entered: readonly UninvoicedSale[];
	payments: readonly CameIn[];
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

/** Brings a sale's entries to `wanted`; undefined if they match or there are none. */
export function changeOf(
	entered: readonly UninvoicedSale[],
	{ wanted, day }: { wanted: Totals; day: string },
): UninvoicedSale | undefined {
	if (entered.length === 0) return undefined;
	const totals = differenceOf(sumOfTotals(entered.map((one) => one.totals)), wanted);
	return isNothing(totals) ? undefined : { day, totals };
}

/** The register's sums per day, in order; days that sum to zero are left out. */
export function daySums(entries: readonly UninvoicedSale[]): UninvoicedSale[] {
	const byDay = Map.groupBy(entries, (one) => one.day);
	return [...byDay.keys()]
		.toSorted()
		.map((day) => ({
			day,
			totals: sumOfTotals(invariant(byDay.get(day), "the orders of a day").map((one) => one.totals)),
		}))
		.filter(({ totals }) => !isNothing(totals));
}

function isNothing({ rates }: Totals): boolean {
	return rates.every((one) => one.netGrosz === 0 && one.vatGrosz === 0);
}

/** JPK_V7's mark of an internal document. */
export function dayNumber({ day }: Pick<UninvoicedSale, "day">): string {
	return `WEW/${day}`;
}
