import { type SQL, sql } from "drizzle-orm";
import { account } from "../../account/server/views.ts";
import { issueDateOf } from "../../documents/rules.ts";
import { salesOrder } from "../../orders/server/views.ts";
import { payment, refund } from "../../payments/server/views.ts";
import { ORDER_STATES, type OrderState } from "../states.ts";

/** The clock of a request; `today` is in the documents' calendar. */
export type Moment = { now: Date; today: string };

export const momentOf = (now: Date): Moment => ({ now, today: issueDateOf(now) });

const { status, method, holdsUntil, grossGrosz, paidGrosz, refundedGrosz } = salesOrder;

/** Unallocated payments, and refunds that the organiser has to transfer, by order. */
export const returnable: SQL = sql`(
	select order_id, sum(grosz)::int as grosz from (
		select ${payment.orderId} as order_id, ${payment.amountGrosz} - coalesce((
			select sum(${refund.amountGrosz}) from ${refund} where ${refund.paymentId} = ${payment.id}), 0) as grosz
		from ${payment} where ${payment.state} = 'queued' and ${payment.orderId} is not null
		union all
		select ${payment.orderId}, ${refund.amountGrosz} from ${refund}
		join ${payment} on ${payment.id} = ${refund.paymentId}
		where ${refund.state} <> 'sent' and (${refund.state} = 'failed'
			or (${refund.state} = 'due' and ${payment.provider} = 'transfer'))
	) as parts group by order_id having sum(grosz) > 0) as returnable`;
export const isOfReturnable: SQL = sql`returnable.order_id = ${salesOrder.id}`;

const hasEnded = sql`${status} in ('expired', 'cancelled')`;

/** Money of an order that the organiser has to return, in grosz. Needs the join with `returnable`. */
export const toRefundGrosz = sql<number>`coalesce(returnable.grosz, 0) + case when ${hasEnded} then ${paidGrosz} else 0 end`;

/** The amount that the buyer owes, in grosz. */
export const openGrosz = sql<number>`case when ${hasEnded} then 0
	else ${grossGrosz} - ${paidGrosz} - ${refundedGrosz} end`;

const owes = sql`${status} = 'confirmed' and ${grossGrosz} > ${paidGrosz} + ${refundedGrosz}`;
const isTrustedAddress = sql`(${salesOrder.isByOrganiser} or exists (select from ${account}
	where ${account.id} = ${salesOrder.accountId} and ${account.emailVerified}))`;
const isReturnable = sql`(returnable.grosz is not null or (${hasEnded} and ${paidGrosz} > 0))`;

/** The conditions of the states, without the precedence of `toRefund`. */
function conditions({ now, today }: Moment): Record<OrderState, SQL> {
	const reserved = sql`${status} = 'reserved' and ${holdsUntil} > ${now}`;
	const isCard = sql`${method} = 'card' and ${grossGrosz} > 0`;
	const isLate = sql`coalesce(${salesOrder.dueOn} < ${today}, false)`;
	return {
		toRefund: isReturnable,
		paying: sql`${reserved} and ${isCard}`,
		transfer: sql`${reserved} and not (${isCard}) and ${method} <> 'deferred' and ${isTrustedAddress}`,
		unconfirmed: sql`${reserved} and not (${isCard}) and not ${isTrustedAddress}`,
		approval: sql`${reserved} and ${method} = 'deferred' and ${isTrustedAddress}`,
		overdue: sql`${owes} and ${method} = 'deferred' and ${isLate}`,
		deferred: sql`${owes} and ${method} = 'deferred' and not ${isLate}`,
		paid: sql`${status} = 'confirmed' and not (${owes} and ${method} = 'deferred') and ${refundedGrosz} = 0`,
		partlyRefunded: sql`${status} = 'confirmed' and not (${owes} and ${method} = 'deferred') and ${refundedGrosz} > 0`,
		refunded: sql`${status} = 'cancelled' and ${refundedGrosz} > 0`,
		cancelled: sql`${status} = 'cancelled' and ${refundedGrosz} = 0`,
		expired: sql`(${status} = 'expired' or (${status} = 'reserved' and not coalesce(${holdsUntil} > ${now}, false)))`,
	};
}

/** Whether an order is in one of some states. Needs the join with `returnable`. */
export function isInState(states: readonly OrderState[], moment: Moment): SQL {
	const of = conditions(moment);
	const parts = states.map((one) =>
		one === "toRefund" ? sql`(${of[one]})` : sql`(${of[one]} and not ${isReturnable})`,
	);
	return sql`(${sql.join(parts, sql` or `)})`;
}

/** An order's state. Needs the join with `returnable`. */
export function stateOf(moment: Moment): SQL<OrderState> {
	const of = conditions(moment);
	const others = ORDER_STATES.filter((one) => one !== "toRefund");
	const cases = (["toRefund", ...others] as const).map((one) => sql`when ${of[one]} then ${one}::text`);
	return sql<OrderState>`case ${sql.join(cases, sql` `)} end`;
}
