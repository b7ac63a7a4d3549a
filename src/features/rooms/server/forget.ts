import type { Database } from "../../../kit/db/database.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { KEPT_MONTHS } from "../../chat/rules.ts";
import { endedMonthsAgo } from "../../event/server/ended-months-ago.ts";
import { deleteRooms, eventsWithRooms } from "./store.ts";

/** Deletes live chats of long past events, with moderators and bans, on the same schedule as conversations. */
export async function forgetRooms(deps: { db: Database; clock: Clock }): Promise<void> {
	await deleteRooms(deps.db, await endedMonthsAgo(deps, await eventsWithRooms(deps.db), KEPT_MONTHS));
}
