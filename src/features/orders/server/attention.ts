import type { Database } from "../../../kit/db/database.ts";
import { issueDateOf } from "../../documents/rules.ts";
import { isByHand } from "../../payments/server/provider.ts";
import { type DueRefund, unsettledRefunds } from "../../payments/server/store.ts";
import { isOwedLate } from "../notices.ts";
import { undecidedPayments } from "./money-store.ts";
import type { OrderRecord } from "./order-facts.ts";
import { ordersToApprove, owingOrders } from "./store.ts";

/** How long a refund may be on its way before somebody looks after it. */
const PATIENCE_MS = 3_600_000;

type Attention = {
	payments: Awaited<ReturnType<typeof undecidedPayments>>;
	refunds: DueRefund[];
	/** Deferred orders that wait for the organiser's yes, and those whose last day to pay is over. */
	approvals: OrderRecord[];
	overdue: OrderRecord[];
};

/**
 * The organiser's list: money that no order wants and nobody has sent back, and refunds that wait for a hand: of
 * transfers, failed ones, those on their way for more than an hour, and those that were made past us; and deferred orders
 * that wait for a yes or are overdue.
 */
export async function attention(db: Database, now: Date): Promise<Attention> {
	const refunds = await unsettledRefunds(db);
	return {
		payments: await undecidedPayments(db),
		approvals: await ordersToApprove(db, now),
		overdue: (await owingOrders(db)).filter((one) => isOwedLate(one, issueDateOf(now))),
		refunds: refunds.filter(
			({ state, payment, createdAt }) =>
				state !== "due" || isByHand(payment.provider) || now.getTime() - createdAt.getTime() > PATIENCE_MS,
		),
	};
}
