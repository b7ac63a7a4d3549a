import type { AgendaCategory, CategoryDay, Lecture, LectureLecturer } from "../contract.ts";
import { seatStatuses } from "../seat-status.ts";
import type { CategoryDayRecord, CategoryRecord } from "./tree.ts";

export function categoryShape(record: CategoryRecord): AgendaCategory {
	return { objectId: record.id, name: record.name, nameEn: record.nameEn, icon: record.icon };
}

/** Returns the wire form of a category; `days` has those of all categories. */
export function datedCategoryShape(
	record: CategoryRecord,
	days: readonly CategoryDayRecord[],
): AgendaCategory & { days: CategoryDay[] } {
	const own = days.filter((one) => record.isHourlySignificant && one.categoryId === record.id);
	return {
		...categoryShape(record),
		days: own.map(({ startsAt, endsAt, isOnsite }) => ({
			startDate: startsAt.toISOString(),
			endDate: endsAt.toISOString(),
			isOnsite,
		})),
	};
}

type Counts = Parameters<typeof seatStatuses>[0];
type DerivedFields = keyof ReturnType<typeof seatStatuses> | "objectId" | "startDate" | "endDate" | "isInEnglish";
/** A stored lecture with calendar, track and seats. */
type LectureRecord = Omit<Lecture, DerivedFields | "lecturers" | "exhibitor"> &
	Counts & { id: number; categoryId: number; calendarId: number; trackId: number | null; startsAt: Date; endsAt: Date };

export function lectureShape(
	record: LectureRecord,
	exhibitor: Lecture["exhibitor"],
	lecturers: LectureLecturer[],
): Lecture {
	const { id, categoryId, calendarId, trackId, startsAt, endsAt, calendarCode, ...rest } = record;
	const { basicSeats, extendedSeats, basicTaken, extendedTaken, ...same } = rest;
	return {
		...same,
		...seatStatuses({ basicSeats, extendedSeats, basicTaken, extendedTaken }),
		calendarCode,
		objectId: id,
		startDate: startsAt.toISOString(),
		endDate: endsAt.toISOString(),
		isInEnglish: record.language === "en",
		lecturers,
		exhibitor,
	};
}
