import type { Tx } from "../../../kit/db/database.ts";
import type { Sold, TaxDocument } from "../../documents/contract.ts";
import { issueDateOf } from "../../documents/rules.ts";
import { FOUNDATION } from "../../documents/seller.ts";
import { type IssueDeps, issueDocument } from "../../documents/server/issue-document.ts";
import { buyerOf } from "../buyer.ts";
import { linesOf, type OrderFacts } from "./store.ts";

/** What documents are issued for: their `subject`. */
export function documentSubject(orderId: number): string {
	return `order:${orderId}`;
}

/**
 * Issues the document of an order in the transaction that causes it: the pro-forma of one that waits for a transfer,
 * the invoice of one that is paid (`isPaid`) or paid later by a deferred invoice. Nothing for a buyer without an
 * address. Its number is held to the commit: call it last.
 */
export async function issueOrderDocument(
	tx: Tx,
	deps: IssueDeps,
	order: OrderFacts,
	{ kind, isPaid, actor }: { kind: "proforma" | "invoice"; isPaid: boolean; actor: string },
): Promise<TaxDocument | undefined> {
	const buyer = buyerOf(order.payer);
	if (!buyer) return undefined;
	const today = issueDateOf(deps.clock.now());
	return issueDocument(tx, deps, {
		kind,
		subject: documentSubject(order.id),
		eventId: order.eventId,
		actor,
		languages: order.lang === "pl" && buyer.kind !== "company-foreign" ? "pl" : "pl-en",
		seller: FOUNDATION,
		buyer,
		lines: (await linesOf(tx, order.id)).map(soldOf),
		saleDate: kind === "proforma" ? null : today,
		payment: { method: order.method, ...(isPaid && { paidOn: today }) },
		notes: order.payer.comments || null,
	});
}

function soldOf(line: Awaited<ReturnType<typeof linesOf>>[number]): Sold {
	const { name, nameEn, quantity, unitNetGrosz, vatRate } = line;
	return { name, nameEn: nameEn ?? name, quantity, unit: "szt.", unitNetGrosz, vatRate: vatRate as Sold["vatRate"] };
}
