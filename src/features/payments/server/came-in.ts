import type { Database } from "../../../kit/db/database.ts";
import type { CameIn } from "../../documents/amounts.ts";
import type { PaidBy } from "../../documents/contract.ts";
import { issueDateOf } from "../../documents/rules.ts";
import type { Provider } from "../contract.ts";
import { paymentsOf, refundedOf } from "./store.ts";

/** Money that an order has, when it came and how. */
export type CameBy = CameIn & { method: PaidBy };

/** How money of a provider came: Stripe tells which of its methods was used. */
export function paidBy({ provider, method }: { provider: Provider; method?: PaidBy | null | undefined }): PaidBy {
	return provider === "stripe" ? (method ?? "card") : provider;
}

/** How the money came last that an order has had; undefined where none did. */
export async function lastPaidBy(db: Database, orderId: number): Promise<PaidBy | undefined> {
	const last = (await paymentsOf(db, orderId)).findLast((one) => one.state === "paid");
	return last && paidBy(last);
}

/** The money that an order has, by the day on which it came, first to last: payments less what of them went back. */
export async function cameIn(db: Database, orderId: number): Promise<CameBy[]> {
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
