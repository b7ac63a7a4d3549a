import type { Database } from "../../../kit/db/database.ts";
import { isAttended } from "../watched.ts";
import { watchedOf } from "./store.ts";

/** Lectures of an event that an account attended by recording, with each film's length. */
export async function attendedByRecording(
	db: Database,
	of: { accountId: string; eventId: number },
): Promise<{ lectureId: number; minutes: number }[]> {
	const all = await watchedOf(db, of);
	return all
		.filter((one) => isAttended(one.watched, one.seconds))
		.map(({ lectureId, seconds }) => ({ lectureId, minutes: Math.max(1, Math.round(seconds / 60)) }));
}
