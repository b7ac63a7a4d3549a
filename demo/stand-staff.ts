import { and, asc, eq, like, notInArray } from "drizzle-orm";
import { addStaff } from "../src/features/exhibitors/server/staff-store.ts";
import { exhibitorIdsOf } from "../src/features/exhibitors/server/store.ts";
import { registration } from "../src/features/ticket-holders/server/tables.ts";
import type { Tx } from "../src/kit/db/database.ts";
import { NETWORKING } from "./people/networking.ts";

/** Makes participants staff of an event's stands, in turn. They answer automatically. */
export async function staffStands(tx: Tx, eventId: number, now: Date): Promise<void> {
	const { accountId } = registration;
	// people with visible profiles stay participants
	const others = notInArray(
		accountId,
		NETWORKING.map(({ id }) => id),
	);
	const people = await tx
		.selectDistinct({ accountId })
		.from(registration)
		.where(and(eq(registration.eventId, eventId), like(accountId, "00000000-0000-4000-9000-%"), others))
		.orderBy(asc(accountId));
	const stands = await exhibitorIdsOf(tx, [eventId]);
	for (const [index, { id: exhibitorId }] of stands.entries()) {
		const person = people[index % people.length];
		if (person) await addStaff(tx, { exhibitorId, accountId: person.accountId }, now);
	}
}
