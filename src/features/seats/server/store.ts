import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { seatCount } from "../../agenda/server/seat-store.ts";
import { lecture, lectureStock } from "../../agenda/server/views.ts";
import { calendar } from "../../event/server/views.ts";
import type { SeatLecture } from "../rules.ts";
import { lectureQueueEntry, lectureSeat } from "./tables.ts";

export type PlacedLecture = SeatLecture & {
	subjectPl: string | null;
	subjectEn: string | null;
	language: string;
	place: string;
	calendarCode: string;
	calendarName: string;
	calendarNameEn: string | null;
};

const placed = {
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
	dayIsOnline: calendar.isOnline,
	dayIsOnsite: calendar.isOnsite,
	calendarCode: calendar.code,
	calendarName: calendar.name,
	calendarNameEn: calendar.nameEn,
};

/** Lectures by ids, ordered by start; unknown ids are skipped. */
export async function lecturesByIds(db: Database, ids: number[]): Promise<PlacedLecture[]> {
	return ids.length === 0 ? [] : placedLectures(db, inArray(lecture.id, ids));
}

export function limitedLectures(db: Database, eventId: number): Promise<PlacedLecture[]> {
	return placedLectures(db, and(eq(lecture.eventId, eventId), isNotNull(lecture.basicSeats)));
}

function placedLectures(db: Database, where: ReturnType<typeof and>): Promise<PlacedLecture[]> {
	return db
		.select(placed)
		.from(lecture)
		.innerJoin(calendar, eq(calendar.id, lecture.calendarId))
		.leftJoin(lectureStock, eq(lectureStock.lectureId, lecture.id))
		.where(where)
		.orderBy(asc(lecture.startsAt), asc(lecture.id));
}

/** `isExtended`: counted as extended. */
export type HeldSeat = { lectureId: number; isExtended: boolean };
const heldSeat = { lectureId: lectureSeat.lectureId, isExtended: lectureSeat.isExtended };

export function seatsHeld(db: Database, registrationId: number): Promise<HeldSeat[]> {
	return db
		.select(heldSeat)
		.from(lectureSeat)
		.where(and(eq(lectureSeat.registrationId, registrationId), isNull(lectureSeat.releasedAt)))
		.orderBy(asc(lectureSeat.lectureId));
}

/** Seats that a registration held when it ended, by lecture id. */
export function releasedSeats(db: Database, registrationId: number): Promise<HeldSeat[]> {
	return db
		.select(heldSeat)
		.from(lectureSeat)
		.where(and(eq(lectureSeat.registrationId, registrationId), isNotNull(lectureSeat.releasedAt)))
		.orderBy(asc(lectureSeat.lectureId));
}

/** Inserts a seat with the lecture's time and place that its holder has seen. */
export async function addSeat(
	tx: Tx,
	{ lectureId, isExtended, registrationId, takenAt }: HeldSeat & { registrationId: number; takenAt: Date },
): Promise<void> {
	const { startsAt, endsAt, place } = lecture;
	const [known] = await tx.select({ startsAt, endsAt, place }).from(lecture).where(eq(lecture.id, lectureId));
	const seat = { isExtended, takenAt, ...known, beforeStartsAt: null, beforePlace: null, releasedAt: null };
	await tx
		.insert(lectureSeat)
		.values({ ...seat, lectureId, registrationId })
		.onConflictDoUpdate({ target: [lectureSeat.registrationId, lectureSeat.lectureId], set: seat });
}

/** Seats whose lecture has moved, with the earlier time and place, until the holder has seen it. */
export async function movedSeats(
	db: Database,
	registrationIds: readonly number[],
): Promise<{ lectureId: number; before: { startsAt: Date; place: string } }[]> {
	const { lectureId, beforeStartsAt, beforePlace, releasedAt } = lectureSeat;
	const rows = await db
		.select({ lectureId, startsAt: beforeStartsAt, place: beforePlace })
		.from(lectureSeat)
		.where(and(anyOf(lectureSeat.registrationId, registrationIds), isNull(releasedAt), isNotNull(beforeStartsAt)));
	return rows.flatMap(({ lectureId: id, startsAt, place }) =>
		startsAt && place !== null ? [{ lectureId: id, before: { startsAt, place } }] : [],
	);
}

export async function removeSeats(tx: Tx, registrationId: number, lectureIds: number[]): Promise<void> {
	if (lectureIds.length === 0) return;
	await tx
		.delete(lectureSeat)
		.where(and(eq(lectureSeat.registrationId, registrationId), inArray(lectureSeat.lectureId, lectureIds)));
}

/** Deletes seats, released ones too. */
export async function forgetSeats(tx: Tx, registrationIds: readonly number[]): Promise<void> {
	if (registrationIds.length === 0) return;
	await tx
		.delete(lectureSeat)
		.where(and(inArray(lectureSeat.registrationId, [...registrationIds]), isNotNull(lectureSeat.releasedAt)));
}

export async function endSeats(tx: Tx, registrationId: number, now: Date): Promise<HeldSeat[]> {
	const rows = await tx
		.update(lectureSeat)
		.set({ releasedAt: now })
		.where(and(eq(lectureSeat.registrationId, registrationId), isNull(lectureSeat.releasedAt)))
		.returning(heldSeat);
	return rows.sort((a, b) => a.lectureId - b.lectureId);
}

export type SeatMiscount = { lectureId: number; counted: number[]; held: number[] };

/** Wrong counters with counted and actual basic and extended seats. Offered seats count. */
export async function seatMiscounts(db: Database): Promise<SeatMiscount[]> {
	const offered = { lectureId: lectureQueueEntry.lectureId, isExtended: lectureQueueEntry.isExtended };
	const each = db
		.select(heldSeat)
		.from(lectureSeat)
		.where(isNull(lectureSeat.releasedAt))
		.unionAll(db.select(offered).from(lectureQueueEntry).where(eq(lectureQueueEntry.state, "offered")))
		.as("each");
	const actualCounts = db
		.select({
			lectureId: each.lectureId,
			basic: sql<number>`count(*) filter (where not ${each.isExtended})::int`.as("basic"),
			extended: sql<number>`count(*) filter (where ${each.isExtended})::int`.as("extended"),
		})
		.from(each)
		.groupBy(each.lectureId)
		.as("held");
	const rows = await db
		.select({
			lectureId: lecture.id,
			basicTaken: seatCount.basicTaken,
			extendedTaken: seatCount.extendedTaken,
			basicHeld: sql<number>`coalesce(${actualCounts.basic}, 0)`,
			extendedHeld: sql<number>`coalesce(${actualCounts.extended}, 0)`,
		})
		.from(lecture)
		.leftJoin(lectureStock, eq(lectureStock.lectureId, lecture.id))
		.leftJoin(actualCounts, eq(actualCounts.lectureId, lecture.id))
		.orderBy(asc(lecture.id));
	return rows
		.filter((row) => row.basicTaken !== row.basicHeld || row.extendedTaken !== row.extendedHeld)
		.map(({ lectureId, basicTaken, extendedTaken, basicHeld, extendedHeld }) => ({
			lectureId,
			counted: [basicTaken, extendedTaken],
			held: [basicHeld, extendedHeld],
		}));
}
