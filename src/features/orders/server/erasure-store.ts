import { and, asc, eq, inArray, isNull, like, ne, not, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { ticketCode } from "../../codes/server/tables.ts";
import { namesBuyer } from "../../documents/server/erasure-store.ts";
import { taxDocument } from "../../documents/server/views.ts";
import { event } from "../../event/server/views.ts";
import { payment, refund } from "../../payments/server/tables.ts";
import type { Payer } from "../payer.ts";
import { salesOrderColumns } from "./columns.ts";
import type { OrderRecord } from "./order-facts.ts";
import { orderLine, salesOrder } from "./tables.ts";

const NOBODY: Payer = { name: "", street: "", postCode: "", city: "", country: "", nip: "", comments: "" };
/** Prefix of payment references whose provider's id was erased. */
const FORGOTTEN = "forgotten:";

/** Locks the orders of an account until the commit, oldest first. */
export function lockOrdersOf(tx: Tx, accountId: string): Promise<OrderRecord[]> {
	return tx
		.select(salesOrderColumns)
		.from(salesOrder)
		.where(eq(salesOrder.accountId, accountId))
		.orderBy(asc(salesOrder.id))
		.for("update");
}

/** Those of the orders with money to refund or a pending refund. */
export async function ordersWithMoneyToGoBack(db: Database, orderIds: readonly number[]): Promise<Set<number>> {
	if (orderIds.length === 0) return new Set();
	const ours = inArray(payment.orderId, [...orderIds]);
	const went = sql`(select coalesce(sum(${refund.amountGrosz}), 0) from ${refund} where ${refund.paymentId} = ${payment.id})`;
	const queued = await db
		.select({ orderId: payment.orderId })
		.from(payment)
		.where(and(ours, eq(payment.state, "queued"), sql`${payment.amountGrosz} > ${went}`));
	const onTheWay = await db
		.select({ orderId: payment.orderId })
		.from(refund)
		.innerJoin(payment, eq(payment.id, refund.paymentId))
		.where(and(ours, ne(refund.state, "sent")));
	return new Set([...queued, ...onTheWay].flatMap((row) => row.orderId ?? []));
}

/**
 * Removes the buyer from locked orders: account, payer, secret, recipients of codes. Sales stay. Expired orders
 * become cancelled, so that late money cannot revive them.
 */
export async function takeBuyerOut(tx: Tx, orderIds: readonly number[]): Promise<void> {
	if (orderIds.length === 0) return;
	const ids = [...orderIds];
	await tx
		.update(salesOrder)
		.set({
			accountId: null,
			payer: NOBODY,
			secretHash: sql`'erased ' || ${salesOrder.id}`, // no secret has this hash
			status: sql`case ${salesOrder.status} when 'expired' then 'cancelled' else ${salesOrder.status} end`,
		})
		.where(inArray(salesOrder.id, ids));
	const lines = tx.select({ id: orderLine.id }).from(orderLine).where(inArray(orderLine.orderId, ids));
	await tx.update(ticketCode).set({ sentTo: null }).where(inArray(ticketCode.orderLineId, lines));
}

/** An order with its retained data and the facts about its settlement. */
export type KeptOrder = {
	id: number;
	number: string;
	timeZone: string;
	/** Null for orders that do not stand, and for meetups, which have no end. */
	eventEndsAt: Date | null;
	documents: { number: string; issueDate: string }[];
	/** Payment times, while the provider's ids are kept. */
	paidAt: Date[];
};

/**
 * Orders with retained tax data (documents with names, provider's payment ids), of an account or of erased buyers.
 */
export async function keptOrders(db: Database, of: { accountId: string } | "erased"): Promise<KeptOrder[]> {
	const whose = of === "erased" ? isNull(salesOrder.accountId) : eq(salesOrder.accountId, of.accountId);
	const { id, number, status } = salesOrder;
	const orders = await db
		.select({ id, number, status, timeZone: event.timeZone, endsAt: event.endsAt, isMeeting: event.isMeeting })
		.from(salesOrder)
		.innerJoin(event, eq(event.id, salesOrder.eventId))
		.where(whose)
		.orderBy(asc(id));
	const documents = await documentsKept(db, whose);
	const payments = await paymentsKept(db, whose);
	return orders
		.map((one) => ({
			id: one.id,
			number: one.number,
			timeZone: one.timeZone,
			eventEndsAt: one.status === "confirmed" && !one.isMeeting ? one.endsAt : null,
			documents: (documents.get(one.id) ?? []).map(({ number, issueDate }) => ({ number, issueDate })),
			paidAt: (payments.get(one.id) ?? []).map((row) => row.settledAt ?? row.createdAt),
		}))
		.filter((one) => one.documents.length + one.paidAt.length > 0);
}

type OrderFilter = ReturnType<typeof eq>;

async function documentsKept(db: Database, whose: OrderFilter) {
	const { number, kind } = taxDocument;
	const issueDate = sql<string>`${taxDocument.content}->>'issueDate'`;
	const rows = await db
		.select({ orderId: salesOrder.id, number, issueDate })
		.from(taxDocument)
		.innerJoin(salesOrder, eq(taxDocument.subject, sql`'order:' || ${salesOrder.id}`))
		.where(and(whose, ne(kind, "proforma"), namesBuyer))
		.orderBy(asc(taxDocument.id));
	return Map.groupBy(rows, (row) => row.orderId);
}

async function paymentsKept(db: Database, whose: OrderFilter) {
	const { settledAt, createdAt } = payment;
	const rows = await db
		.select({ orderId: salesOrder.id, settledAt, createdAt })
		.from(payment)
		.innerJoin(salesOrder, eq(salesOrder.id, payment.orderId))
		.where(and(whose, not(like(payment.reference, `${FORGOTTEN}%`))))
		.orderBy(asc(payment.id));
	return Map.groupBy(rows, (row) => row.orderId);
}

/** Erases the provider's ids and messages from an order's payments; amounts stay. */
export async function forgetProviderNames(tx: Tx, orderId: number): Promise<void> {
	const ours = tx.select({ id: payment.id }).from(payment).where(eq(payment.orderId, orderId));
	await tx.update(refund).set({ receipt: null, message: null }).where(inArray(refund.paymentId, ours));
	await tx
		.update(payment)
		.set({ reference: sql`${FORGOTTEN} || ${payment.id}`, receipt: null })
		.where(eq(payment.orderId, orderId));
}
