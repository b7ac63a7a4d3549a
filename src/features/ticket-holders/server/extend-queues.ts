import type { Tx } from "../../../kit/db/database.ts";
import { lockSeats } from "../../agenda/server/stock-store.ts";
import { extendEntries } from "../../seats/server/queue-store.ts";
import { listBasicEntries } from "./package-store.ts";

/** Lets waiting holders of a package have extended seats too. The job that serves queues offers them. */
export async function extendQueues(tx: Tx, at: { eventId: number; packageId: number }): Promise<void> {
	const lectureIds = (await listBasicEntries(tx, at)).map((one) => one.lectureId);
	if (lectureIds.length === 0) return;
	await lockSeats(tx, [...new Set(lectureIds)]);
	// an offer that was made before the lock keeps its seat
	const entries = await listBasicEntries(tx, at);
	await extendEntries(
		tx,
		entries.map(({ id }) => id),
	);
}
