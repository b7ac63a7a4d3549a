import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { EmailDeps } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { REMINDER_MS } from "../../meetings/rules.ts";
import { type AppointmentCommands, tellOther } from "./emails.ts";
import { takeDue } from "./store.ts";

export type ReminderDeps = EmailDeps & { db: NodePgDatabase; appointmentCommands: AppointmentCommands };

/** Reminds both within the hour before an agreed time, unless it changed in that hour. */
export async function remindOfAppointments(deps: ReminderDeps): Promise<void> {
	const now = deps.clock.now();
	await deps.db.transaction(async (tx) => {
		for (const one of await takeDue(tx, { now, until: new Date(now.getTime() + REMINDER_MS) })) {
			if (one.changedAt.getTime() > one.startsAt.getTime() - REMINDER_MS) continue;
			const event = await eventById(tx, one.eventId);
			for (const byId of [one.proposerId, one.inviteeId])
				await tellOther(tx, deps, { event, appointment: one, byId, kind: "reminder" });
		}
	});
}
