import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { seatCount } from "../../agenda/server/seat-store.ts";
import { agendaCategory, lecture, lectureStock } from "../../agenda/server/views.ts";
import { calendar, event } from "../../event/server/views.ts";
import type { Favourite, PlannedLecture } from "../plan-of.ts";
import { favourite } from "./tables.ts";

/** An event's lectures, all or by ids, by start. */
export function plannableLectures(db: Database, eventId: number, ids?: number[]): Promise<PlannedLecture[]> {
	return db
		.select({
			id: lecture.id,
			eventId: lecture.eventId,
			calendarId: lecture.calendarId,
			subject: lecture.subject,
			subjectPl: lecture.subjectPl,
			subjectEn: lecture.subjectEn,
			language: lecture.language,
			startsAt: lecture.startsAt,
			endsAt: lecture.endsAt,
			place: lecture.place,
			...seatCount,
			isHourlySignificant: agendaCategory.isHourlySignificant,
			dayIsOnline: calendar.isOnline,
			dayIsOnsite: calendar.isOnsite,
			calendarCode: calendar.code,
			calendarName: calendar.name,
			calendarNameEn: calendar.nameEn,
		})
		.from(lecture)
		.innerJoin(calendar, eq(calendar.id, lecture.calendarId))
		.innerJoin(agendaCategory, eq(agendaCategory.id, lecture.categoryId))
		.leftJoin(lectureStock, eq(lectureStock.lectureId, lecture.id))
		.where(and(eq(lecture.eventId, eventId), ids && inArray(lecture.id, ids)))
		.orderBy(asc(lecture.startsAt), asc(lecture.id));
}

type OfPerson = { accountId: string; eventId: number };

export async function favouritesOf(db: Database, { accountId, eventId }: OfPerson): Promise<Favourite[]> {
	const rows = await db
		.select({
			lectureId: favourite.lectureId,
			startsAt: favourite.beforeStartsAt,
			place: favourite.beforePlace,
		})
		.from(favourite)
		.innerJoin(lecture, eq(lecture.id, favourite.lectureId))
		.where(and(eq(favourite.accountId, accountId), eq(lecture.eventId, eventId)))
		.orderBy(asc(favourite.lectureId));
	return rows.map(({ lectureId, startsAt, place }) => ({
		lectureId,
		before: startsAt && place !== null ? { startsAt, place } : null,
	}));
}

export async function isLecture(db: Database, lectureId: number): Promise<boolean> {
	const rows = await db.select({ id: lecture.id }).from(lecture).where(eq(lecture.id, lectureId));
	return rows.length > 0;
}

export async function lecturesAmong(db: Database, eventId: number, lectureIds: number[]): Promise<number[]> {
	if (lectureIds.length === 0) return [];
	const rows = await db
		.select({ id: lecture.id })
		.from(lecture)
		.where(and(eq(lecture.eventId, eventId), inArray(lecture.id, lectureIds)));
	return rows.map((one) => one.id);
}

/** Stars lectures with their current time and place. Existing stars stay. */
export async function addFavourites(
	db: Database,
	{ accountId, lectureIds, addedAt }: { accountId: string; lectureIds: number[]; addedAt: Date },
): Promise<void> {
	if (lectureIds.length === 0) return;
	const existingLectures = await db
		.select({ lectureId: lecture.id, startsAt: lecture.startsAt, endsAt: lecture.endsAt, place: lecture.place })
		.from(lecture)
		.where(inArray(lecture.id, lectureIds));
	if (existingLectures.length === 0) return;
	await db
		.insert(favourite)
		.values(existingLectures.map((one) => ({ ...one, accountId, addedAt })))
		.onConflictDoNothing();
}

export async function removeFavourite(
	db: Database,
	{ accountId, lectureId }: { accountId: string; lectureId: number },
): Promise<void> {
	await db.delete(favourite).where(and(eq(favourite.accountId, accountId), eq(favourite.lectureId, lectureId)));
}

export function starredBy(
	db: Database,
	accountId: string,
): Promise<{ eventCode: string; subject: string; startsAt: Date; place: string; addedAt: Date }[]> {
	const { subject, startsAt, place } = lecture;
	return db
		.select({ eventCode: event.code, subject, startsAt, place, addedAt: favourite.addedAt })
		.from(favourite)
		.innerJoin(lecture, eq(lecture.id, favourite.lectureId))
		.innerJoin(event, eq(event.id, lecture.eventId))
		.where(eq(favourite.accountId, accountId))
		.orderBy(asc(favourite.addedAt), asc(lecture.id));
}
