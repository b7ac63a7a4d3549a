import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { calendar, event } from "../../event/server/views.ts";
import type { OptionKind } from "../../options/contract.ts";
import { optionChoice, packageOption } from "../../options/server/views.ts";
import { orderLine, salesOrder } from "../../orders/server/views.ts";
import { optionSubject } from "./chosen-options-store.ts";
import { packageChange, registration } from "./tables.ts";

/** A ticket with the terms that go to another person. */
export async function ticketToHandOver(db: Database, id: number) {
	const [row] = await db
		.select({
			id: registration.id,
			accountId: registration.accountId,
			eventId: registration.eventId,
			packageId: registration.packageId,
			calendarId: registration.calendarId,
			scope: registration.scope,
			isOnline: registration.isOnline,
			orderId: registration.orderId,
			status: registration.status,
			holdsPlace: registration.holdsPlace,
			placeHeldUntil: registration.placeHeldUntil,
			handedToId: registration.handedToId,
			handOverUntil: event.handOverUntil,
			ofEvent: { startsAt: event.startsAt, endsAt: event.endsAt },
			ofCalendar: { startsAt: calendar.startsAt, endsAt: calendar.endsAt },
		})
		.from(registration)
		.innerJoin(event, eq(event.id, registration.eventId))
		.leftJoin(calendar, eq(calendar.id, registration.calendarId))
		.where(eq(registration.id, id));
	if (!row) return undefined;
	const { ofEvent, ofCalendar, ...ticket } = row;
	return { ...ticket, ...(ofCalendar ?? ofEvent) };
}

export type TicketToHandOver = NonNullable<Awaited<ReturnType<typeof ticketToHandOver>>>;

/** The valid options of a ticket with their net prices; 0 for free ones. */
export async function optionsToHandOver(
	db: Database,
	{ id, orderId }: { id: number; orderId: number | null },
): Promise<{ optionId: number; kind: OptionKind; choice: string | null; netGrosz: number }[]> {
	const seller = sql`coalesce(${optionChoice.orderId}, ${orderId}::int)`;
	return db
		.select({
			optionId: optionChoice.optionId,
			kind: packageOption.kind,
			choice: optionChoice.choice,
			netGrosz: sql<number>`coalesce(${orderLine.unitNetGrosz}, 0)::int`,
		})
		.from(optionChoice)
		.innerJoin(packageOption, eq(packageOption.id, optionChoice.optionId))
		.leftJoin(orderLine, and(eq(orderLine.orderId, seller), eq(orderLine.optionId, optionChoice.optionId)))
		.where(and(eq(optionChoice.subject, optionSubject(id)), isNull(optionChoice.releasedAt)))
		.orderBy(asc(optionChoice.id));
}

/** Ends a ticket whose order, changes and place continue with another registration. */
export async function endHandedOver(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
	await tx
		.update(registration)
		.set({ status: "cancelled", orderId: null, handedToId: to })
		.where(eq(registration.id, from));
	await tx.update(packageChange).set({ registrationId: to }).where(eq(packageChange.registrationId, from));
}

/** Whether another person than the buyer has an order's ticket, or a ticket that the order extends. */
export async function isOfAnotherPerson(db: Database, orderId: number): Promise<boolean> {
	const served = sql`select ${packageChange.registrationId} from ${packageChange} where ${packageChange.orderId} = ${orderId}`;
	const rows = await db
		.select({ id: registration.id })
		.from(registration)
		.innerJoin(salesOrder, eq(salesOrder.id, orderId))
		.where(
			and(
				sql`(${registration.orderId} = ${orderId} or ${registration.id} in (${served}))`,
				ne(registration.status, "cancelled"),
				sql`${salesOrder.accountId} is distinct from ${registration.accountId}`,
			),
		)
		.limit(1);
	return rows.length > 0;
}
