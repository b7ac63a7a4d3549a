import type { Lang } from "../../../kit/i18n/lang.ts";

/** How the lamps of a sheet look; one object, so that a day is drawn again only when something of it changed. */
export type LampLook = {
	lang: Lang;
	/** Where the event's pages begin. */
	base: string;
	/** The lectures that carry chosen topics; undefined while none are chosen. */
	lit: ReadonlySet<number> | undefined;
	isOver: boolean;
	/** The lectures that this browser has collected for the plan. */
	collected: readonly number[];
	/** The hours of the sheet, in minutes from midnight. */
	from: number;
	to: number;
};
