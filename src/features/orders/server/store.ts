import { and, asc, count, desc, eq, gt, inArray, lt, lte, or, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { type Insert, insertOf, nextKeys } from "../../../kit/db/insert-all.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { account } from "../../account/server/views.ts";
import { taxDocument } from "../../documents/server/views.ts";
import { event } from "../../event/server/views.ts";
import type { OrderStatus, ReducedLine, RefundPlan } from "../rules.ts";
import { orderLineColumns, salesOrderColumns } from "./columns.ts";
import type { LineRecord, NewLine, OrderRecord } from "./order-facts.ts";
import { orderLine, salesOrder } from "./tables.ts";

/** Reserves the key of a new order. */
export async function nextOrderId(db: Database): Promise<number> {
	return (await nextKeys(db, { id: salesOrder })).id;
}

/** The inserts of an order under a reserved key, with its lines in order. */
export function orderInserts(
	values: typeof salesOrder.$inferInsert & { id: number },
	lines: readonly NewLine[],
): Insert[] {
	const placed = lines.map((line, position) => ({ ...line, orderId: values.id, position }));
	return [insertOf(salesOrder, values), insertOf(orderLine, ...placed)];
}

export function countOrders(db: Database): Promise<{ status: OrderStatus; count: number }[]> {
	return db.select({ status: salesOrder.status, count: count() }).from(salesOrder).groupBy(salesOrder.status);
}

export async function orderBySecret(db: Database, secretHash: string): Promise<OrderRecord | undefined> {
	const rows = await db.select(salesOrderColumns).from(salesOrder).where(eq(salesOrder.secretHash, secretHash));
	return rows[0];
}

export async function orderById(db: Database, orderId: number): Promise<OrderRecord | undefined> {
	const rows = await db.select(salesOrderColumns).from(salesOrder).where(eq(salesOrder.id, orderId));
	return rows[0];
}

export async function lockOrder(tx: Tx, orderId: number): Promise<OrderRecord | undefined> {
	const rows = await tx.select(salesOrderColumns).from(salesOrder).where(eq(salesOrder.id, orderId)).for("update");
	return rows[0];
}

export function linesOf(db: Database, orderId: number): Promise<LineRecord[]> {
	return db
		.select(orderLineColumns)
		.from(orderLine)
		.where(eq(orderLine.orderId, orderId))
		.orderBy(asc(orderLine.position));
}

/** Lines of several orders, by position within each. */
export function linesOfOrders(db: Database, orderIds: number[]): Promise<(LineRecord & { orderId: number })[]> {
	return db
		.select({ ...orderLineColumns, orderId: orderLine.orderId })
		.from(orderLine)
		.where(inArray(orderLine.orderId, orderIds))
		.orderBy(asc(orderLine.position));
}

export async function changePayer(tx: Tx, orderId: number, payer: OrderRecord["payer"]): Promise<void> {
	await tx.update(salesOrder).set({ payer }).where(eq(salesOrder.id, orderId));
}

export async function changeOrder(
	tx: Tx,
	orderId: number,
	values: Partial<
		Pick<OrderRecord, "status" | "method" | "holdsUntil" | "confirmedAt" | "endedAt" | "dueOn" | "notices">
	>,
): Promise<void> {
	await tx.update(salesOrder).set(values).where(eq(salesOrder.id, orderId));
}

/** Records returned pieces and discounts of a locked order's lines, and reduces its price and payments. */
export async function addRefunded(
	tx: Tx,
	orderId: number,
	{
		taken,
		reduced,
		grossGrosz,
		paidBackGrosz,
	}: { taken: RefundPlan["taken"]; reduced: ReducedLine[]; grossGrosz: number; paidBackGrosz: number },
): Promise<void> {
	const at = (position: number) => and(eq(orderLine.orderId, orderId), eq(orderLine.position, position));
	for (const { position, reducedGrosz } of reduced)
		await tx.update(orderLine).set({ reducedGrosz }).where(at(position));
	for (const { position, quantity } of taken) {
		await tx
			.update(orderLine)
			.set({ refundedQuantity: sql`${orderLine.refundedQuantity} + ${quantity}` })
			.where(at(position));
	}
	await tx
		.update(salesOrder)
		.set({
			refundedGrosz: sql`${salesOrder.refundedGrosz} + ${grossGrosz}`,
			paidGrosz: sql`${salesOrder.paidGrosz} - ${paidBackGrosz}`,
		})
		.where(eq(salesOrder.id, orderId));
}

export async function orderByNumber(db: Database, number: string): Promise<OrderRecord | undefined> {
	const rows = await db
		.select(salesOrderColumns)
		.from(salesOrder)
		.where(eq(salesOrder.number, number.trim().toUpperCase()));
	return rows[0];
}

/** Orders of one or all events, in one or any state, newest first, at most `limit`. */
export function ordersOf(
	db: Database,
	{ eventId, status, limit = 1_000_000 }: { eventId?: number; status?: OrderStatus; limit?: number } = {},
): Promise<OrderRecord[]> {
	return db
		.select(salesOrderColumns)
		.from(salesOrder)
		.where(
			and(
				eventId === undefined ? undefined : eq(salesOrder.eventId, eventId),
				status === undefined ? undefined : eq(salesOrder.status, status),
			),
		)
		.orderBy(desc(salesOrder.id))
		.limit(limit);
}

export async function orderNumbers(db: Database, ids: number[]): Promise<Map<number, string>> {
	if (ids.length === 0) return new Map();
	const { id, number } = salesOrder;
	const rows = await db.select({ id, number }).from(salesOrder).where(inArray(id, ids));
	return new Map(rows.map((row) => [row.id, row.number]));
}

export async function numbersByLine(db: Database, lineIds: number[]): Promise<Map<number, string>> {
	if (lineIds.length === 0) return new Map();
	const rows = await db
		.select({ lineId: orderLine.id, number: salesOrder.number })
		.from(orderLine)
		.innerJoin(salesOrder, eq(salesOrder.id, orderLine.orderId))
		.where(inArray(orderLine.id, lineIds));
	return new Map(rows.map((row) => [row.lineId, row.number]));
}

export function ordersOfAccount(db: Database, accountId: string): Promise<OrderRecord[]> {
	return db
		.select(salesOrderColumns)
		.from(salesOrder)
		.where(eq(salesOrder.accountId, accountId))
		.orderBy(desc(salesOrder.id));
}

/** Confirmed deferred orders of events that end before a time, oldest first. */
export async function uninvoicedOrders(db: Database, endsBefore: Date): Promise<number[]> {
	const subject = sql`'order:' || ${salesOrder.id}`;
	const invoiced = sql`(select coalesce(sum(${taxDocument.grossGrosz}), 0) from ${taxDocument}
		where ${taxDocument.subject} = ${subject} and ${taxDocument.kind} <> 'proforma')`;
	const rows = await db
		.select({ id: salesOrder.id })
		.from(salesOrder)
		.innerJoin(event, eq(event.id, salesOrder.eventId))
		.where(
			and(
				eq(salesOrder.method, "deferred"),
				eq(salesOrder.status, "confirmed"),
				lt(event.endsAt, endsBefore),
				sql`${salesOrder.payer}->>'street' <> ''`,
				sql`${salesOrder.grossGrosz} - ${salesOrder.refundedGrosz} > ${invoiced}`,
			),
		)
		.orderBy(asc(salesOrder.id));
	return rows.map((row) => row.id);
}

/** Locks orders that await something until the commit, oldest first. */
export function lockWaitingOrders(tx: Tx, accountId: string): Promise<OrderRecord[]> {
	return tx
		.select(salesOrderColumns)
		.from(salesOrder)
		.where(and(eq(salesOrder.accountId, accountId), eq(salesOrder.status, "reserved")))
		.orderBy(asc(salesOrder.id))
		.for("update");
}

/**
 * A buyer's debt for an event's deferred orders, in grosz, by account or tax number. Serialises transactions per buyer,
 * so that concurrent orders count each other.
 */
export async function owedByInvoice(
	tx: Tx,
	order: Pick<OrderRecord, "eventId" | "accountId" | "payer">,
): Promise<number> {
	const { eventId, accountId, payer } = order;
	const taxed = `${payer.country} ${payer.nip}`;
	// a fixed order prevents deadlocks
	for (const name of [`account ${accountId}`, `payer ${taxed}`]) {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`deferred ${eventId} ${name}`}, 0))`);
	}
	const due = sql<number>`${salesOrder.grossGrosz} - ${salesOrder.paidGrosz} - ${salesOrder.refundedGrosz}`;
	const rows = await tx
		.select({ owed: sql<number>`coalesce(sum(${due}), 0)`.mapWith(Number) })
		.from(salesOrder)
		.where(
			and(
				eq(salesOrder.eventId, eventId),
				eq(salesOrder.method, "deferred"),
				eq(salesOrder.status, "confirmed"),
				or(
					accountId === null ? undefined : eq(salesOrder.accountId, accountId),
					sql`${salesOrder.payer}->>'country' || ' ' || (${salesOrder.payer}->>'nip') = ${taxed}`,
				),
			),
		);
	return oneRow(rows).owed;
}

/** Accepted deferred orders with an amount due, earliest due day first. */
export function owingOrders(db: Database): Promise<OrderRecord[]> {
	return db
		.select(salesOrderColumns)
		.from(salesOrder)
		.where(
			and(
				eq(salesOrder.method, "deferred"),
				eq(salesOrder.status, "confirmed"),
				sql`${salesOrder.grossGrosz} > ${salesOrder.paidGrosz} + ${salesOrder.refundedGrosz}`,
			),
		)
		.orderBy(asc(salesOrder.dueOn), asc(salesOrder.id));
}

/** Deferred orders of confirmed buyers that await approval, by end of reservation. */
export async function ordersToApprove(db: Database, now: Date): Promise<OrderRecord[]> {
	const rows = await db
		.select({ order: salesOrderColumns })
		.from(salesOrder)
		.innerJoin(account, eq(account.id, salesOrder.accountId))
		.where(
			and(
				eq(salesOrder.method, "deferred"),
				eq(salesOrder.status, "reserved"),
				gt(salesOrder.holdsUntil, now),
				eq(account.emailVerified, true),
			),
		)
		.orderBy(asc(salesOrder.holdsUntil), asc(salesOrder.id));
	return rows.map((row) => row.order);
}

/** Transfers that end by `until`, and outstanding invoices. */
export async function ordersToRemind(db: Database, until: Date): Promise<OrderRecord[]> {
	const transfers = await db
		.select(salesOrderColumns)
		.from(salesOrder)
		.where(
			and(
				eq(salesOrder.status, "reserved"),
				eq(salesOrder.method, "transfer"),
				eq(salesOrder.notices, 0),
				lte(salesOrder.holdsUntil, until),
			),
		);
	return [...transfers, ...(await owingOrders(db))];
}

/** Adds a payment. A constraint limits it to the order's price. */
export async function addPaid(tx: Tx, orderId: number, amountGrosz: number): Promise<void> {
	await tx
		.update(salesOrder)
		.set({ paidGrosz: sql`${salesOrder.paidGrosz} + ${amountGrosz}` })
		.where(eq(salesOrder.id, orderId));
}

/** Locks the order that is overdue longest, skipping locked ones. */
export async function overdueOrder(tx: Tx, now: Date): Promise<OrderRecord | undefined> {
	const rows = await tx
		.select(salesOrderColumns)
		.from(salesOrder)
		.where(and(eq(salesOrder.status, "reserved"), lte(salesOrder.holdsUntil, now)))
		.orderBy(asc(salesOrder.holdsUntil))
		.limit(1)
		.for("update", { skipLocked: true });
	return rows[0];
}
