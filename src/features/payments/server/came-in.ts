import type { Database } from "../../../kit/db/database.ts";
import type { CameIn } from "../../documents/advances.ts";
import { issueDateOf } from "../../documents/rules.ts";
import { paymentsOf, refundedOf } from "./store.ts";

/** The money that an order has, by the day on which it came, first to last: payments less what of them went back. */
export async function cameIn(db: Database, orderId: number): Promise<CameIn[]> {
	const refunded = await refundedOf(db, orderId);
	return (await paymentsOf(db, orderId))
		.filter((one) => one.state === "paid")
		.map((one) => ({
			day: issueDateOf(one.settledAt ?? one.createdAt),
			grossGrosz: one.amountGrosz - (refunded.get(one.id) ?? 0),
		}))
		.filter((one) => one.grossGrosz > 0)
		.toSorted((a, b) => a.day.localeCompare(b.day));
}
