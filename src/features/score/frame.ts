import type { Lang } from "../../kit/i18n/lang.ts";
import type { Score } from "./contract.ts";
import { lampTotal, sheetHeights, shownFirst } from "./sheet.ts";

/** What the document tells of the sheet before it comes near: how large it is. */
export type ScoreFrame = {
	lang: Lang;
	/** Where the event's pages begin. */
	base: string;
	eventCode: string;
	timeZone: string;
	/** The colours of the event's scene, as "#rrggbb". */
	ground: string;
	key: string;
	isOver: boolean;
	days: number;
	lectures: number;
	/** The day that is shown where one is shown at a time. */
	shownDay: number;
	/** The height of the sheet in CSS pixels. */
	wide: number;
	phone: number;
};

/** The frame of a score; null where there is nothing to show. `today` is YYYY-MM-DD by the event's clock. */
export function scoreFrame(
	score: Score,
	today: string,
	page: Pick<ScoreFrame, "lang" | "base" | "eventCode" | "timeZone" | "ground" | "key">,
): ScoreFrame | null {
	if (score.days.length === 0) return null;
	const shownDay = shownFirst(score, today);
	return {
		...page,
		isOver: score.isOver,
		days: score.days.length,
		lectures: lampTotal(score),
		shownDay,
		...sheetHeights(score, shownDay),
	};
}
