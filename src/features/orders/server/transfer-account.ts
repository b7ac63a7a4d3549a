import type { Database } from "../../../kit/db/database.ts";
import type { TaxDocument } from "../../documents/contract.ts";
import { dueOnOf, transferTitleOf } from "../../documents/rules.ts";
import { transferAccountOf } from "../../seller/seller.ts";
import type { SellerReads } from "../../seller/server/store.ts";
import { dueGrosz } from "../rules.ts";
import type { OrderRecord } from "./order-facts.ts";

/** `dueOn` is the last day of a deferred invoice, such as "2025-05-14". */
export type TransferAccount = { recipient: string; account: string; title: string; dueOn: string | null };

/** The bank account for an order by transfer, once it is reserved, or by deferred invoice. */
export async function transferAccount(
	{ db, sellerOf }: SellerReads & { db: Database },
	order: OrderRecord,
	{ documents, isConfirmed }: { documents: readonly TaxDocument[]; isConfirmed: boolean },
): Promise<TransferAccount | null> {
	if (order.method === "transfer" && order.status === "reserved") {
		const payee = documents.at(-1)?.seller ?? (await sellerOf(db)); // as on the pro-forma
		return isConfirmed && payee ? { ...transferAccountOf(payee), title: order.number, dueOn: null } : null;
	}
	// shown until an invoice may be issued
	const asking = documents.findLast((one) => one.kind !== "correction" && one.payment.state === "due");
	if (order.method !== "deferred" || order.status !== "confirmed" || dueGrosz(order) === 0 || !asking) return null;
	return { ...transferAccountOf(asking.seller), title: transferTitleOf(asking), dueOn: dueOnOf(asking) };
}
