import type { Lang } from "../../kit/i18n/lang.ts";
import type { Score } from "./contract.ts";
import { lampTotal, sheetHeights, shownFirst } from "./sheet.ts";

/** The score's size in the document, before its data loads. */
export type ScoreFrame = {
	lang: Lang;
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
	/** The visible day if only one is shown. */
	shownDay: number;
	/** The sheet's height in CSS pixels. */
	wide: number;
	phone: number;
};

/** A score's frame, or null without content. `today` is YYYY-MM-DD in the event's zone. */
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
