import { asc, count, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { type Param, placeholder } from "../../../kit/db/prepare-queries.ts";
import { lecture, track } from "./tables.ts";

export function lectureNumbersSelects(db: Database) {
	return {
		lectureCount: countOfLectures(db, placeholder("event")),
		trackShares: trackSharesOf(db, placeholder("event")),
	};
}

/** Counts lectures per track in the organiser's order; empty tracks are left out. */
function trackSharesOf(db: Database, eventId: Param<number>) {
	return db
		.select({ name: track.name, nameEn: track.nameEn, color: track.color, lectures: count() })
		.from(track)
		.innerJoin(lecture, eq(lecture.trackId, track.id))
		.where(eq(track.eventId, eventId))
		.groupBy(track.id)
		.orderBy(asc(track.position), asc(track.id));
}

function countOfLectures(db: Database, eventId: Param<number>) {
	return db.select({ count: count() }).from(lecture).where(eq(lecture.eventId, eventId));
}
