import { calendarsOf } from "../src/features/event/server/store.ts";
import { publish } from "../src/features/meetings/server/publish.ts";
import { meetingExhibitors } from "../src/features/meetings/server/slot-store.ts";
import type { Tx } from "../src/kit/db/database.ts";

const HOUR_MS = 3_600_000;
const MINUTES = 20;

/**
 * Publishes slots of every exhibitor with meetings, on future days. Each has two hours a day, staggered, and a table on
 * site.
 */
export async function openSlots(tx: Tx, eventId: number, now: Date, actor: string): Promise<void> {
	const toCome = (await calendarsOf(tx, eventId)).filter((one) => one.startsAt > now);
	// parallel programmes need only one
	const days = [...Map.groupBy(toCome, (one) => one.startsAt.toISOString().slice(0, 10)).values()].flatMap(
		([one]) => one ?? [],
	);
	const exhibitors = await meetingExhibitors(tx, eventId);
	for (const [index, { id: exhibitorId }] of exhibitors.entries()) {
		for (const { startsAt, isOnsite } of days) {
			const from = new Date(startsAt.getTime() + (1 + (index % 4)) * HOUR_MS);
			const span = { startsAt: from, endsAt: new Date(from.getTime() + 2 * HOUR_MS), minutes: MINUTES };
			const tableName = isOnsite ? `B${String(index + 1).padStart(2, "0")}` : null;
			await publish(tx, { ...span, exhibitorId, tableName, actor, now });
		}
	}
}
