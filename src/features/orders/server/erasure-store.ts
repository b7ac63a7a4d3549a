import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { eraseRecipients } from "../../codes/server/team-code-store.ts";
import { namesBuyer } from "../../documents/server/erasure-store.ts";
import { taxDocument } from "../../documents/server/views.ts";
import { event } from "../../event/server/views.ts";
import { hasProviderId } from "../../payments/server/erasure-store.ts";
import { payment } from "../../payments/server/views.ts";
import type { Payer } from "../payer.ts";
import { salesOrderColumns } from "./columns.ts";
import type { OrderRecord } from "./order-facts.ts";
import { orderLine, salesOrder } from "./tables.ts";

const NOBODY: Payer = { name: "", street: "", postCode: "", city: "", country: "", nip: "", comments: "" };

/** Locks the orders of an account until the commit, oldest first. */
export function lockOrdersOf(tx: Tx, accountId: string): Promise<OrderRecord[]> {
	return tx
		.select(salesOrderColumns)
		.from(salesOrder)
		.where(eq(salesOrder.accountId, accountId))
		.orderBy(asc(salesOrder.id))
		.for("update");
}

/**
 * Removes the buyer from locked orders: account, payer, secret, recipients of codes. Sales stay. Expired orders become
 * cancelled, so that late money cannot revive them.
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
	const lines = await tx.select({ id: orderLine.id }).from(orderLine).where(inArray(orderLine.orderId, ids));
	await eraseRecipients(
		tx,
		lines.map((one) => one.id),
	);
}

/** An order with retained data, and the facts about its settlement. */
export type KeptOrder = {
	id: number;
	eventId: number;
	number: string;
	timeZone: string;
	/** Null for meetups, and for orders that are not valid. */
	eventEndsAt: Date | null;
	documents: { number: string; issueDate: string }[];
	/** Payment times while the provider's ids are stored. */
	paidAt: Date[];
};

/**
 * Orders of an account or of erased buyers that have retained tax data: documents with names, or the provider's ids.
 */
export async function ordersRetained(db: Database, of: { accountId: string } | "erased"): Promise<KeptOrder[]> {
	const whose = of === "erased" ? isNull(salesOrder.accountId) : eq(salesOrder.accountId, of.accountId);
	const { id, number, status } = salesOrder;
	const orders = await db
		.select({
			id,
			eventId: event.id,
			number,
			status,
			timeZone: event.timeZone,
			endsAt: event.endsAt,
			isMeeting: event.isMeeting,
		})
		.from(salesOrder)
		.innerJoin(event, eq(event.id, salesOrder.eventId))
		.where(whose)
		.orderBy(asc(id));
	const documents = await retainedDocuments(db, whose);
	const payments = await retainedPayments(db, whose);
	return orders
		.map((one) => ({
			id: one.id,
			eventId: one.eventId,
			number: one.number,
			timeZone: one.timeZone,
			eventEndsAt: one.status === "confirmed" && !one.isMeeting ? one.endsAt : null,
			documents: (documents.get(one.id) ?? []).map(({ number, issueDate }) => ({ number, issueDate })),
			paidAt: (payments.get(one.id) ?? []).map((row) => row.settledAt ?? row.createdAt),
		}))
		.filter((one) => one.documents.length + one.paidAt.length > 0);
}

type OrderFilter = ReturnType<typeof eq>;

async function retainedDocuments(db: Database, whose: OrderFilter) {
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

async function retainedPayments(db: Database, whose: OrderFilter) {
	const { settledAt, createdAt } = payment;
	const rows = await db
		.select({ orderId: salesOrder.id, settledAt, createdAt })
		.from(payment)
		.innerJoin(salesOrder, eq(salesOrder.id, payment.orderId))
		.where(and(whose, hasProviderId))
		.orderBy(asc(payment.id));
	return Map.groupBy(rows, (row) => row.orderId);
}
