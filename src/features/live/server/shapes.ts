import type { LiveLecture, Question } from "../contract.ts";
import type { QuestionRecord } from "./question-store.ts";
import type { StreamedRecord } from "./store.ts";

/** Without the source. */
export function lectureShape(one: StreamedRecord): LiveLecture {
	return {
		objectId: one.id,
		subject: one.subject,
		subjectPl: one.subjectPl,
		subjectEn: one.subjectEn,
		language: one.language,
		lecturers: one.lecturers,
		place: one.place,
		track: one.track,
		calendarCode: one.calendarCode,
		calendarName: one.calendarName,
		calendarNameEn: one.calendarNameEn,
		startDate: one.startsAt.toISOString(),
		endDate: one.endsAt.toISOString(),
	};
}

export function questionShape({ id, askedAt, ...one }: QuestionRecord): Question {
	return { objectId: id, askedDate: askedAt.toISOString(), ...one };
}
