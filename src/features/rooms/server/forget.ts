import type { Database } from "../../../kit/db/database.ts";
import { keptUntil } from "../../chat/rules.ts";
import { endOfEvent, eventById } from "../../event/server/store.ts";
import { deleteRooms, eventsWithRooms } from "./store.ts";

/** Deletes the rooms of events that ended long ago, as conversations are deleted. */
export async function forgetRooms({ db, clock }: { db: Database; clock: { now(): Date } }): Promise<void> {
	const over = [];
	for (const eventId of await eventsWithRooms(db)) {
		const event = await eventById(db, eventId);
		if (keptUntil(await endOfEvent(db, event), event.timeZone) <= clock.now()) over.push(eventId);
	}
	await deleteRooms(db, over);
}
