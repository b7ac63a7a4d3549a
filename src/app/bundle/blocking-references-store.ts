import { count, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { ticketCodePackage } from "../../features/codes/server/tables.ts";
import { consentGiven } from "../../features/consent/server/tables.ts";
import { exhibitorStaff } from "../../features/exhibitors/server/tables.ts";
import { lead } from "../../features/leads/server/tables.ts";
import { livePresence } from "../../features/live/server/tables.ts";
import { meetingSlot } from "../../features/meetings/server/tables.ts";
import { subscription } from "../../features/newsletter/server/tables.ts";
import { optionChoice } from "../../features/options/server/tables.ts";
import { orderLine } from "../../features/orders/server/tables.ts";
import { packageHold, waitingEntry } from "../../features/packages/server/tables.ts";
import { recording } from "../../features/recordings/server/tables.ts";
import { lectureQueueEntry, lectureSeat } from "../../features/seats/server/tables.ts";
import { packageChange, registration } from "../../features/ticket-holders/server/tables.ts";
import type { Tx } from "../../kit/db/database.ts";
import { invariant } from "../../kit/invariant/invariant.ts";

/** `what` is the singular and plural noun of the error message. */
type BlockingReference = { table: PgTable; column: PgColumn; what: [one: string, several: string]; isLive?: SQL };

const { lectureId, releasedAt } = lectureSeat;

const answered = sql`${registration.profile} ? 'additionalInputs'`;

/** Rows of people that prevent a deletion, by list of the bundle. */
const HOLDINGS: Record<string, BlockingReference[]> = {
	calendars: [{ table: registration, column: registration.calendarId, what: ["registration", "registrations"] }],
	lectures: [
		{ table: lectureSeat, column: lectureId, what: ["reserved seat", "reserved seats"], isLive: isNull(releasedAt) },
		{ table: lectureQueueEntry, column: lectureQueueEntry.lectureId, what: ["queue entry", "queue entries"] },
		{ table: recording, column: recording.lectureId, what: ["recording", "recordings"] },
		{
			table: livePresence,
			column: livePresence.lectureId,
			what: ["viewer of its stream", "viewers of its stream"],
		},
	],
	exhibitors: [
		{ table: exhibitorStaff, column: exhibitorStaff.exhibitorId, what: ["staff member", "staff members"] },
		{
			table: meetingSlot,
			column: meetingSlot.exhibitorId,
			what: ["meeting slot", "meeting slots"],
			isLive: isNull(meetingSlot.removedAt),
		},
		{ table: lead, column: lead.exhibitorId, what: ["collected contact", "collected contacts"] },
	],
	packages: [
		{ table: registration, column: registration.packageId, what: ["registration", "registrations"] },
		{ table: orderLine, column: orderLine.packageId, what: ["order line", "order lines"] },
		{
			table: waitingEntry,
			column: waitingEntry.packageId,
			what: ["waiting list entry", "waiting list entries"],
		},
		{ table: packageChange, column: packageChange.fromPackageId, what: ["changed ticket", "changed tickets"] },
		{ table: packageHold, column: packageHold.packageId, what: ["reserved place", "reserved places"] },
		{ table: ticketCodePackage, column: ticketCodePackage.packageId, what: ["code", "codes"] },
	],
	options: [
		{ table: orderLine, column: orderLine.optionId, what: ["order line", "order lines"] },
		{ table: optionChoice, column: optionChoice.optionId, what: ["person's choice", "people's choices"] },
	],
	inputs: [
		{
			table: registration,
			column: registration.packageId,
			what: ["registration with answers", "registrations with answers"],
			isLive: answered,
		},
	],
	consents: [
		{ table: consentGiven, column: consentGiven.consentTextId, what: ["person's consent", "people's consents"] },
		{ table: subscription, column: subscription.consentTextId, what: ["subscription", "subscriptions"] },
	],
};

/** "3 registrations and 2 codes". Locks those tables until commit. */
export async function findBlockingReferences(tx: Tx, list: string, ids: number[]): Promise<string | undefined> {
	const found: string[] = [];
	for (const { table, column, what, isLive } of HOLDINGS[list] ?? []) {
		await tx.execute(sql`lock table ${table} in share row exclusive mode`);
		const of = inArray(column, ids);
		const [row] = await tx
			.select({ held: count() })
			.from(table)
			.where(isLive ? sql`${of} and ${isLive}` : of);
		const { held } = invariant(row, "the row of a count");
		if (held > 0) found.push(`${held} ${what[held === 1 ? 0 : 1]}`);
	}
	return found.length > 0 ? found.join(" and ") : undefined;
}
