import type { Lang } from "../../kit/i18n/lang.ts";
import type { Score } from "./contract.ts";
import { lampTotal, sheetHeights, shownFirst } from "./sheet.ts";

/** The score's size in the document, before its data loads. */
export type ScoreFrame = {
	lang: Lang;
	/** Path prefix of the event's pages. */
	base: string;
	eventCode: string;
	timeZone: string;
	/** Colours of the event's scene, as "#rrggbb". */
	ground: string;
	keyColor: string;
	isOver: boolean;
	hasSeats: boolean;
	hasRecordings: boolean;
	days: number;
	lectures: number;
	/** The visible day where only one is shown. */
	shownDay: number;
	/** Height of the sheet in CSS pixels. */
	wide: number;
	phone: number;
};

/** The frame of a score; null without content. `today` is YYYY-MM-DD in the event's zone. */
export function scoreFrame(
	score: Score,
	today: string,
	page: Pick<ScoreFrame, "lang" | "base" | "eventCode" | "timeZone" | "ground" | "keyColor" | "hasRecordings">,
): ScoreFrame | null {
	if (score.days.length === 0) return null;
	const shownDay = shownFirst(score, today);
	return {
		...page,
		isOver: score.isOver,
		hasSeats: score.hasSeats,
		days: score.days.length,
		lectures: lampTotal(score),
		shownDay,
		...sheetHeights(score, shownDay),
	};
}
