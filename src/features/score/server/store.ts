import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { seatCount } from "../../agenda/server/seat-store.ts";
import { lecture, lectureStock } from "../../agenda/server/views.ts";
import { recording } from "../../recordings/server/views.ts";

/** Limited seats of an event's lectures, total and taken. */
export async function takenSeatsOf(
	db: Database,
	eventId: number,
): Promise<{ lectureId: number; seats: number; taken: number }[]> {
	const rows = await db
		.select({ lectureId: lecture.id, ...seatCount })
		.from(lecture)
		.leftJoin(lectureStock, eq(lectureStock.lectureId, lecture.id))
		.where(and(eq(lecture.eventId, eventId), isNotNull(lecture.basicSeats)));
	return rows.map(({ lectureId, basicSeats, extendedSeats, basicTaken, extendedTaken }) => ({
		lectureId,
		seats: (basicSeats ?? 0) + extendedSeats,
		taken: basicTaken + extendedTaken,
	}));
}

export async function recordingsOfLectures(
	db: Database,
	eventId: number,
): Promise<{ id: number; lectureId: number; publishedAt: Date }[]> {
	const rows = await db
		.select({ id: recording.id, lectureId: recording.lectureId, publishedAt: recording.publishedAt })
		.from(recording)
		.innerJoin(lecture, eq(lecture.id, recording.lectureId))
		.where(and(eq(lecture.eventId, eventId), isNotNull(recording.publishedAt)));
	return rows.flatMap(({ publishedAt, ...of }) => (publishedAt ? [{ ...of, publishedAt }] : []));
}
