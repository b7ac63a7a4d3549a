import { and, asc, eq, or, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { type PaymentRecord, paymentColumns } from "../../payments/server/store.ts";
import { payment, refund } from "../../payments/server/views.ts";
import { salesOrder } from "./tables.ts";

/** The order ended with only a part paid. */
const ENDED_IN_PARTS = sql`${payment.state} = 'paid' and exists (select from ${salesOrder}
	where ${salesOrder.id} = ${payment.orderId} and ${salesOrder.status} in ('expired', 'cancelled')
	and ${salesOrder.paidGrosz} > 0)`;

/** Surplus payments that are not fully refunded or being refunded, with the remaining grosz. */
export async function undecidedPayments(db: Database): Promise<(PaymentRecord & { leftGrosz: number })[]> {
	const went = db
		.select({ sum: sql<number>`coalesce(sum(${refund.amountGrosz}), 0)::int`.as("went") })
		.from(refund)
		.where(eq(refund.paymentId, payment.id));
	const leftGrosz = sql<number>`${payment.amountGrosz} - (${went})`.mapWith(Number);
	return db
		.select({ ...paymentColumns, leftGrosz })
		.from(payment)
		.where(and(or(eq(payment.state, "queued"), ENDED_IN_PARTS), sql`${leftGrosz} > 0`))
		.orderBy(asc(payment.id));
}
