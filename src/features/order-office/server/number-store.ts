import { eq } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database } from "../../../kit/db/database.ts";
import { salesOrder } from "../../orders/server/views.ts";
import { payment, refund } from "../../payments/server/views.ts";

/** Numbers of orders by their payments. Payments without an order are missing. */
export async function numbersByPayment(db: Database, paymentIds: number[]): Promise<Map<number, string>> {
	const rows = await db
		.select({ id: payment.id, number: salesOrder.number })
		.from(payment)
		.innerJoin(salesOrder, eq(salesOrder.id, payment.orderId))
		.where(anyOf(payment.id, paymentIds));
	return new Map(rows.map((row) => [row.id, row.number]));
}

/** Numbers of orders by the refunds of their payments. */
export async function numbersByRefund(db: Database, refundIds: number[]): Promise<Map<number, string>> {
	const rows = await db
		.select({ id: refund.id, number: salesOrder.number })
		.from(refund)
		.innerJoin(payment, eq(payment.id, refund.paymentId))
		.innerJoin(salesOrder, eq(salesOrder.id, payment.orderId))
		.where(anyOf(refund.id, refundIds));
	return new Map(rows.map((row) => [row.id, row.number]));
}
