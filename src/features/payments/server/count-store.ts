import { sql } from "drizzle-orm";
import { payment, refund } from "./tables.ts";

/** Payments less refunds, by order. */
export const paidByOrder = sql`select ${payment.orderId} as id,
	sum(${payment.amountGrosz} - coalesce(went.grosz, 0)) as grosz from ${payment}
	left join (
		select ${refund.paymentId} as id, sum(${refund.amountGrosz}) as grosz from ${refund} group by 1
	) as went on went.id = ${payment.id}
	where ${payment.state} = 'paid' group by 1`;
