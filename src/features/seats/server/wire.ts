import type { OfferedLecture } from "../contract.ts";
import type { PlacedLecture } from "./store.ts";

/** A lecture as it travels, without what is left. */
export function seatLectureShape(one: PlacedLecture): Omit<OfferedLecture, "basic" | "extended"> {
	return {
		lectureId: one.id,
		subject: one.subject,
		subjectPl: one.subjectPl,
		subjectEn: one.subjectEn,
		language: one.language,
		startDate: one.startsAt.toISOString(),
		endDate: one.endsAt.toISOString(),
		place: one.place,
		calendarCode: one.calendarCode,
		calendarName: one.calendarName,
		calendarNameEn: one.calendarNameEn,
		isOnline: one.dayIsOnline,
		isOnsite: one.dayIsOnsite,
	};
}
