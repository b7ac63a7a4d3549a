import { invariant } from "../../kit/invariant/invariant.ts";
import { dayOf } from "../../kit/time/zone.ts";

/** Years of keeping tax data, from the end of the calendar year of settlement (spec, "Tax data retention"). */
const TAX_YEARS = 5;

/** Days `YYYY-MM-DD`; moments count as days in the event's zone. */
export type Settlement = {
	issueDates: readonly string[];
	/** Payments and, for a standing order, the end of the event. */
	moments: readonly Date[];
	timeZone: string;
};

/** Day of the last sale, payment or document. */
export function settledOn({ issueDates, moments, timeZone }: Settlement): string {
	const days = [...issueDates, ...moments.map((moment) => dayOf(moment, timeZone))];
	return invariant(days.toSorted().at(-1), "a day on which an order was settled");
}

/** "2030-12-31" for all of 2025. */
export function retentionEnd(settledDay: string): string {
	return `${Number(settledDay.slice(0, 4)) + TAX_YEARS}-12-31`;
}

/** Whether retention until `until` is over, counted from midnight in the event's zone. */
export function isRetentionOver(until: string, timeZone: string, now: Date): boolean {
	return dayOf(now, timeZone) > until;
}
