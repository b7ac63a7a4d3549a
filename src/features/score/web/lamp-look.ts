import type { Lang } from "../../../kit/i18n/lang.ts";

/** The lamps' look as one memoised object, so that days rerender only on changes. */
export type LampLook = {
	lang: Lang;
	base: string;
	/** Lectures with chosen topics; undefined without a choice. */
	lit: ReadonlySet<number> | undefined;
	isOver: boolean;
	/** Lectures that this browser has collected. */
	collected: readonly number[];
	/** The hours of the sheet, in minutes from midnight. */
	from: number;
	to: number;
};
