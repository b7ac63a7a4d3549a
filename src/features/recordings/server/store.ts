import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Param } from "../../../kit/db/prepare-queries.ts";
import { referencesFrom } from "../../../kit/db/references.ts";
import { agendaCategory, lecture, lectureLecturer, lectureLink, track } from "../../agenda/server/views.ts";
import { calendar, event } from "../../event/server/views.ts";
import { lecturer } from "../../speakers/server/views.ts";
import type { Chapter, ListedRecording } from "../contract.ts";
import { type Span, stepBetween, withSpan } from "../watched.ts";
import { recording, watchProgress } from "./tables.ts";

type Person = ListedRecording["lecturers"][number];

/** A recording with its lecture, and where an account stopped watching. */
export type RecordingRecord = {
	id: number;
	eventId: number;
	eventCode: string;
	timeZone: string;
	lectureId: number;
	file: string;
	seconds: number;
	chapters: Chapter[];
	captions: string | null;
	captionsEn: string | null;
	publishedAt: Date | null;
	subject: string;
	subjectPl: string | null;
	subjectEn: string | null;
	language: string;
	calendarId: number;
	calendarCode: string;
	calendarName: string;
	calendarNameEn: string | null;
	isOnlinePart: boolean;
	isOnDemand: boolean;
	track: { objectId: number; name: string; nameEn: string | null; color: string } | null;
	placeSeconds: number;
	lecturers: Person[];
};

/** Recordings with a publication time, past or future, by the lectures' start. */
export function recordingsOf(db: Database, eventId: number, accountId: string): Promise<RecordingRecord[]> {
	return recordings(db, and(eq(lecture.eventId, eventId), isNotNull(recording.publishedAt)), accountId);
}

/** Publication times of an event's recordings, with their days' scope. */
export async function publicationsOf(
	db: Database,
	eventId: number,
): Promise<{ publishedAt: Date; isOnlinePart: boolean; timeZone: string }[]> {
	const rows = await db
		.select({ publishedAt: recording.publishedAt, isOnlinePart: calendar.isOnline, timeZone: event.timeZone })
		.from(recording)
		.innerJoin(lecture, eq(lecture.id, recording.lectureId))
		.innerJoin(event, eq(event.id, lecture.eventId))
		.innerJoin(calendar, eq(calendar.id, lecture.calendarId))
		.where(and(eq(lecture.eventId, eventId), isNotNull(recording.publishedAt)));
	return rows.flatMap(({ publishedAt, ...of }) => (publishedAt ? [{ publishedAt, ...of }] : []));
}

/** Null if unpublished. */
export function publicationDatesOf(db: Database, eventId: Param<number>) {
	return db
		.select({ publishedAt: recording.publishedAt })
		.from(recording)
		.innerJoin(lecture, eq(lecture.id, recording.lectureId))
		.where(eq(lecture.eventId, eventId));
}

export async function recordingById(db: Database, id: number, accountId: string): Promise<RecordingRecord | undefined> {
	return (await recordings(db, eq(recording.id, id), accountId))[0];
}

// long: one query
async function recordings(db: Database, where: SQL | undefined, accountId: string): Promise<RecordingRecord[]> {
	const rows = await db
		.select({
			id: recording.id,
			lectureId: recording.lectureId,
			file: recording.file,
			seconds: recording.seconds,
			chapters: recording.chapters,
			captions: recording.captions,
			captionsEn: recording.captionsEn,
			publishedAt: recording.publishedAt,
			eventId: event.id,
			eventCode: event.code,
			timeZone: event.timeZone,
			subject: lecture.subject,
			subjectPl: lecture.subjectPl,
			subjectEn: lecture.subjectEn,
			language: lecture.language,
			calendarId: calendar.id,
			calendarCode: calendar.code,
			isOnlinePart: calendar.isOnline,
			calendarName: calendar.name,
			calendarNameEn: calendar.nameEn,
			isOnDemand: sql<boolean>`not ${agendaCategory.isHourlySignificant}`,
			track: { objectId: track.id, name: track.name, nameEn: track.nameEn, color: track.color },
			placeSeconds: sql<number>`coalesce(${watchProgress.seconds}, 0)`,
		})
		.from(recording)
		.innerJoin(lecture, eq(lecture.id, recording.lectureId))
		.innerJoin(event, eq(event.id, lecture.eventId))
		.innerJoin(calendar, eq(calendar.id, lecture.calendarId))
		.innerJoin(agendaCategory, eq(agendaCategory.id, lecture.categoryId))
		.leftJoin(track, eq(track.id, lecture.trackId))
		.leftJoin(watchProgress, and(eq(watchProgress.recordingId, recording.id), eq(watchProgress.accountId, accountId)))
		.where(where)
		.orderBy(asc(lecture.startsAt), asc(recording.id));
	const people = await peopleByLecture(
		db,
		rows.map((row) => row.lectureId),
	);
	return rows.map((row) => ({ ...row, lecturers: people.get(row.lectureId) ?? [] }));
}

/** In order. */
export async function peopleByLecture(db: Database, lectureIds: number[]): Promise<Map<number, Person[]>> {
	const people = new Map<number, Person[]>();
	if (lectureIds.length === 0) return people;
	const rows = await db
		.select({
			lectureId: lectureLecturer.lectureId,
			person: {
				objectId: lecturer.id,
				title: lecturer.title,
				firstName: lecturer.firstName,
				lastName: lecturer.lastName,
				organization: lecturer.organization,
				imageUrl: lecturer.imageUrl,
			},
		})
		.from(lectureLecturer)
		.innerJoin(lecturer, eq(lecturer.id, lectureLecturer.lecturerId))
		.where(inArray(lectureLecturer.lectureId, lectureIds))
		.orderBy(asc(lectureLecturer.position), asc(lecturer.id));
	for (const { lectureId, person } of rows) people.set(lectureId, [...(people.get(lectureId) ?? []), person]);
	return people;
}

