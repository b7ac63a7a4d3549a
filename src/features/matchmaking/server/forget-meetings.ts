import type { Database } from "../../../kit/db/database.ts";
import { monthsAfter } from "../../../kit/time/months-after.ts";
import { KEPT_MONTHS } from "../rules.ts";
import { forgetInvitations } from "./store.ts";

/** Forgets who invited whom at events that are long over, as conversations are (decisions §11). */
export function forgetMeetings({ db, clock }: { db: Database; clock: { now(): Date } }): Promise<void> {
	return forgetInvitations(db, monthsAfter(clock.now(), -KEPT_MONTHS, "UTC"));
}
