import type { Database } from "../../../kit/db/database.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { endedMonthsAgo } from "../../event/server/ended-months-ago.ts";
import { KEPT_MONTHS } from "../rules.ts";
import { type EndDeps, endWithoutTicket } from "./arrange.ts";
import { remindOfAppointments } from "./remind.ts";
import { eventsWithAppointments, forgetAppointmentsAt } from "./store.ts";

type Deps = { db: Database; clock: Clock };

/** Deletes appointments as long after an event as conversations. */
export async function forgetAppointments(deps: Deps): Promise<void> {
	const over = await endedMonthsAgo(deps, await eventsWithAppointments(deps.db), KEPT_MONTHS);
	await forgetAppointmentsAt(deps.db, over);
}

/** Ends future appointments of people without a valid ticket, and sends reminders. */
export async function tendAppointments(deps: EndDeps): Promise<void> {
	await endWithoutTicket(deps);
	await remindOfAppointments(deps);
}
