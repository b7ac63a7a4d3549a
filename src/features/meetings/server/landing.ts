import type { Database } from "../../../kit/db/database.ts";
import { placeholder } from "../../../kit/db/prepare-queries.ts";
import { countPastMeetings } from "./list-store.ts";

export function meetingsSelects(db: Database) {
	return { meetingCount: countPastMeetings(db, placeholder("event"), placeholder("now")) };
}
