import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { lecture } from "../../agenda/server/views.ts";
import { lectureSeat } from "./tables.ts";

type LectureTime = { startsAt: Date; place: string };

/** A lecture's time and place that a seat's holder has seen. */
export type CurrentLecture = LectureTime & {
	lectureId: number;
	endsAt: Date;
	/** Shows the change from this time and place, unless an earlier change is unseen. */
	before: LectureTime | undefined;
};

/** Stores the time and place that holders of a lecture's seats have seen. */
export async function markSeatsKnown(tx: Tx, registrationIds: number[], current: CurrentLecture): Promise<void> {
	const { lectureId, startsAt, endsAt, place, before } = current;
	if (registrationIds.length === 0) return;
	await tx
		.update(lectureSeat)
		.set({
			startsAt,
			endsAt,
			place,
			...(before && {
				beforeStartsAt: sql`coalesce(${lectureSeat.beforeStartsAt}, ${before.startsAt.toISOString()}::timestamptz)`,
				beforePlace: sql`coalesce(${lectureSeat.beforePlace}, ${before.place})`,
			}),
		})
		.where(
			and(
				inArray(lectureSeat.registrationId, registrationIds),
				eq(lectureSeat.lectureId, lectureId),
				isNull(lectureSeat.releasedAt),
			),
		);
}

export async function markSeatsSeen(db: Database, registrationIds: number[], eventId: number): Promise<void> {
	if (registrationIds.length === 0) return;
	const ofEvent = db.select({ id: lecture.id }).from(lecture).where(eq(lecture.eventId, eventId));
	await db
		.update(lectureSeat)
		.set({ beforeStartsAt: null, beforePlace: null })
		.where(and(inArray(lectureSeat.registrationId, registrationIds), inArray(lectureSeat.lectureId, ofEvent)));
}
