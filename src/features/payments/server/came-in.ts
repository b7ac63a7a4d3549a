import type { Database } from "../../../kit/db/database.ts";
import type { ReceivedPayment } from "../../documents/amounts.ts";
import type { PaidBy } from "../../documents/contract.ts";
import { issueDateOf } from "../../documents/rules.ts";
import type { Provider } from "../contract.ts";
import { paymentsOf, refundedOf } from "./store.ts";

/** Money received for an order, with its method. */
export type CameBy = ReceivedPayment & { method: PaidBy };

/** The payment method. Stripe reports which one was used. */
export function paidBy({ provider, method }: { provider: Provider; method?: PaidBy | null | undefined }): PaidBy {
	return provider === "stripe" ? (method ?? "card") : provider;
}

/** The method of an order's latest payment; undefined without payments. */
export async function lastPaidBy(db: Database, orderId: number): Promise<PaidBy | undefined> {
	const last = (await paymentsOf(db, orderId)).findLast((one) => one.state === "paid");
	return last && paidBy(last);
}

/** The money that an order received by day, oldest first: payments less their refunds. */
export async function receivedByDay(db: Database, orderId: number): Promise<CameBy[]> {
	const refunded = await refundedOf(db, orderId);
	return (await paymentsOf(db, orderId))
		.filter((one) => one.state === "paid")
		.map((one) => ({
			day: issueDateOf(one.settledAt ?? one.createdAt),
			method: paidBy(one),
			grossGrosz: one.amountGrosz - (refunded.get(one.id) ?? 0),
		}))
		.filter((one) => one.grossGrosz > 0)
		.toSorted((a, b) => Date.parse(a.day) - Date.parse(b.day));
}
