import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { lecture } from "./tables.ts";

/** The titles of an event's lectures in their languages, by start. */
export function lectureTitles(db: Database, eventId: number) {
	return db
		.select({
			id: lecture.id,
			subject: lecture.subject,
			subjectPl: lecture.subjectPl,
			subjectEn: lecture.subjectEn,
			startsAt: lecture.startsAt,
			place: lecture.place,
		})
		.from(lecture)
		.where(eq(lecture.eventId, eventId))
		.orderBy(asc(lecture.startsAt), asc(lecture.id));
}
