import type { CategoryCalendar, CategoryTree, Lecture, Track } from "../../../../features/agenda/contract.ts";
import { isFound, type LectureFilter } from "../../../../features/agenda/filter.ts";
import type { PlanLecture } from "../../../../features/plan/contract.ts";
import type { ListedLecture } from "./LectureRow.tsx";

export type ListFilter = LectureFilter & { trackId?: number | undefined; ids?: readonly number[] | undefined };

export function listedOf(calendar: CategoryCalendar, hasHours: boolean, filter: ListFilter): ListedLecture[] {
	return calendar.tracks
		.filter((track) => filter.trackId === undefined || track.objectId === filter.trackId)
		.flatMap((track) =>
			track.lectures
				.filter((one) => (!filter.ids || filter.ids.includes(one.objectId)) && isFound(one, track, filter))
				.map((lecture) => ({ lecture, track, planned: plannedLecture(lecture, calendar, hasHours) })),
		);
}

/** Replaces the server's answer until it arrives. */
function plannedLecture(lecture: Lecture, calendar: CategoryCalendar, hasHours: boolean): PlanLecture {
	const {
		objectId: lectureId,
		subject,
		subjectPl,
		subjectEn,
		language,
		startDate,
		endDate,
		place,
		lecturers,
	} = lecture;
	const { name: calendarName, nameEn: calendarNameEn, code: calendarCode } = calendar;
	return {
		lectureId,
		subject,
		subjectPl,
		subjectEn,
		language,
		startDate,
		endDate,
		place,
		hasHours,
		lecturers,
		calendarCode,
		calendarName,
		calendarNameEn,
		isFavourite: false,
		isReserved: false,
		repetition: null,
		isRecorded: false,
		change: null,
	};
}

/** A tab's distinct named tracks in the order of its days. */
export function tracksOf(tree: CategoryTree): Track[] {
	const all = tree.calendars.flatMap((one) => one.tracks).filter((one) => one.name !== "");
	return all.filter((one, index) => all.findIndex((other) => other.objectId === one.objectId) === index);
}
