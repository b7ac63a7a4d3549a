import { invariant } from "../../kit/invariant/invariant.ts";
import { dayOf } from "../../kit/time/zone.ts";

/** Tax data is kept this many years after the calendar year of settlement (spec, "Tax data retention"). */
const TAX_YEARS = 5;

/** Days are `YYYY-MM-DD`. Instants count as days in the event's zone. */
export type Settlement = {
	issueDates: readonly string[];
	/** Payment times and, for a valid order, the event's end. */
	moments: readonly Date[];
	timeZone: string;
};

/** The day of the last sale, payment or document. */
export function settledOn({ issueDates, moments, timeZone }: Settlement): string {
	const days = [...issueDates, ...moments.map((moment) => dayOf(moment, timeZone))];
	return invariant(days.toSorted().at(-1), "a day on which an order was settled");
}

/** The last day of retention: "2030-12-31" for all of 2025. */
export function retentionEnd(settledDay: string): string {
	return `${Number(settledDay.slice(0, 4)) + TAX_YEARS}-12-31`;
}

/** Whether retention until `until` is over, counted from midnight in the event's zone. */
export function isRetentionOver(until: string, timeZone: string, now: Date): boolean {
	return dayOf(now, timeZone) > until;
}
