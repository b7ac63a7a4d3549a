import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { calendar } from "../../event/server/tables.ts";
import type { LecturerLecture } from "../../speakers/contract.ts";
import { lecture, lectureLecturer } from "./tables.ts";

/** A person's lectures by start, as their bio lists them. */
export async function lecturesOfLecturer(db: Database, lecturerId: number): Promise<LecturerLecture[]> {
	const rows = await db
		.select({ lecture, calendarName: calendar.name, calendarNameEn: calendar.nameEn })
		.from(lectureLecturer)
		.innerJoin(lecture, eq(lecture.id, lectureLecturer.lectureId))
		.innerJoin(calendar, eq(calendar.id, lecture.calendarId))
		.where(eq(lectureLecturer.lecturerId, lecturerId))
		.orderBy(asc(lecture.startsAt), asc(lecture.id));
	return rows.map((row) => ({
		objectId: row.lecture.id,
		subject: row.lecture.subject,
		subjectPl: row.lecture.subjectPl,
		subjectEn: row.lecture.subjectEn,
		language: row.lecture.language,
		startDate: row.lecture.startsAt.toISOString(),
		endDate: row.lecture.endsAt.toISOString(),
		place: row.lecture.place,
		calendarName: row.calendarName,
		calendarNameEn: row.calendarNameEn,
	}));
}
