import type { Database } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { earliest } from "../../../kit/time/earliest.ts";
import { monthsAfter } from "../../../kit/time/months-after.ts";
import { categoriesOf, treePartsOf } from "../../agenda/server/store.ts";
import { isOver } from "../../event/over.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { RECORDING_MONTHS } from "../../packages/rules.ts";
import type { Score } from "../contract.ts";
import { makeScore } from "../make-score.ts";
import { takenQuarters } from "../taken.ts";
import { recordingsOfLectures, takenSeatsOf } from "./store.ts";

/** An event's score in a language, and when it expires. */
export async function readScore(
	db: Database,
	event: EventRecord,
	{ lang, now }: { lang: Lang; now: Date },
): Promise<Score> {
	const [parts, categories] = await Promise.all([treePartsOf(db, event.id), categoriesOf(db, event.id)]);
	const input = { lang, event, categories, ...parts };
	if (!isOver(event, now)) return makeScore({ ...input, isOver: false });
	const [seats, recordings] = await Promise.all([takenSeatsOf(db, event.id), recordingsOfLectures(db, event.id)]);
	const watchable = recordings.filter(
		({ publishedAt }) => publishedAt <= now && now < monthsAfter(publishedAt, RECORDING_MONTHS, event.timeZone),
	);
	return makeScore({
		...input,
		isOver: true,
		takenQuarters: new Map(seats.map((one) => [one.lectureId, takenQuarters(one)])),
		recordings: new Map(watchable.map((one) => [one.lectureId, one.id])),
	});
}

/** When an event's score changes without a content change: at its end, and as recordings open and close. */
export async function scoreHoldsUntil(db: Database, event: EventRecord, now: Date): Promise<Date | undefined> {
	const recordings = isOver(event, now) ? await recordingsOfLectures(db, event.id) : [];
	const moments = recordings.flatMap(({ publishedAt }) => [
		publishedAt,
		monthsAfter(publishedAt, RECORDING_MONTHS, event.timeZone),
	]);
	return earliest([event.endsAt, ...moments], now);
}
