import { calendarsOf } from "../../event/server/store.ts";
import type { OfficeEvent } from "../../organisers/server/serve-office.ts";
import { type PlannedPackage, type PlannedRow, planList } from "../plan.ts";
import type { GuestDeps } from "./guest-deps.ts";
import { plannedPackages } from "./planned-packages.ts";
import type { GuestList } from "./read-list.ts";
import { ticketsOfAddresses } from "./ticket-store.ts";

/** The effects of a list now. */
export async function planOf(
	{ db, clock }: Pick<GuestDeps, "db" | "clock">,
	{ id: eventId, isMeeting }: OfficeEvent,
	{ rows }: GuestList,
): Promise<{ rows: PlannedRow[]; packages: PlannedPackage[] }> {
	const packages = await plannedPackages(db, eventId);
	const calendars = await calendarsOf(db, eventId);
	const emails = [...new Set(rows.flatMap(({ guest }) => guest?.email ?? []))];
	const tickets = await ticketsOfAddresses(db, { eventId, emails });
	return { rows: planList(rows, { isMeeting, packages, calendars, tickets, now: clock.now() }), packages };
}
