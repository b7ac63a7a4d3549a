import type { Database } from "../../../kit/db/database.ts";
import type { Provider } from "../contract.ts";
import { type DueRefund, undecidedPayments, unsettledRefunds } from "./store.ts";

/** How long a refund may be on its way before somebody looks after it. */
const PATIENCE_MS = 3_600_000;

/** Whether money of a provider goes back by the organiser's own hand. */
export function isByHand(provider: Provider): boolean {
	return provider === "transfer";
}

type Attention = { payments: Awaited<ReturnType<typeof undecidedPayments>>; refunds: DueRefund[] };

/**
 * The organiser's list: money that no order wants and nobody has sent back, and refunds that wait for a hand: of
 * transfers, failed ones, those on their way for more than an hour, and those that were made past us.
 */
export async function attention(db: Database, now: Date): Promise<Attention> {
	const refunds = await unsettledRefunds(db);
	return {
		payments: await undecidedPayments(db),
		refunds: refunds.filter(
			({ state, payment, createdAt }) =>
				state !== "due" || isByHand(payment.provider) || now.getTime() - createdAt.getTime() > PATIENCE_MS,
		),
	};
}
