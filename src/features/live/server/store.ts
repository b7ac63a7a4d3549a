import { and, asc, eq, gt, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { lecture, track } from "../../agenda/server/views.ts";
import { calendar, event } from "../../event/server/views.ts";
import { peopleByLecture } from "../../recordings/server/store.ts";
import type { LiveLecture } from "../contract.ts";
import { OPEN_AROUND_MS, type StoredStream } from "../rules.ts";
import { liveStream } from "./tables.ts";

export type StreamedRecord = Pick<
	LiveLecture,
	"subject" | "subjectPl" | "subjectEn" | "language" | "lecturers" | "place" | "track"
> & {
	id: number;
	eventId: number;
	eventCode: string;
	timeZone: string;
	startsAt: Date;
	endsAt: Date;
	calendarId: number;
	calendarCode: string;
	calendarName: string;
	calendarNameEn: string | null;
	isOnlinePart: boolean;
	stream: StoredStream;
};

/** Sorted by start. */
export function streamedLectures(db: Database, eventId: number): Promise<StreamedRecord[]> {
	return streamed(db, eq(lecture.eventId, eventId));
}

export async function streamedLecture(db: Database, lectureId: number): Promise<StreamedRecord | undefined> {
	return (await streamed(db, eq(lecture.id, lectureId)))[0];
}

/** Sorted by start. */
export function streamedAt(db: Database, now: Date): Promise<StreamedRecord[]> {
	const [early, late] = [OPEN_AROUND_MS, -OPEN_AROUND_MS].map((ms) => new Date(now.getTime() + ms)) as [Date, Date];
	return streamed(db, and(lt(lecture.startsAt, early), gt(lecture.endsAt, late)) as SQL);
}

/** The start of the next streamed lecture of any event; undefined if there is none or one is on the air. */
export async function nextStreamAt(db: Database, now: Date): Promise<Date | undefined> {
	if ((await streamedAt(db, now)).length > 0) return undefined;
	return (await streamed(db, gt(lecture.startsAt, now)))[0]?.startsAt;
}

async function streamed(db: Database, where: SQL): Promise<StreamedRecord[]> {
	const ofRoom = and(eq(liveStream.calendarId, lecture.calendarId), eq(liveStream.place, lecture.place));
	const rows = await db
		.select({
			id: lecture.id,
			eventId: event.id,
			eventCode: event.code,
			timeZone: event.timeZone,
			subject: lecture.subject,
			subjectPl: lecture.subjectPl,
			subjectEn: lecture.subjectEn,
			language: lecture.language,
			place: lecture.place,
			startsAt: lecture.startsAt,
			endsAt: lecture.endsAt,
			calendarId: calendar.id,
			calendarCode: calendar.code,
			isOnlinePart: calendar.isOnline,
			calendarName: calendar.name,
			calendarNameEn: calendar.nameEn,
			track: { objectId: track.id, name: track.name, nameEn: track.nameEn, color: track.color },
			stream: { kind: liveStream.kind, source: liveStream.source, hosts: liveStream.hosts },
			isOwn: isNotNull(liveStream.lectureId),
		})
		.from(lecture)
		.innerJoin(liveStream, or(eq(liveStream.lectureId, lecture.id), ofRoom))
		.innerJoin(event, eq(event.id, lecture.eventId))
		.innerJoin(calendar, eq(calendar.id, lecture.calendarId))
		.leftJoin(track, eq(track.id, lecture.trackId))
		.where(where)
		.orderBy(asc(lecture.startsAt), asc(lecture.id));
	// A lecture's own stream replaces that of its hall.
	const chosen = rows.filter((one) => one.isOwn || !rows.some((other) => other.id === one.id && other.isOwn));
	const people = await peopleByLecture(
		db,
		chosen.map((one) => one.id),
	);
	return chosen.map(({ isOwn: _, ...one }) => ({ ...one, lecturers: people.get(one.id) ?? [] }));
}

export type SetStream = StoredStream & {
	/** Null for a lecture's own stream. */
	day: string | null;
	place: string | null;
	lectureId: number | null;
};

/** Halls come first, by day and name. */
export function streamsOf(db: Database, eventId: number): Promise<SetStream[]> {
	const { place, lectureId, kind, source, hosts } = liveStream;
	return db
		.select({ day: calendar.code, place, lectureId, kind, source, hosts })
		.from(liveStream)
		.leftJoin(calendar, eq(calendar.id, liveStream.calendarId))
		.where(eq(liveStream.eventId, eventId))
		.orderBy(asc(calendar.position), asc(calendar.id), asc(liveStream.place), asc(liveStream.lectureId));
}

export type StreamOwner = { calendarId: number; place: string } | { lectureId: number };

/** `undefined` removes it. Returns whether there was one. */
export async function putStream(
	tx: Tx,
	eventId: number,
	owner: StreamOwner,
	stream: StoredStream | undefined,
): Promise<boolean> {
	const of =
		"lectureId" in owner
			? eq(liveStream.lectureId, owner.lectureId)
			: and(
					eq(liveStream.calendarId, owner.calendarId),
					eq(liveStream.place, owner.place),
					isNull(liveStream.lectureId),
				);
	const gone = await tx.delete(liveStream).where(of).returning({ id: liveStream.id });
	if (stream) await tx.insert(liveStream).values({ eventId, ...owner, ...stream });
	return gone.length > 0;
}

/** Sorted by name. */
export async function roomsOfDay(db: Database, calendarId: number): Promise<string[]> {
	const rows = await db
		.selectDistinct({ place: lecture.place })
		.from(lecture)
		.where(eq(lecture.calendarId, calendarId))
		.orderBy(asc(lecture.place));
	return rows.map((one) => one.place).filter(Boolean);
}

export async function lectureOf(
	db: Database,
	eventId: number,
	lectureId: number,
): Promise<{ id: number; subject: string } | undefined> {
	const [row] = await db
		.select({ id: lecture.id, subject: lecture.subject })
		.from(lecture)
		.where(and(eq(lecture.id, lectureId), eq(lecture.eventId, eventId)));
	return row;
}
