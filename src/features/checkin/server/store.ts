import { and, asc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { inPages } from "../../../kit/db/in-pages.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { account } from "../../account/server/views.ts";
import { agendaCategory, lecture } from "../../agenda/server/views.ts";
import { calendar, event } from "../../event/server/views.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import { registration, registrationRows } from "../../ticket-holders/server/views.ts";
import type { DoorTicket, OnsiteLecture } from "../rules.ts";
import { checkIn } from "./tables.ts";

export type HeldTicket = DoorTicket & { registrationId: number; holder: string; packageName: string };

/** Locks a ticket until the transaction ends, so that it cannot be cancelled meanwhile. */
export async function lockTicket(tx: Tx, registrationId: number): Promise<HeldTicket | undefined> {
	const [row] = await tx
		.select({
			registrationId: registration.id,
			eventId: registration.eventId,
			status: registration.status,
			handedToId: registration.handedToId,
			calendarId: registration.calendarId,
			isOnline: registration.isOnline,
			isOnsitePackage: ticketPackage.isOnsite,
			includes: ticketPackage.includes,
			packageName: ticketPackage.name,
			firstName: account.firstName,
			lastName: account.lastName,
		})
		.from(registration)
		.innerJoin(account, eq(account.id, registration.accountId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.where(eq(registration.id, registrationId))
		.for("update", registrationRows);
	if (!row) return undefined;
	const { includes, firstName, lastName, handedToId, ...ticket } = row;
	const holder = `${firstName} ${lastName}`;
	return { ...ticket, isHandedOver: handedToId !== null, lectures: includes.lectures, holder };
}

type Scan = { registrationId: number; calendarId: number; lectureId: number | null; at: Date; scannedBy: string };

/** A repeated scan changes nothing and returns the first time. */
export async function addCheckIn(tx: Tx, scan: Scan): Promise<{ at: Date; isNew: boolean }> {
	const [added] = await tx.insert(checkIn).values(scan).onConflictDoNothing().returning({ at: checkIn.at });
	if (added) return { at: added.at, isNew: true };
	const { registrationId, calendarId, lectureId } = checkIn;
	const where = and(
		eq(registrationId, scan.registrationId),
		eq(calendarId, scan.calendarId),
		scan.lectureId === null ? isNull(lectureId) : eq(lectureId, scan.lectureId),
	);
	const [before] = await tx.select({ at: checkIn.at }).from(checkIn).where(where);
	return { at: invariant(before, "the first check-in").at, isNew: false };
}

/** Lists lectures by start. */
export function onsiteLectures(db: Database, eventId: number): Promise<OnsiteLecture[]> {
	return db
		.select({
			id: lecture.id,
			calendarId: lecture.calendarId,
			place: lecture.place,
			startsAt: lecture.startsAt,
			endsAt: lecture.endsAt,
			dayIsOnsite: calendar.isOnsite,
			hasHours: agendaCategory.isHourlySignificant,
		})
		.from(lecture)
		.innerJoin(calendar, eq(calendar.id, lecture.calendarId))
		.innerJoin(agendaCategory, eq(agendaCategory.id, lecture.categoryId))
		.where(and(eq(lecture.eventId, eventId), eq(agendaCategory.isFake, false)))
		.orderBy(asc(lecture.startsAt), asc(lecture.id));
}

export type PresentDay = { calendarId: number; name: string; nameEn: string | null; at: Date };

type OfPerson = { accountId: string; eventId: number };

const ofPerson = ({ accountId, eventId }: OfPerson): SQL | undefined =>
	and(eq(registration.accountId, accountId), eq(registration.eventId, eventId), eq(registration.status, "confirmed"));

/** Lists the days with a scan of a person's valid ticket, at the entrance or at a hall. */
export async function presentDays(db: Database, of: OfPerson): Promise<PresentDay[]> {
	const rows = await db
		.selectDistinctOn([calendar.startsAt, calendar.id], {
			calendarId: calendar.id,
			name: calendar.name,
			nameEn: calendar.nameEn,
			at: checkIn.at,
		})
		.from(checkIn)
		.innerJoin(registration, eq(registration.id, checkIn.registrationId))
		.innerJoin(calendar, eq(calendar.id, checkIn.calendarId))
		.where(ofPerson(of))
		.orderBy(asc(calendar.startsAt), asc(calendar.id), asc(checkIn.at));
	return rows;
}

export async function roomsOfPerson(db: Database, of: OfPerson): Promise<number[]> {
	const rows = await db
		.selectDistinct({ lectureId: checkIn.lectureId })
		.from(checkIn)
		.innerJoin(registration, eq(registration.id, checkIn.registrationId))
		.where(and(ofPerson(of), isNotNull(checkIn.lectureId)));
	return rows.flatMap(({ lectureId }) => lectureId ?? []);
}

export async function roomsOfAnybody(db: Database, eventId: number): Promise<number[]> {
	const rows = await db
		.selectDistinct({ lectureId: checkIn.lectureId })
		.from(checkIn)
		.innerJoin(lecture, eq(lecture.id, checkIn.lectureId))
		.where(eq(lecture.eventId, eventId));
	return rows.flatMap(({ lectureId }) => lectureId ?? []);
}

export type ListedCheckIn = {
	id: number;
	registrationId: number;
	holder: string;
	packageCode: string;
	calendarCode: string;
	room: string | null;
	at: Date;
	scannedBy: string;
};

/** In order, page by page. */
export async function* checkInsAt(db: Database, eventId: number): AsyncGenerator<ListedCheckIn[]> {
	const keys = db
		.select({ id: checkIn.id })
		.from(checkIn)
		.innerJoin(registration, eq(registration.id, checkIn.registrationId))
		.where(eq(registration.eventId, eventId))
		.orderBy(asc(checkIn.at), asc(checkIn.id));
	yield* inPages(db, keys, (page) => checkInsById(db, page));
}

async function checkInsById(db: Database, ids: number[]): Promise<ListedCheckIn[]> {
	const rows = await db
		.select({
			id: checkIn.id,
			registrationId: checkIn.registrationId,
			at: checkIn.at,
			scannedBy: checkIn.scannedBy,
			firstName: account.firstName,
			lastName: account.lastName,
			packageCode: ticketPackage.code,
			calendarCode: calendar.code,
			room: lecture.place,
		})
		.from(checkIn)
		.innerJoin(registration, eq(registration.id, checkIn.registrationId))
		.innerJoin(account, eq(account.id, registration.accountId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.innerJoin(calendar, eq(calendar.id, checkIn.calendarId))
		.leftJoin(lecture, eq(lecture.id, checkIn.lectureId))
		.where(anyOf(checkIn.id, ids));
	return rows.map(({ firstName, lastName, ...one }) => ({ ...one, holder: `${firstName} ${lastName}` }));
}

/** The first scan by registration id. */
export async function firstCheckIns(db: Database, registrationIds: number[]): Promise<Map<number, Date>> {
	const rows = await db
		.selectDistinctOn([checkIn.registrationId], { id: checkIn.registrationId, at: checkIn.at })
		.from(checkIn)
		.where(anyOf(checkIn.registrationId, registrationIds))
		.orderBy(asc(checkIn.registrationId), asc(checkIn.at));
	return new Map(rows.map(({ id, at }) => [id, at]));
}

/** The scans of some registrations, in order. */
export function scansOf(
	db: Database,
	registrationIds: number[],
): Promise<{ registrationId: number; at: Date; day: string; dayEn: string | null; hall: string | null }[]> {
	return db
		.select({
			registrationId: checkIn.registrationId,
			at: checkIn.at,
			day: calendar.name,
			dayEn: calendar.nameEn,
			hall: lecture.place,
		})
		.from(checkIn)
		.innerJoin(calendar, eq(calendar.id, checkIn.calendarId))
		.leftJoin(lecture, eq(lecture.id, checkIn.lectureId))
		.where(anyOf(checkIn.registrationId, registrationIds))
		.orderBy(asc(checkIn.at), asc(checkIn.id));
}

/** Lists check-ins in order. */
export function checkInsOf(
	db: Database,
	accountId: string,
): Promise<{ eventCode: string; calendarCode: string; lecture: string | null; at: Date }[]> {
	return db
		.select({ eventCode: event.code, calendarCode: calendar.code, lecture: lecture.subject, at: checkIn.at })
		.from(checkIn)
		.innerJoin(registration, eq(registration.id, checkIn.registrationId))
		.innerJoin(event, eq(event.id, registration.eventId))
		.innerJoin(calendar, eq(calendar.id, checkIn.calendarId))
		.leftJoin(lecture, eq(lecture.id, checkIn.lectureId))
		.where(eq(registration.accountId, accountId))
		.orderBy(asc(checkIn.at), asc(checkIn.id));
}
