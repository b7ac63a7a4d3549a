import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { lecture } from "./tables.ts";

export function lecturesOfExhibitor(db: Database, exhibitorId: number) {
	const { id, subject, subjectPl, subjectEn, language, startsAt, endsAt, place } = lecture;
	return db
		.select({ id, subject, subjectPl, subjectEn, language, startsAt, endsAt, place })
		.from(lecture)
		.where(eq(lecture.exhibitorId, exhibitorId))
		.orderBy(asc(startsAt), asc(id));
}
