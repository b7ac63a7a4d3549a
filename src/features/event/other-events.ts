/** An entry of the calendar of other events, in one language. */
export type OtherEventRow = {
	name: string;
	when: string;
	year: number;
	note: string;
	color: string;
	/** 800 × 400; null without a scene. */
	picture: { avif: string; webp: string } | null;
	/** Null without a page on this site. */
	href: string | null;
	/** True for the event of the current page. */
	isThisOne: boolean;
	isPast: boolean;
};

/** Future events in the order of the calendar, then past ones, latest first. */
export function comingFirst<Row extends { isPast: boolean }>(rows: readonly Row[]): Row[] {
	return [...rows.filter((one) => !one.isPast), ...rows.filter((one) => one.isPast).toReversed()];
}
