/** An entry of the calendar of other events, in one language. */
export type OtherEventRow = {
	name: string;
	when: string;
	year: number;
	note: string;
	color: string;
	/** City and "online"; null without a page on this site. */
	place: string | null;
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

/**
 * The upcoming events to show with large pictures (past ones if none is to come), and the remaining rows. Up to four
 * fill one row; more fill one or two rows of three.
 */
export function arrange(rows: readonly OtherEventRow[]): { large: OtherEventRow[]; small: OtherEventRow[] } {
	const others = rows.filter((one) => !one.isThisOne);
	const coming = others.filter((one) => !one.isPast);
	const candidates = coming.length > 0 ? coming : others;
	const large = candidates.slice(0, candidates.length <= 4 ? 4 : candidates.length < 6 ? 3 : 6);
	return { large, small: rows.filter((one) => !large.includes(one)) };
}