/** Stores where an account stopped watching, and what it watched since the last report. */
export async function keepPlace(
	tx: Tx,
	{
		accountId,
		recordingId,
		seconds,
		updatedAt,
	}: { accountId: string; recordingId: number; seconds: number; updatedAt: Date },
): Promise<void> {
	const [before] = await tx
		.select({ seconds: watchProgress.seconds, at: watchProgress.updatedAt, watched: watchProgress.watched })
		.from(watchProgress)
		.where(and(eq(watchProgress.accountId, accountId), eq(watchProgress.recordingId, recordingId)))
		.for("update");
	const step = stepBetween(before, { seconds, at: updatedAt });
	const watched = step ? withSpan(before?.watched ?? [], step) : (before?.watched ?? []);
	await tx
		.insert(watchProgress)
		.values({ accountId, recordingId, seconds, watched, updatedAt })
		.onConflictDoUpdate({
			target: [watchProgress.accountId, watchProgress.recordingId],
			set: { seconds, watched, updatedAt },
		});
}

/** How much of an event's recordings an account has watched. */
export function watchedOf(
	db: Database,
	{ accountId, eventId }: { accountId: string; eventId: number },
): Promise<{ lectureId: number; seconds: number; watched: Span[] }[]> {
	return db
		.select({ lectureId: recording.lectureId, seconds: recording.seconds, watched: watchProgress.watched })
		.from(watchProgress)
		.innerJoin(recording, eq(recording.id, watchProgress.recordingId))
		.innerJoin(lecture, eq(lecture.id, recording.lectureId))
		.where(and(eq(watchProgress.accountId, accountId), eq(lecture.eventId, eventId)))
		.orderBy(asc(recording.id));
}

export function listMaterials(db: Database, lectureId: number): Promise<{ title: string; url: string }[]> {
	return db
		.select({ title: lectureLink.title, url: lectureLink.url })
		.from(lectureLink)
		.where(eq(lectureLink.lectureId, lectureId))
		.orderBy(asc(lectureLink.position), asc(lectureLink.id));
}

/** The recording published by `now`, or undefined. */
export async function publishedOf(db: Database, lectureId: number, now: Date): Promise<number | undefined> {
	const isPublic = and(eq(recording.lectureId, lectureId), lte(recording.publishedAt, now));
	const [row] = await db.select({ id: recording.id }).from(recording).where(isPublic);
	return row?.id;
}

/** An account's watched recordings and positions, newest first. */
export async function watchedBy(
	db: Database,
	accountId: string,
): Promise<{ eventCode: string; subject: string; seconds: number; watched: Span[]; updatedAt: Date }[]> {
	return db
		.select({
			eventCode: event.code,
			subject: lecture.subject,
			seconds: watchProgress.seconds,
			watched: watchProgress.watched,
			updatedAt: watchProgress.updatedAt,
		})
		.from(watchProgress)
		.innerJoin(recording, eq(recording.id, watchProgress.recordingId))
		.innerJoin(lecture, eq(lecture.id, recording.lectureId))
		.innerJoin(event, eq(event.id, lecture.eventId))
		.where(eq(watchProgress.accountId, accountId))
		.orderBy(desc(watchProgress.updatedAt));
}

export type NewRecording = {
	lectureId: number;
	file: string;
	seconds: number;
	chapters: Chapter[];
	captions: string | null;
	captionsEn: string | null;
	publishedAt: Date | null;
};

export async function addRecordings(db: Database, values: NewRecording[]): Promise<void> {
	if (values.length > 0) await db.insert(recording).values(values);
}

/** Undefined if the event has no such lecture. */
export async function lectureSubject(db: Database, eventId: number, id: number): Promise<string | undefined> {
	const where = and(eq(lecture.id, id), eq(lecture.eventId, eventId));
	return (await db.select({ subject: lecture.subject }).from(lecture).where(where))[0]?.subject;
}

/** A recording, published or not; undefined without one. */
export async function storedRecording(db: Database, lectureId: number): Promise<NewRecording | undefined> {
	const { id: _id, ...kept } = getTableColumns(recording);
	return (await db.select(kept).from(recording).where(eq(recording.lectureId, lectureId)))[0];
}

/** Saves a recording. Viewers' positions stay. */
export async function saveRecording(tx: Tx, { lectureId, ...set }: NewRecording): Promise<void> {
	await tx
		.insert(recording)
		.values({ lectureId, ...set })
		.onConflictDoUpdate({ target: recording.lectureId, set });
}

export type LectureFilm = { lectureId: number; subject: string; seconds: number | null; publishedAt: Date | null };

/** Lectures of an event by start, with their recordings. */
export function lectureFilms(db: Database, eventId: number): Promise<LectureFilm[]> {
	return db
		.select({
			lectureId: lecture.id,
			subject: lecture.subject,
			seconds: recording.seconds,
			publishedAt: recording.publishedAt,
		})
		.from(lecture)
		.leftJoin(recording, eq(recording.lectureId, lecture.id))
		.where(eq(lecture.eventId, eventId))
		.orderBy(asc(lecture.startsAt), asc(lecture.id));
}

export const countRecordingsOfLectures = referencesFrom(recording.lectureId);
