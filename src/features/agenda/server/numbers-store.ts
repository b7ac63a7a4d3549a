import { asc, count, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { type Given, given } from "../../../kit/db/together.ts";
import { lecture, track } from "./tables.ts";

/** What the landing page asks about the lectures of the event `event` in numbers. */
export function lectureNumbersSelects(db: Database) {
	return { lectureCount: countOfLectures(db, given("event")), trackShares: trackSharesOf(db, given("event")) };
}

/** How many lectures each track of an event has, in the organiser's order; tracks without lectures are left out. */
function trackSharesOf(db: Database, eventId: Given<number>) {
	return db
		.select({ name: track.name, nameEn: track.nameEn, color: track.color, lectures: count() })
		.from(track)
		.innerJoin(lecture, eq(lecture.trackId, track.id))
		.where(eq(track.eventId, eventId))
		.groupBy(track.id)
		.orderBy(asc(track.position), asc(track.id));
}

/** How many lectures an event has. */
function countOfLectures(db: Database, eventId: Given<number>) {
	return db.select({ count: count() }).from(lecture).where(eq(lecture.eventId, eventId));
}
