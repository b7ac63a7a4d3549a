import type { Database } from "../../../kit/db/database.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { endedMonthsAgo } from "../../event/server/ended-months-ago.ts";
import { KEPT_MONTHS } from "../rules.ts";
import { eventsWithMeetings, forgetMeetingsAt } from "./store.ts";

export async function forgetMeetings(deps: { db: Database; clock: Clock }): Promise<void> {
	await forgetMeetingsAt(deps.db, await endedMonthsAgo(deps, await eventsWithMeetings(deps.db), KEPT_MONTHS));
}
