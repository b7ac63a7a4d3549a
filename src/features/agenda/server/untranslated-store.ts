import { and, eq, inArray, isNull, notInArray } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { findUntranslated, type UntranslatedRow } from "../../../kit/db/untranslated.ts";
import { calendar } from "../../event/server/views.ts";
import { agendaCategory, calendarBreak, lecture, lectureTag, track } from "./tables.ts";

const nameOf = <C extends typeof agendaCategory | typeof track | typeof calendarBreak>(table: C) => ({
	id: table.id,
	name: table.name,
	texts: { name: { pl: table.name, en: table.nameEn } },
});

/** The parts of an event's programme that lack English. */
export async function untranslatedProgramme(db: Database, eventId: number) {
	const days = db.select({ id: calendar.id }).from(calendar).where(eq(calendar.eventId, eventId));
	const [categories, tracks, breaks, lectures, tags] = await Promise.all([
		findUntranslated(db, { ...nameOf(agendaCategory), where: eq(agendaCategory.eventId, eventId) }),
		findUntranslated(db, { ...nameOf(track), where: eq(track.eventId, eventId) }),
		findUntranslated(db, { ...nameOf(calendarBreak), where: inArray(calendarBreak.calendarId, days) }),
		untranslatedLectures(db, eventId),
		findUntranslated(db, {
			id: lectureTag.name,
			name: lectureTag.name,
			texts: { name: { pl: lectureTag.name, en: lectureTag.nameEn } },
			where: eq(lectureTag.eventId, eventId),
		}),
	]);
	return { category: categories, track: tracks, break: breaks, lecture: lectures, tag: tags };
}

/** A lecture in Polish stays Polish; one in a third language needs a title in English. */
async function untranslatedLectures(db: Database, eventId: number): Promise<UntranslatedRow<"title">[]> {
	const rows = await db
		.select({ id: lecture.id, name: lecture.subject })
		.from(lecture)
		.where(and(eq(lecture.eventId, eventId), notInArray(lecture.language, ["pl", "en"]), isNull(lecture.subjectEn)))
		.orderBy(lecture.id);
	return rows.map(({ id, name }) => ({ id: String(id), name, fields: ["title"] }));
}
