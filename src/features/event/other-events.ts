/** An entry of the calendar of other events, in one language. */
export type OtherEventRow = {
	name: string;
	when: string;
	year: number;
	note: string;
	color: string;
	/** URLs of its scene, 800 × 400; null where none is drawn. */
	picture: { avif: string; webp: string } | null;
	/** The event's page on this site; null without one. */
	href: string | null;
	/** Whether the current page belongs to it. */
	isThisOne: boolean;
	isPast: boolean;
};

/** Upcoming events in calendar order, then past ones, latest first. */
export function comingFirst<Row extends { isPast: boolean }>(rows: readonly Row[]): Row[] {
	return [...rows.filter((one) => !one.isPast), ...rows.filter((one) => one.isPast).toReversed()];
}
