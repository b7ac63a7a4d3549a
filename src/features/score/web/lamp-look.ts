import type { Lang } from "../../../kit/i18n/lang.ts";

/** The lamps' look as one memoised object, so that days rerender only on changes. */
export type LampLook = {
	lang: Lang;
	/** Path prefix of the event's pages. */
	base: string;
	/** Lectures with chosen topics; undefined if none are chosen. */
	lit: ReadonlySet<number> | undefined;
	isOver: boolean;
	/** The lectures that this browser has collected for the plan. */
	collected: readonly number[];
	/** The hours of the sheet, in minutes from midnight. */
	from: number;
	to: number;
};
