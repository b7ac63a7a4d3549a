import { and, asc, eq, exists, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { type Insert, insertOf } from "../../../kit/db/insert-all.ts";
import { ticketCode, ticketCodeUse } from "../../codes/server/views.ts";
import { event } from "../../event/server/views.ts";
import { optionChoice, packageOption } from "../../options/server/views.ts";
import { orderLine, salesOrder } from "../../orders/server/views.ts";
import type { ChangeableTicket, PaidOption } from "../changeable-ticket.ts";
import { optionSubject, registrationAddedTo } from "./chosen-options-store.ts";
import { type ChangeState, packageChange, registration } from "./tables.ts";

const packageChangeColumns = {
	id: packageChange.id,
	state: packageChange.state,
	orderId: packageChange.orderId,
	registrationId: packageChange.registrationId,
	fromPackageId: packageChange.fromPackageId,
	toPackageId: packageChange.toPackageId,
	wasOnline: packageChange.wasOnline,
	heldPlace: packageChange.heldPlace,
	toOnline: packageChange.toOnline,
	paidNetGrosz: packageChange.paidNetGrosz,
};

export type ChangeRecord = {
	id: number;
	registrationId: number;
	orderId: number;
	state: ChangeState;
	fromPackageId: number;
	toPackageId: number;
	wasOnline: boolean;
	heldPlace: boolean;
	toOnline: boolean;
	paidNetGrosz: number;
};

/** The change holds its place until payment. */
export function changeInsert(values: Omit<ChangeRecord, "id" | "state"> & { createdAt: Date }): Insert {
	return insertOf(packageChange, { ...values, state: "held" });
}

/** The change that an order pays for; undefined for other orders. */
export async function changeOfOrder(db: Database, orderId: number): Promise<ChangeRecord | undefined> {
	const rows = await db.select(packageChangeColumns).from(packageChange).where(eq(packageChange.orderId, orderId));
	return rows[0];
}

export async function setChangeState(tx: Tx, id: number, state: ChangeState): Promise<void> {
	await tx.update(packageChange).set({ state }).where(eq(packageChange.id, id));
}

export async function setPackage(
	tx: Tx,
	registrationId: number,
	values: { packageId: number; isOnline: boolean; holdsPlace: boolean },
): Promise<void> {
	await tx.update(registration).set(values).where(eq(registration.id, registrationId));
}

/** The registration whose options or package an order extends; undefined for other orders. */
export async function registrationServed(db: Database, orderId: number): Promise<{ id: number } | undefined> {
	const change = await changeOfOrder(db, orderId);
	return change ? { id: change.registrationId } : registrationAddedTo(db, orderId);
}

/** Changes that are done or await payment, oldest first. */
export async function standingChanges(
	db: Database,
	registrationIds: readonly number[],
): Promise<(ChangeRecord & { number: string })[]> {
	if (registrationIds.length === 0) return [];
	const rows = await db
		.select({ change: packageChangeColumns, number: salesOrder.number })
		.from(packageChange)
		.innerJoin(salesOrder, eq(salesOrder.id, packageChange.orderId))
		.where(
			and(inArray(packageChange.registrationId, [...registrationIds]), inArray(packageChange.state, ["held", "done"])),
		)
		.orderBy(asc(packageChange.id));
	return rows.map(({ change, number }) => ({ ...change, number }));
}

/** A ticket with its package and way of attending, before a package change. */
export type ChangeableRecord = ChangeableTicket & {
	id: number;
	accountId: string;
	isOnline: boolean;
	holdsPlace: boolean;
	eventCode: string;
};

/** Undefined for another person's ticket. */
export async function changeableOf(
	db: Database,
	{ accountId, registrationId }: { accountId: string; registrationId: number },
): Promise<ChangeableRecord | undefined> {
	const [one] = await db
		.select({
			id: registration.id,
			accountId: registration.accountId,
			status: registration.status,
			packageId: registration.packageId,
			calendarId: registration.calendarId,
			isOnline: registration.isOnline,
			holdsPlace: registration.holdsPlace,
			orderId: registration.orderId,
			eventCode: event.code,
		})
		.from(registration)
		.innerJoin(event, eq(event.id, registration.eventId))
		.where(and(eq(registration.id, registrationId), eq(registration.accountId, accountId)));
	if (!one) return undefined;
	const { orderId, ...ticket } = one;
	return {
		...ticket,
		lines: await linesOfTicket(db, one),
		owed: await firstOwed(db, one),
		options: await paidOptions(db, one),
	};
}

type TicketOrder = { id: number; orderId: number | null };

const ofOrder = ({ orderId }: TicketOrder) => (orderId === null ? undefined : eq(salesOrder.id, orderId));

const line = {
	position: orderLine.position,
	kind: orderLine.kind,
	quantity: orderLine.quantity,
	refundedQuantity: orderLine.refundedQuantity,
	reducedGrosz: orderLine.reducedGrosz,
	unitNetGrosz: orderLine.unitNetGrosz,
	vatRate: orderLine.vatRate,
	isReverseCharged: orderLine.isReverseCharged,
};

/** The order lines of a ticket: its own or its team's, and lines of earlier changes. */
function linesOfTicket(db: Database, one: TicketOrder) {
	const changes = db
		.select({ orderId: packageChange.orderId })
		.from(packageChange)
		.where(and(eq(packageChange.registrationId, one.id), eq(packageChange.state, "done")));
	const ofTeam = db
		.select({ id: ticketCode.orderLineId })
		.from(ticketCode)
		.innerJoin(ticketCodeUse, eq(ticketCodeUse.codeId, ticketCode.id))
		.where(and(eq(ticketCodeUse.subject, `registration:${one.id}`), isNull(ticketCodeUse.releasedAt)));
	return db
		.select(line)
		.from(orderLine)
		.innerJoin(salesOrder, eq(salesOrder.id, orderLine.orderId))
		.where(
			or(
				one.orderId === null ? undefined : and(ofOrder(one), eq(orderLine.kind, "package")),
				and(inArray(orderLine.orderId, changes), eq(orderLine.kind, "change")),
				inArray(orderLine.id, ofTeam),
			),
		)
		.orderBy(asc(orderLine.id));
}

const ofSubject = ({ id }: TicketOrder) =>
	and(eq(optionChoice.subject, optionSubject(id)), isNull(optionChoice.releasedAt));

/** The first unpaid order of a ticket, its additions and changes. */
async function firstOwed(db: Database, one: TicketOrder): Promise<ChangeableTicket["owed"]> {
	const additions = db.select({ orderId: optionChoice.orderId }).from(optionChoice).where(ofSubject(one));
	const changes = db
		.select({ orderId: packageChange.orderId })
		.from(packageChange)
		.where(eq(packageChange.registrationId, one.id));
	const heldChange = db
		.select({ id: packageChange.id })
		.from(packageChange)
		.where(and(eq(packageChange.orderId, salesOrder.id), eq(packageChange.state, "held")));
	const [first] = await db
		.select({ number: salesOrder.number, isChange: sql<boolean>`${exists(heldChange)}` })
		.from(salesOrder)
		.where(
			and(
				or(ofOrder(one), inArray(salesOrder.id, additions), inArray(salesOrder.id, changes)),
				inArray(salesOrder.status, ["reserved", "confirmed"]),
				sql`${salesOrder.grossGrosz} > ${salesOrder.paidGrosz} + ${salesOrder.refundedGrosz}`,
			),
		)
		.orderBy(asc(salesOrder.id))
		.limit(1);
	return first ?? null;
}

/** A ticket's paid options without refunded ones, each with its order line. */
async function paidOptions(db: Database, one: TicketOrder): Promise<PaidOption[]> {
	const sold = sql`coalesce(${optionChoice.orderId}, ${one.orderId}::int)`;
	const rows = await db
		.select({ kind: packageOption.kind, line })
		.from(optionChoice)
		.innerJoin(packageOption, eq(packageOption.id, optionChoice.optionId))
		.innerJoin(orderLine, and(eq(orderLine.orderId, sold), eq(orderLine.optionId, optionChoice.optionId)))
		.where(ofSubject(one))
		.orderBy(asc(optionChoice.id));
	return rows.map(({ kind, line }) => ({ kind, line }));
}

export async function optionKinds(db: Database, optionIds: readonly number[]) {
	if (optionIds.length === 0) return [];
	const rows = await db
		.select({ kind: packageOption.kind })
		.from(packageOption)
		.where(inArray(packageOption.id, [...optionIds]));
	return rows.map(({ kind }) => kind);
}

/** Places of packages that unpaid changes hold. */
export const changingPlaces = sql`select ${packageChange.toPackageId} as id, count(*) as places from ${packageChange}
	where ${packageChange.state} = 'held' group by 1`;
