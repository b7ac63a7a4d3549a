import { and, asc, eq, or } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import {
	agendaCategory,
	calendarBreak,
	lecture,
	lectureLecturer,
	lectureLink,
	track,
} from "../../agenda/server/views.ts";
import { calendar, event } from "../../event/server/views.ts";
import { lecturer } from "../../speakers/server/views.ts";

export type ScheduleRows = Awaited<ReturnType<typeof scheduleRowsOf>>;

/** Lectures with a start time, with people, links and breaks. Recordings and fairs have no time. */
export async function scheduleRowsOf(db: Database, eventId: number) {
	const [lectures, people, links, breaks, tracks] = await Promise.all([
		lectureRows(db, eventId),
		personRows(db, eventId),
		linkRows(db, eventId),
		breakRows(db, eventId),
		trackRows(db, eventId),
	]);
	return { lectures, people, links, breaks, tracks };
}

function lectureRows(db: Database, eventId: number) {
	const isTimed = or(eq(agendaCategory.isHourlySignificant, true), eq(event.isMeeting, true));
	return db
		.select({
			id: lecture.id,
			sourceKey: lecture.sourceKey,
			subject: lecture.subject,
			language: lecture.language,
			startsAt: lecture.startsAt,
			endsAt: lecture.endsAt,
			place: lecture.place,
			track: track.name,
			tags: lecture.tags,
			shortDescription: lecture.shortDescription,
			description: lecture.description,
			calendarId: calendar.id,
			calendarStartsAt: calendar.startsAt,
		})
		.from(lecture)
		.innerJoin(event, eq(event.id, lecture.eventId))
		.innerJoin(agendaCategory, eq(agendaCategory.id, lecture.categoryId))
		.innerJoin(calendar, eq(calendar.id, lecture.calendarId))
		.leftJoin(track, eq(track.id, lecture.trackId))
		.where(and(eq(lecture.eventId, eventId), isTimed))
		.orderBy(asc(lecture.startsAt), asc(lecture.id));
}

function personRows(db: Database, eventId: number) {
	return db
		.select({
			lectureId: lectureLecturer.lectureId,
			id: lecturer.id,
			sourceKey: lecturer.sourceKey,
			title: lecturer.title,
			firstName: lecturer.firstName,
			lastName: lecturer.lastName,
			biography: lecturer.biography,
		})
		.from(lectureLecturer)
		.innerJoin(lecture, eq(lecture.id, lectureLecturer.lectureId))
		.innerJoin(lecturer, eq(lecturer.id, lectureLecturer.lecturerId))
		.where(eq(lecture.eventId, eventId))
		.orderBy(asc(lectureLecturer.position), asc(lecturer.id));
}

function linkRows(db: Database, eventId: number) {
	return db
		.select({ lectureId: lectureLink.lectureId, title: lectureLink.title, url: lectureLink.url })
		.from(lectureLink)
		.innerJoin(lecture, eq(lecture.id, lectureLink.lectureId))
		.where(eq(lecture.eventId, eventId))
		.orderBy(asc(lectureLink.position), asc(lectureLink.id));
}

function breakRows(db: Database, eventId: number) {
	return db
		.select({
			id: calendarBreak.id,
			sourceKey: calendarBreak.sourceKey,
			calendarId: calendarBreak.calendarId,
			name: calendarBreak.name,
			startsAt: calendarBreak.startsAt,
			endsAt: calendarBreak.endsAt,
		})
		.from(calendarBreak)
		.innerJoin(calendar, eq(calendar.id, calendarBreak.calendarId))
		.where(eq(calendar.eventId, eventId))
		.orderBy(asc(calendarBreak.startsAt), asc(calendarBreak.id));
}

function trackRows(db: Database, eventId: number) {
	return db
		.select({ name: track.name, color: track.color })
		.from(track)
		.where(eq(track.eventId, eventId))
		.orderBy(asc(track.position), asc(track.id));
}
