import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { calendar } from "../../event/server/views.ts";
import type { LecturerLecture } from "../../speakers/contract.ts";
import { lecture, lectureLecturer } from "./tables.ts";

/** Lists lectures by start. */
export async function lecturesOfLecturer(db: Database, lecturerId: number): Promise<LecturerLecture[]> {
	const rows = await db
		.select({
			objectId: lecture.id,
			subject: lecture.subject,
			subjectPl: lecture.subjectPl,
			subjectEn: lecture.subjectEn,
			language: lecture.language,
			startsAt: lecture.startsAt,
			endsAt: lecture.endsAt,
			place: lecture.place,
			calendarName: calendar.name,
			calendarNameEn: calendar.nameEn,
		})
		.from(lectureLecturer)
		.innerJoin(lecture, eq(lecture.id, lectureLecturer.lectureId))
		.innerJoin(calendar, eq(calendar.id, lecture.calendarId))
		.where(eq(lectureLecturer.lecturerId, lecturerId))
		.orderBy(asc(lecture.startsAt), asc(lecture.id));
	return rows.map(({ startsAt, endsAt, ...row }) => ({
		...row,
		startDate: startsAt.toISOString(),
		endDate: endsAt.toISOString(),
	}));
}
