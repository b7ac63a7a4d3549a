import { and, countDistinct, eq, ne } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { lectureQueueEntry } from "../../seats/server/views.ts";
import { registration } from "./tables.ts";

type At = { eventId: number; packageId: number };
const isAt = ({ eventId, packageId }: At) =>
	and(eq(registration.eventId, eventId), eq(registration.packageId, packageId));

/** People with confirmed tickets of a package. */
export async function countPeopleWith(db: Database, at: At): Promise<number> {
	const rows = await db
		.select({ people: countDistinct(registration.accountId) })
		.from(registration)
		.where(and(isAt(at), eq(registration.status, "confirmed")));
	return oneRow(rows).people;
}

/** Entries of a package's holders in queues of lectures, which wait for basic seats only. */
export function listBasicEntries(db: Database, at: At): Promise<{ id: number; lectureId: number }[]> {
	return db
		.select({ id: lectureQueueEntry.id, lectureId: lectureQueueEntry.lectureId })
		.from(lectureQueueEntry)
		.innerJoin(registration, eq(registration.id, lectureQueueEntry.registrationId))
		.where(
			and(
				isAt(at),
				ne(registration.status, "cancelled"),
				eq(lectureQueueEntry.state, "waiting"),
				eq(lectureQueueEntry.isExtended, false),
			),
		);
}
