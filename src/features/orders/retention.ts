import { must } from "../../kit/must/must.ts";
import { dayOf } from "../../kit/time/zone.ts";

/** Tax data is kept for so many years from the end of the calendar year of settlement (spec, "Tax data retention"). */
const TAX_YEARS = 5;

/** What tells when an order was settled, in days `YYYY-MM-DD` and in moments that are days in its event's zone. */
export type Settlement = {
	/** Of its documents' issue. */
	issueDates: readonly string[];
	/** Of its payments and, of an order that stands, of its event's end. */
	moments: readonly Date[];
	timeZone: string;
};

/** The day on which an order was settled: the last on which something of it was sold, paid or documented. */
export function settledOn({ issueDates, moments, timeZone }: Settlement): string {
	const days = [...issueDates, ...moments.map((moment) => dayOf(moment, timeZone))];
	return must(days.toSorted().at(-1), "a day on which an order was settled");
}

/** The last day on which the law keeps what was settled on a day: "2030-12-31" of the whole of 2025. */
export function keptUntil(settledDay: string): string {
	return `${Number(settledDay.slice(0, 4)) + TAX_YEARS}-12-31`;
}

/** Whether what is kept until a day is to go: from the first moment after it, in the event's zone. */
export function isRetentionOver(until: string, timeZone: string, now: Date): boolean {
	return dayOf(now, timeZone) > until;
}
