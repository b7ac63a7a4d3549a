import type { Database } from "../../../kit/db/database.ts";
import { monthsAfter } from "../../../kit/time/months-after.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { endOfEvent, eventById } from "./store.ts";

/** Counts calendar months in the event's zone; a meetup ends with its last edition. */
export async function endedMonthsAgo(
	{ db, clock }: { db: Database; clock: Clock },
	eventIds: readonly number[],
	months: number,
): Promise<number[]> {
	const over = [];
	for (const id of eventIds) {
		const event = await eventById(db, id);
		if (monthsAfter(await endOfEvent(db, event), months, event.timeZone) <= clock.now()) over.push(id);
	}
	return over;
}
