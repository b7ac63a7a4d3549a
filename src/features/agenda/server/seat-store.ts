import { asc, eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { refusalTexts } from "../refusal-texts.ts";
import { type SeatStatus, seatStatuses } from "../seat-status.ts";
import { lecture, lectureStock } from "./tables.ts";

/** Columns of a lecture's seats; the query left-joins `lecture_stock`. */
export const seatCount = {
	basicSeats: lecture.basicSeats,
	extendedSeats: lecture.extendedSeats,
	basicTaken: sql<number>`coalesce(${lectureStock.basicTaken}, 0)`,
	extendedTaken: sql<number>`coalesce(${lectureStock.extendedTaken}, 0)`,
};

/** Returns seat statuses by lecture id, and whether any lecture has limited seats. */
export async function statusesOf(
	db: Database,
	eventId: number,
): Promise<{ isLimited: boolean; statuses: { lectureId: number; status: SeatStatus; statusVip: SeatStatus }[] }> {
	const rows = await db
		.select({ id: lecture.id, ...seatCount })
		.from(lecture)
		.leftJoin(lectureStock, eq(lectureStock.lectureId, lecture.id))
		.where(eq(lecture.eventId, eventId))
		.orderBy(asc(lecture.id));
	return {
		isLimited: rows.some((row) => row.basicSeats !== null),
		statuses: rows.map(({ id, ...count }) => ({ lectureId: id, ...seatStatuses(count) })),
	};
}

/**
 * Sets a lecture's seats: for all packages (null: none needed) and additional ones for extended packages. Reserved
 * seats stay reserved. Throws 404 for an unknown lecture. Run it in `changeContent`.
 */
export async function saveLectureSeats(
	tx: Tx,
	lectureId: number,
	seats: { basicSeats: number | null; extendedSeats: number },
): Promise<void> {
	const rows = await tx.update(lecture).set(seats).where(eq(lecture.id, lectureId)).returning({ id: lecture.id });
	if (rows.length === 0) throw notFound(refusalTexts.lectureGone);
}
