import { and, eq, inArray, like, ne, not, type SQL, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { payment, refund } from "./tables.ts";

/** The prefix of references whose provider id was erased. */
const FORGOTTEN = "forgotten:";

/** Selects payments that still have the provider's id. */
export const hasProviderId: SQL = not(like(payment.reference, `${FORGOTTEN}%`));

/** The orders that have money to refund or a pending refund. */
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

/** Erases the provider's ids and messages from an order's payments; amounts stay. */
export async function forgetProviderNames(tx: Tx, orderId: number): Promise<void> {
	const ours = tx.select({ id: payment.id }).from(payment).where(eq(payment.orderId, orderId));
	await tx.update(refund).set({ receipt: null, message: null }).where(inArray(refund.paymentId, ours));
	await tx
		.update(payment)
		.set({ reference: sql`${FORGOTTEN} || ${payment.id}`, receipt: null })
		.where(eq(payment.orderId, orderId));
}
