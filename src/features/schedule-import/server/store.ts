import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { auditEntry } from "../../../kit/audit/tables.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { dayOf } from "../../../kit/time/zone.ts";
import { calendarBreak, lecture, lectureLecturer, track, trackPerson } from "../../agenda/server/views.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { calendar } from "../../event/server/views.ts";
import { lecturer } from "../../speakers/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";
import type { StoredSchedule } from "../rules.ts";

const storedCalendarColumns = {
	id: calendar.id,
	code: calendar.code,
	startsAt: calendar.startsAt,
	endsAt: calendar.endsAt,
	isOnsite: calendar.isOnsite,
	sourceKey: calendar.sourceKey,
};

/** Marks events created by an import. */
export const CREATED_ACTION = "event.created-by-import";

async function isMadeByImport(tx: Tx, eventId: number): Promise<boolean> {
	const made = and(eq(auditEntry.eventId, eventId), eq(auditEntry.action, CREATED_ACTION));
	return (await tx.select({ id: auditEntry.id }).from(auditEntry).where(made).limit(1)).length > 0;
}

/** Selects rows of the organiser or another publication. */
function isOthers(key: PgColumn, prefix: string): SQL {
	return sql`(${key} is null or not starts_with(${key}, ${prefix}))`;
}

/** Selects rows of this publication. */
function isFrom(key: PgColumn, prefix: string): SQL {
	return sql`starts_with(${key}, ${prefix})`;
}

/** Rows that others refer to, so they are not removed. */
type PinnedIds = { days: Set<number>; tracks: Set<number>; lecturers: Set<number> };

async function pinnedByOthers(tx: Tx, eventId: number, prefix: string): Promise<PinnedIds> {
	const isOwn = and(eq(lecture.eventId, eventId), isOthers(lecture.sourceKey, prefix));
	const lectures = await tx.select({ day: lecture.calendarId, track: lecture.trackId }).from(lecture).where(isOwn);
	const breaks = await tx
		.select({ day: calendarBreak.calendarId })
		.from(calendarBreak)
		.innerJoin(calendar, eq(calendar.id, calendarBreak.calendarId))
		.where(and(eq(calendar.eventId, eventId), isOthers(calendarBreak.sourceKey, prefix)));
	const registered = await tx
		.selectDistinct({ day: registration.calendarId })
		.from(registration)
		.where(eq(registration.eventId, eventId));
	const persons = await tx
		.select({ track: trackPerson.trackId, lecturer: trackPerson.lecturerId })
		.from(trackPerson)
		.innerJoin(track, eq(track.id, trackPerson.trackId))
		.where(eq(track.eventId, eventId));
	const speaking = await tx
		.select({ lecturer: lectureLecturer.lecturerId })
		.from(lectureLecturer)
		.innerJoin(lecture, eq(lecture.id, lectureLecturer.lectureId))
		.where(isOwn);
	const ids = (found: (number | null)[]) => new Set(found.filter((id) => id !== null));
	return {
		days: ids([...lectures, ...breaks, ...registered].map((row) => row.day)),
		tracks: ids([...lectures, ...persons].map((row) => row.track)),
		lecturers: ids([...persons, ...speaking].map((row) => row.lecturer)),
	};
}

async function storedDays(tx: Tx, own: EventRecord, pinned: PinnedIds): Promise<StoredSchedule["days"]> {
	const rows = await tx
		.select(storedCalendarColumns)
		.from(calendar)
		.where(eq(calendar.eventId, own.id))
		.orderBy(calendar.position, calendar.id);
	return rows.map(({ id, sourceKey, code, startsAt, endsAt, isOnsite }) => {
		return {
			id,
			key: sourceKey,
			code,
			startsAt,
			endsAt,
			date: dayOf(startsAt, own.timeZone),
			isSameKind: isOnsite === own.isOnsite,
			isPinned: pinned.days.has(id),
		};
	});
}

async function storedTracks(tx: Tx, eventId: number, pinned: PinnedIds): Promise<StoredSchedule["tracks"]> {
	const rows = await tx
		.select({ id: track.id, name: track.name, sourceKey: track.sourceKey })
		.from(track)
		.where(eq(track.eventId, eventId))
		.orderBy(track.position, track.id);
	return rows.map(({ id, sourceKey, name }) => ({ id, key: sourceKey, name, isPinned: pinned.tracks.has(id) }));
}

async function storedLecturers(
	tx: Tx,
	eventId: number,
	prefix: string,
	pinned: PinnedIds,
): Promise<StoredSchedule["lecturers"]> {
	const rows = await tx
		.select({
			id: lecturer.id,
			key: sql<string>`${lecturer.sourceKey}`,
			hash: lecturer.sourceHash,
			council: lecturer.councilPosition,
		})
		.from(lecturer)
		.where(and(eq(lecturer.eventId, eventId), isFrom(lecturer.sourceKey, prefix)));
	return rows.map(({ council, ...row }) => ({ ...row, isPinned: council !== null || pinned.lecturers.has(row.id) }));
}

/** All rows whose keys begin with `prefix`, and all days and tracks. */
export async function storedSchedule(tx: Tx, own: EventRecord, prefix: string): Promise<StoredSchedule> {
	const pinned = await pinnedByOthers(tx, own.id, prefix);
	const lectures = await tx
		.select({
			id: lecture.id,
			key: sql<string>`${lecture.sourceKey}`,
			hash: lecture.sourceHash,
			subject: lecture.subject,
		})
		.from(lecture)
		.where(and(eq(lecture.eventId, own.id), isFrom(lecture.sourceKey, prefix)));
	const breaks = await tx
		.select({
			id: calendarBreak.id,
			key: sql<string>`${calendarBreak.sourceKey}`,
			dayId: calendarBreak.calendarId,
			name: calendarBreak.name,
			startsAt: calendarBreak.startsAt,
			endsAt: calendarBreak.endsAt,
		})
		.from(calendarBreak)
		.innerJoin(calendar, eq(calendar.id, calendarBreak.calendarId))
		.where(and(eq(calendar.eventId, own.id), isFrom(calendarBreak.sourceKey, prefix)));
	return {
		days: await storedDays(tx, own, pinned),
		tracks: await storedTracks(tx, own.id, pinned),
		lecturers: await storedLecturers(tx, own.id, prefix, pinned),
		lectures,
		breaks,
		importedSpan: (await isMadeByImport(tx, own.id)) ? { startsAt: own.startsAt, endsAt: own.endsAt } : null,
	};
}
