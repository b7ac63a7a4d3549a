/** An entry of the calendar of other events, in one language: plain data. */
export type OtherEventRow = {
	name: string;
	when: string;
	year: number;
	note: string;
	color: string;
	/** Its scene, 800 × 400, by the addresses of its files; null where none is drawn. */
	picture: { avif: string; webp: string } | null;
	/** The event's page here, where it has one. */
	href: string | null;
	/** The event whose page this is. */
	isThisOne: boolean;
	isPast: boolean;
};

/** What is to come, in the calendar's order, before what is over, the last one first. */
export function comingFirst<Row extends { isPast: boolean }>(rows: readonly Row[]): Row[] {
	return [...rows.filter((one) => !one.isPast), ...rows.filter((one) => one.isPast).toReversed()];
}
