import type { Database } from "../../../kit/db/database.ts";
import { issueDateOf } from "../../documents/rules.ts";
import { isOwedLate } from "../../orders/notices.ts";
import { type OrderFacts, ordersToApprove, owingOrders } from "../../orders/server/store.ts";
import type { Provider } from "../contract.ts";
import { type DueRefund, undecidedPayments, unsettledRefunds } from "./store.ts";

/** How long a refund may be on its way before somebody looks after it. */
const PATIENCE_MS = 3_600_000;

/** Whether money of a provider goes back by the organiser's own hand. */
export function isByHand(provider: Provider): boolean {
	return provider === "transfer";
}

type Attention = {
	payments: Awaited<ReturnType<typeof undecidedPayments>>;
	refunds: DueRefund[];
	/** Deferred orders that wait for the organiser's yes, and those whose last day to pay is over. */
	approvals: OrderFacts[];
	overdue: OrderFacts[];
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
