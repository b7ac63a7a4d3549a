import type { Database } from "../../../kit/db/database.ts";
import { issueDateOf } from "../../documents/rules.ts";
import { isByHand } from "../../payments/server/provider.ts";
import { type DueRefund, unsettledRefunds } from "../../payments/server/store.ts";
import { isOwedLate } from "../notices.ts";
import { undecidedPayments } from "./money-store.ts";
import type { OrderRecord } from "./order-facts.ts";
import { ordersToApprove, owingOrders } from "./store.ts";

/** A refund pending for longer needs the organiser. */
const PATIENCE_MS = 3_600_000;

type Attention = {
	payments: Awaited<ReturnType<typeof undecidedPayments>>;
	refunds: DueRefund[];
	approvals: OrderRecord[];
	overdue: OrderRecord[];
};

/**
 * The organiser's list. Unrefunded surplus money; refunds that need action (transfers, failed, pending over an hour,
 * made outside this site); deferred orders that await approval or are overdue.
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
