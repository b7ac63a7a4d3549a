import type { AuditEntry } from "../../../kit/audit/store.ts";
import type { Database } from "../../../kit/db/database.ts";
import { type AccountRecord, accountById } from "../../account/server/store.ts";
import type { TaxDocument } from "../../documents/contract.ts";
import { ksefAcceptanceOf } from "../../documents/server/store.ts";
import type { OrderedPlace, OrderReads } from "../../orders/server/order-commands.ts";
import type { LineRecord, OrderRecord } from "../../orders/server/order-facts.ts";
import { orderOverview } from "../../orders/server/order-overview.ts";
import type { TeamCodeRecord } from "../../orders/server/team-code-store.ts";
import type { PaymentRecord, RefundRecord } from "../../payments/server/store.ts";
import { fullNames } from "./names-store.ts";
import { type RefundRequest, refundRequestOf } from "./request-store.ts";

export type OrderDetails = {
	order: OrderRecord;
	/** Undefined after the buyer's erasure. */
	account: AccountRecord | undefined;
	lines: LineRecord[];
	payments: PaymentRecord[];
	refunds: RefundRecord[];
	documents: TaxDocument[];
	ksefNumbers: Map<number, string>;
	codes: TeamCodeRecord[];
	/** Full names by use. */
	codeUsers: Map<string, string>;
	registrations: OrderedPlace[];
	audit: AuditEntry[];
	/** A refund above the limit that waits for another organiser. */
	request: RefundRequest | undefined;
	/** Full names of actors, by account id. */
	names: Map<string, string>;
};

export async function orderDetails(
	deps: { db: Database; orderReads: OrderReads },
	order: OrderRecord,
): Promise<OrderDetails> {
	const { db } = deps;
	const { lines, payments, refunds, documents, codes, registrations, audit } = await orderOverview(deps, order);
	const ksefNumbers = new Map<number, string>();
	for (const { objectId } of documents) {
		const accepted = await ksefAcceptanceOf(db, objectId);
		if (accepted) ksefNumbers.set(objectId, accepted.ksefNumber);
	}
	const request = await refundRequestOf(db, order.id);
	const actors = audit.map((one) => one.actor);
	const uses = codes.flatMap((one) => one.usedFor?.subject ?? []);
	return {
		order,
		account: order.accountId === null ? undefined : await accountById(db, order.accountId),
		lines,
		payments,
		refunds,
		documents,
		ksefNumbers,
		codes,
		codeUsers: await deps.orderReads.codeUsers(db, uses),
		registrations,
		audit,
		request,
		names: await fullNames(db, [...new Set(request ? [request.accountId, ...actors] : actors)]),
	};
}
