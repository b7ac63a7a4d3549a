import type { ListedRecording, WatchState } from "../contract.ts";
import { watchUntil } from "../rules.ts";
import type { RecordingRecord } from "./store.ts";

export type PublishedRecord = RecordingRecord & { publishedAt: Date };

export function listedShape(one: PublishedRecord, state: WatchState): ListedRecording {
	return {
		objectId: one.id,
		subject: one.subject,
		subjectPl: one.subjectPl,
		subjectEn: one.subjectEn,
		language: one.language,
		lecturers: one.lecturers,
		calendarCode: one.calendarCode,
		calendarName: one.calendarName,
		calendarNameEn: one.calendarNameEn,
		track: one.track,
		isOnlinePart: one.isOnlinePart,
		isOnDemand: one.isOnDemand,
		seconds: one.seconds,
		publishedDate: one.publishedAt.toISOString(),
		watchUntil: watchUntil(one, one.timeZone).toISOString(),
		state,
		placeSeconds: one.placeSeconds,
	};
}
