import { must } from "../../kit/must/must.ts";
import { type CameIn, differenceOf, paymentsBeyond, restOf, shareOf, sumOfTotals } from "./amounts.ts";
import type { Totals } from "./contract.ts";

/** A sale that no invoice documents, or a change of one, on the day on which it is taxed; see decision 36. */
export type UninvoicedSale = { day: string; totals: Totals };

/**
 * What money for a sale enters that has no invoice: each payment on its day, an advance like the rest (art. 19a ust. 8),
 * but none later than the service (art. 19a ust. 1). `entered` is what was entered before; nothing is entered twice.
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

/** What makes the entries of a sale say so much; undefined where they do, or where it has none. */
export function changeOf(
	entered: readonly UninvoicedSale[],
	{ wanted, day }: { wanted: Totals; day: string },
): UninvoicedSale | undefined {
	if (entered.length === 0) return undefined;
	const totals = differenceOf(sumOfTotals(entered.map((one) => one.totals)), wanted);
	return isNothing(totals) ? undefined : { day, totals };
}

/** The sums of days, first to last, as the register has them; a day that comes to nothing is left out. */
export function daySums(entries: readonly UninvoicedSale[]): UninvoicedSale[] {
	const byDay = Map.groupBy(entries, (one) => one.day);
	return [...byDay.keys()]
		.toSorted()
		.map((day) => ({ day, totals: sumOfTotals(must(byDay.get(day), "the orders of a day").map((one) => one.totals)) }))
		.filter(({ totals }) => !isNothing(totals));
}

function isNothing({ rates }: Totals): boolean {
	return rates.every((one) => one.netGrosz === 0 && one.vatGrosz === 0);
}

/** What a day's sum is called in the register: JPK_V7's sign of an internal document. */
export function dayNumber({ day }: Pick<UninvoicedSale, "day">): string {
	return `WEW/${day}`;
}
