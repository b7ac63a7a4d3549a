import { and, asc, eq, inArray, isNull, like, ne, not, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { ticketCode } from "../../codes/server/tables.ts";
import { namesBuyer } from "../../documents/server/erasure-store.ts";
import { taxDocument } from "../../documents/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import { payment, refund } from "../../payments/server/tables.ts";
import type { Payer } from "../payer.ts";
import type { OrderRecord } from "./order-facts.ts";
import { orderLine, salesOrder } from "./tables.ts";

const salesOrderColumns = {
	number: salesOrder.number,
	id: salesOrder.id,
	eventId: salesOrder.eventId,
	lang: salesOrder.lang,
	createdAt: salesOrder.createdAt,
	accountId: salesOrder.accountId,
	endedAt: salesOrder.endedAt,
	status: salesOrder.status,
	netGrosz: salesOrder.netGrosz,
	vatGrosz: salesOrder.vatGrosz,
	grossGrosz: salesOrder.grossGrosz,
	method: salesOrder.method,
	dueOn: salesOrder.dueOn,
	confirmedAt: salesOrder.confirmedAt,
	secretHash: salesOrder.secretHash,
	payer: salesOrder.payer,
	paidGrosz: salesOrder.paidGrosz,
	refundedGrosz: salesOrder.refundedGrosz,
	holdsUntil: salesOrder.holdsUntil,
	notices: salesOrder.notices,
};

const NOBODY: Payer = { name: "", street: "", postCode: "", city: "", country: "", nip: "", comments: "" };
/** How the reference of a payment begins whose provider's names were forgotten. */
const FORGOTTEN = "forgotten:";

/** The orders of an account, held to the end of the transaction, first to last. */
export function lockedOrdersOf(tx: Tx, accountId: string): Promise<OrderRecord[]> {
	return tx
		.select(salesOrderColumns)
		.from(salesOrder)
		.where(eq(salesOrder.accountId, accountId))
		.orderBy(asc(salesOrder.id))
		.for("update");
}

/** Those of some orders of which money waits to go back, or is on its way. */
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
 * Takes the buyer out of held orders: whose they are, whom they name, what opens their pages, and to whom their codes
 * were sent. What was sold stays. An expired one counts as cancelled: money that comes late finds nobody to place again.
 */
export async function takeBuyerOut(tx: Tx, orderIds: readonly number[]): Promise<void> {
	if (orderIds.length === 0) return;
	const ids = [...orderIds];
	await tx
		.update(salesOrder)
		.set({
			...{ accountId: null, payer: NOBODY },
			secretHash: sql`'erased ' || ${salesOrder.id}`, // no secret has this for a hash
			status: sql`case ${salesOrder.status} when 'expired' then 'cancelled' else ${salesOrder.status} end`,
		})
		.where(inArray(salesOrder.id, ids));
	const lines = tx.select({ id: orderLine.id }).from(orderLine).where(inArray(orderLine.orderId, ids));
	await tx.update(ticketCode).set({ sentTo: null }).where(inArray(ticketCode.orderLineId, lines));
}

/** An order with what the law keeps of it, and what tells when it was settled. */
export type KeptOrder = {
	id: number;
	number: string;
	timeZone: string;
	/** When its event ended; null of an order that does not stand, and of a meetup, which goes on. */
	eventEndsAt: Date | null;
	documents: { number: string; issueDate: string }[];
	/** When money came, as far as the provider's names of it are kept. */
	paidAt: Date[];
};

/**
 * Of an account's orders, or of those whose buyers were erased, the ones of which tax data is kept: documents that name
 * somebody, and what providers call their money.
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
			...{ id: one.id, number: one.number, timeZone: one.timeZone },
			eventEndsAt: one.status === "confirmed" && !one.isMeeting ? one.endsAt : null,
			documents: (documents.get(one.id) ?? []).map(({ number, issueDate }) => ({ number, issueDate })),
			paidAt: (payments.get(one.id) ?? []).map((row) => row.settledAt ?? row.createdAt),
		}))
		.filter((one) => one.documents.length + one.paidAt.length > 0);
}

type Whose = ReturnType<typeof eq>;

async function documentsKept(db: Database, whose: Whose) {
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

async function paymentsKept(db: Database, whose: Whose) {
	const { settledAt, createdAt } = payment;
	const rows = await db
		.select({ orderId: salesOrder.id, settledAt, createdAt })
		.from(payment)
		.innerJoin(salesOrder, eq(salesOrder.id, payment.orderId))
		.where(and(whose, not(like(payment.reference, `${FORGOTTEN}%`))))
		.orderBy(asc(payment.id));
	return Map.groupBy(rows, (row) => row.orderId);
}

/** Forgets what providers call the money of an order, and what they said of it; how much came and went stays. */
export async function forgetProviderNames(tx: Tx, orderId: number): Promise<void> {
	const ours = tx.select({ id: payment.id }).from(payment).where(eq(payment.orderId, orderId));
	await tx.update(refund).set({ receipt: null, message: null }).where(inArray(refund.paymentId, ours));
	await tx
		.update(payment)
		.set({ reference: sql`${FORGOTTEN} || ${payment.id}`, receipt: null })
		.where(eq(payment.orderId, orderId));
}
