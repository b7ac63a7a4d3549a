import type { Database } from "../../../kit/db/database.ts";
import { placeholder } from "../../../kit/db/prepare-queries.ts";
import { countOfHeldMeetings } from "./list-store.ts";

/** Landing page queries about meetings at the stands of the event `event`. */
export function meetingsSelects(db: Database) {
	return { meetingCount: countOfHeldMeetings(db, placeholder("event"), placeholder("now")) };
}
