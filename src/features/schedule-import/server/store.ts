import { and, eq, isNotNull, max, sql } from "drizzle-orm";
import type { Tx } from "../../../kit/db/database.ts";
import { dayOf } from "../../../kit/time/zone.ts";
import { calendarBreak, lecture, lectureLecturer, track, trackPerson } from "../../agenda/server/tables.ts";
import { auditEntry } from "../../audit/server/tables.ts";
import type { EventFacts } from "../../event/server/store.ts";
import { calendar, event } from "../../event/server/tables.ts";
import { registration } from "../../registration/server/tables.ts";
import { lecturer } from "../../speakers/server/tables.ts";
import type { Span, Stored } from "../rules.ts";

/** The audit action that tells an event made by an import from the organiser's. */
export const CREATED_ACTION = "event.created-by-import";
/** The event of a code in any letter case, locked until the transaction ends: one import of an event at a time. */
export async function lockedEvent(tx: Tx, code: string): Promise<EventFacts | undefined> {
	const rows = await tx
		.select()
		.from(event)
		.where(eq(sql`upper(${event.code})`, code.toUpperCase()))
		.for("update");
	return rows[0];
}

/** Adds an event behind all others. Gives false where another import has just added it. */
export async function addEvent(tx: Tx, values: Omit<typeof event.$inferInsert, "position">): Promise<boolean> {
	const [last] = await tx.select({ position: max(event.position) }).from(event);
	const row = { ...values, position: (last?.position ?? 0) + 1 };
	return (await tx.insert(event).values(row).onConflictDoNothing().returning({ id: event.id })).length > 0;
}

export async function changeEventSpan(tx: Tx, eventId: number, span: Span): Promise<void> {
	await tx.update(event).set(span).where(eq(event.id, eventId));
}

async function isMadeByImport(tx: Tx, eventId: number): Promise<boolean> {
	const made = and(eq(auditEntry.eventId, eventId), eq(auditEntry.action, CREATED_ACTION));
	return (await tx.select({ id: auditEntry.id }).from(auditEntry).where(made).limit(1)).length > 0;
}

async function storedDays(tx: Tx, own: EventFacts): Promise<Stored["days"]> {
	const rows = await tx
		.select({
			id: calendar.id,
			key: calendar.sourceKey,
			code: calendar.code,
			startsAt: calendar.startsAt,
			endsAt: calendar.endsAt,
			isPinned: sql<boolean>`
				exists (select from ${lecture} where ${lecture.calendarId} = ${calendar.id} and ${lecture.sourceKey} is null)
				or exists (select from ${calendarBreak} where ${calendarBreak.calendarId} = ${calendar.id} and ${calendarBreak.sourceKey} is null)
				or exists (select from ${registration} where ${registration.calendarId} = ${calendar.id})`,
		})
		.from(calendar)
		.where(eq(calendar.eventId, own.id))
		.orderBy(calendar.position, calendar.id);
	return rows.map((row) => ({ ...row, date: dayOf(row.startsAt, own.timeZone) }));
}

function storedTracks(tx: Tx, eventId: number): Promise<Stored["tracks"]> {
	return tx
		.select({
			id: track.id,
			key: track.sourceKey,
			name: track.name,
			isPinned: sql<boolean>`
				exists (select from ${lecture} where ${lecture.trackId} = ${track.id} and ${lecture.sourceKey} is null)
				or exists (select from ${trackPerson} where ${trackPerson.trackId} = ${track.id})`,
		})
		.from(track)
		.where(eq(track.eventId, eventId))
		.orderBy(track.position, track.id);
}

function storedLecturers(tx: Tx, eventId: number): Promise<Stored["lecturers"]> {
	return tx
		.select({
			id: lecturer.id,
			key: sql<string>`${lecturer.sourceKey}`,
			hash: lecturer.sourceHash,
			isPinned: sql<boolean>`
				${lecturer.councilPosition} is not null
				or exists (select from ${trackPerson} where ${trackPerson.lecturerId} = ${lecturer.id})
				or exists (select from ${lectureLecturer} join ${lecture} on ${lecture.id} = ${lectureLecturer.lectureId}
					where ${lectureLecturer.lecturerId} = ${lecturer.id} and ${lecture.sourceKey} is null)`,
		})
		.from(lecturer)
		.where(and(eq(lecturer.eventId, eventId), isNotNull(lecturer.sourceKey)));
}

/** What the plan is compared with: everything imported, and the organiser's days and tracks. */
export async function storedSchedule(tx: Tx, own: EventFacts): Promise<Stored> {
	const lectures = await tx
		.select({ id: lecture.id, key: sql<string>`${lecture.sourceKey}`, hash: lecture.sourceHash })
		.from(lecture)
		.where(and(eq(lecture.eventId, own.id), isNotNull(lecture.sourceKey)));
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
		.where(and(eq(calendar.eventId, own.id), isNotNull(calendarBreak.sourceKey)));
	return {
		days: await storedDays(tx, own),
		tracks: await storedTracks(tx, own.id),
		lecturers: await storedLecturers(tx, own.id),
		lectures,
		breaks,
		importedSpan: (await isMadeByImport(tx, own.id)) ? { startsAt: own.startsAt, endsAt: own.endsAt } : null,
	};
}
