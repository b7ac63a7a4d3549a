import type { Database } from "../../../kit/db/database.ts";
import type { Live } from "../../../kit/live/live.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { endedMonthsAgo } from "../../event/server/ended-months-ago.ts";
import { KEPT_MONTHS } from "../rules.ts";
import { tellAppointment } from "./broadcast.ts";
import { type ReminderDeps, remindOfAppointments } from "./remind.ts";
import { endWithoutTicket, eventsWithAppointments, forgetAppointmentsAt } from "./store.ts";

type Deps = { db: Database; clock: Clock };

/** Deletes appointments of long-ended events, like conversations. */
export async function forgetAppointments(deps: Deps): Promise<void> {
	const over = await endedMonthsAgo(deps, await eventsWithAppointments(deps.db), KEPT_MONTHS);
	await forgetAppointmentsAt(deps.db, over);
}

/** Cancels future appointments of people without a valid ticket, notifies both, and sends reminders of others. */
export async function tendAppointments(deps: ReminderDeps & { live: Pick<Live, "publish"> }): Promise<void> {
	for (const { proposerId, inviteeId } of await endWithoutTicket(deps.db, deps.clock.now()))
		tellAppointment(deps.live, { byId: proposerId, otherId: inviteeId });
	await remindOfAppointments(deps);
}
