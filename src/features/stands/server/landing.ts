import type { Database } from "../../../kit/db/database.ts";
import { placeholder, type RowsOf } from "../../../kit/db/prepare-queries.ts";
import { earliest } from "../../../kit/time/earliest.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { dutyChanges, dutyState } from "../rules.ts";
import { publicDuties } from "./store.ts";

export function dutySelects(db: Database) {
	return { duties: publicDuties(db, placeholder("event")) };
}

/** Ids of exhibitors whose published stands have staff now, and when this next changes. Empty after the event. */
export function dutiesForLanding(
	{ duties }: RowsOf<ReturnType<typeof dutySelects>>,
	event: EventRecord,
	now: Date,
): { onDuty: Set<number>; until: Date | undefined } {
	if (event.endsAt <= now) return { onDuty: new Set(), until: undefined };
	const isNow = (duty: (typeof duties)[number]) => dutyState(duty, { hours: duty, event, now }) === "now";
	return {
		onDuty: new Set(duties.filter(isNow).map((duty) => duty.exhibitorId)),
		until: earliest(
			duties.flatMap((duty) => dutyChanges(duty, { hours: duty, event, now })),
			now,
		),
	};
}
