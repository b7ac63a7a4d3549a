import { asc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Param, Rows } from "../../../kit/db/prepare-queries.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { endOf } from "../over.ts";
import { type CalendarRecord, calendarColumns, type EventRecord, eventColumns } from "./columns.ts";
import { calendar, documentPage, event, otherEvent } from "./tables.ts";

const otherEventColumns = {
	id: otherEvent.id,
	name: otherEvent.name,
	eventCode: otherEvent.eventCode,
	position: otherEvent.position,
	nameEn: otherEvent.nameEn,
	note: otherEvent.note,
	noteEn: otherEvent.noteEn,
	whenText: otherEvent.whenText,
	whenTextEn: otherEvent.whenTextEn,
	year: otherEvent.year,
	endsOn: otherEvent.endsOn,
	color: otherEvent.color,
};

const documentPageColumns = {
	title: documentPage.title,
	titleEn: documentPage.titleEn,
	kind: documentPage.kind,
	html: documentPage.html,
	htmlEn: documentPage.htmlEn,
};

export type DocumentRecord = {
	kind: "terms" | "privacy" | "challenge" | "organiser";
	title: string;
	titleEn: string | null;
	html: string;
	htmlEn: string | null;
};

/** The code is case-insensitive. Undefined if unknown. */
export async function eventByCode(db: Database, code: string): Promise<EventRecord | undefined> {
	const rows = await db
		.select(eventColumns)
		.from(event)
		.where(eq(sql`upper(${event.code})`, code.toUpperCase()));
	return rows[0];
}

/** Throws 404 for an unknown event. */
export async function existingEvent(db: Database, code: string): Promise<EventRecord> {
	const found = await eventByCode(db, code);
	if (!found) throw notFound({ pl: "Nie ma takiego wydarzenia.", en: "There is no such event." });
	return found;
}

/** A foreign key guarantees the event. */
export async function eventById(db: Database, eventId: number): Promise<EventRecord> {
	const [row] = await db.select(eventColumns).from(event).where(eq(event.id, eventId));
	return invariant(row, `event ${eventId}`);
}

export async function eventsById(db: Database, eventIds: number[]): Promise<Map<number, EventRecord>> {
	const rows =
		eventIds.length === 0 ? [] : await db.select(eventColumns).from(event).where(inArray(event.id, eventIds));
	return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the event that a `landing…EventCode` names, otherwise the event itself. */
export async function findSourceEvent(db: Database, own: EventRecord, code: string | null): Promise<EventRecord> {
	return code ? ((await eventByCode(db, code)) ?? own) : own;
}

type SourceEventCode = Extract<keyof EventRecord, `landing${string}EventCode`>;

/** `findSourceEvent` as a subquery. */
export function sourceEventId(db: Database, instead: SourceEventCode, eventId: Param<number>): SQL<number> {
	const sourceEvent = alias(event, "source");
	const named = db
		.select({ id: sourceEvent.id })
		.from(event)
		.innerJoin(sourceEvent, eq(sql`upper(${sourceEvent.code})`, sql`upper(${event[instead]})`))
		.where(eq(event.id, eventId));
	return sql`coalesce((${named}), ${eventId})`;
}

export function allEvents(db: Database): Promise<EventRecord[]> {
	return db.select(eventColumns).from(event).orderBy(asc(event.position), asc(event.id));
}

/** Maps the host of an event to its code. */
export async function eventHosts(db: Database): Promise<Map<string, string>> {
	const rows = await db.select({ host: event.host, code: event.code }).from(event).where(isNotNull(event.host));
	return new Map(rows.flatMap(({ host, code }) => (host === null ? [] : [[host, code]])));
}

export async function saveHost(tx: Tx, eventId: number, host: string | null): Promise<void> {
	await tx.update(event).set({ host }).where(eq(event.id, eventId));
}

/** Null is unlimited. */
export async function saveHandOverEnd(tx: Tx, eventId: number, handOverUntil: Date | null): Promise<void> {
	await tx.update(event).set({ handOverUntil }).where(eq(event.id, eventId));
}

export async function saveDeferredLimit(tx: Tx, eventId: number, deferredLimitGrosz: number | null): Promise<void> {
	await tx.update(event).set({ deferredLimitGrosz }).where(eq(event.id, eventId));
}

/** In the organiser's order. */
export function eventLinks(db: Database) {
	return db
		.select({
			code: event.code,
			name: event.name,
			nameEn: event.nameEn,
			city: event.city,
			cityEn: event.cityEn,
			isOnsite: event.isOnsite,
			isOnline: event.isOnline,
			isMeeting: event.isMeeting,
			timeZone: event.timeZone,
			startsAt: event.startsAt,
			endsAt: event.endsAt,
		})
		.from(event)
		.orderBy(asc(event.position), asc(event.id));
}

/** In the organiser's order. */
export function calendarsOf(db: Database, eventId: Param<number>): Rows<CalendarRecord> {
	return db
		.select(calendarColumns)
		.from(calendar)
		.where(eq(calendar.eventId, eventId))
		.orderBy(asc(calendar.position), asc(calendar.id));
}

/** Reads editions only for a meetup. */
export async function endOfEvent(
	db: Database,
	record: Pick<EventRecord, "id" | "isMeeting" | "endsAt">,
): Promise<Date> {
	return endOf(record, record.isMeeting ? await calendarsOf(db, record.id) : []);
}

/** The code is case-insensitive. Throws 404. */
export async function existingCalendar(db: Database, eventId: number, code: string): Promise<CalendarRecord> {
	return calendarAmong(await calendarsOf(db, eventId), code);
}

/** The code is case-insensitive. Throws 404. */
export function calendarAmong(calendars: CalendarRecord[], code: string): CalendarRecord {
	const found = calendars.find((one) => one.code.toUpperCase() === code.toUpperCase());
	if (!found) throw notFound({ pl: "Nie ma takiego terminu.", en: "There is no such calendar." });
	return found;
}

export type OtherEventRecord = {
	id: number;
	position: number;
	name: string;
	nameEn: string | null;
	whenText: string;
	whenTextEn: string | null;
	year: number;
	endsOn: string | null;
	note: string;
	noteEn: string | null;
	eventCode: string | null;
	color: string;
};

export function otherEvents(db: Database): Rows<OtherEventRecord> {
	return db.select(otherEventColumns).from(otherEvent).orderBy(asc(otherEvent.position), asc(otherEvent.id));
}

/** Documents of the event come before those of the foundation. */
export function documentsOf(db: Database, eventId: number): Promise<DocumentRecord[]> {
	return db
		.select(documentPageColumns)
		.from(documentPage)
		.where(sql`${documentPage.eventId} is null or ${documentPage.eventId} = ${eventId}`)
		.orderBy(sql`${documentPage.eventId} nulls last`, asc(documentPage.id));
}
