import { auditEntriesOf } from "../../../kit/audit/store.ts";
import type { Database } from "../../../kit/db/database.ts";
import { accountById } from "../../account/server/store.ts";
import { documentsOf } from "../../documents/server/store.ts";
import { eventById } from "../../event/server/store.ts";
import { paymentsOf, refundsOf } from "../../payments/server/store.ts";
import { documentSubject } from "./document-subject.ts";
import type { OrderReads } from "./order-commands.ts";
import type { OrderRecord } from "./order-facts.ts";
import { linesOf } from "./store.ts";
import { codesOfOrder } from "./team-code-store.ts";

export async function orderOverview({ db, orderReads }: { db: Database; orderReads: OrderReads }, order: OrderRecord) {
	const registrations = await orderReads.registrations(db, { orderId: order.id });
	const payments = await paymentsOf(db, order.id);
	const refunds = await refundsOf(db, order.id);
	const buyer = order.accountId === null ? undefined : await accountById(db, order.accountId);
	return {
		event: await eventById(db, order.eventId),
		email: buyer?.email ?? null,
		lines: await linesOf(db, order.id),
		registrations,
		codes: await codesOfOrder(db, order.id),
		payments,
		refunds,
		documents: await documentsOf(db, documentSubject(order.id)),
		audit: await auditEntriesOf(db, [
			`order:${order.id}`,
			...registrations.map((one) => `registration:${one.id}`),
			...payments.map((one) => `payment:${one.id}`),
			...refunds.map((one) => `refund:${one.id}`),
		]),
	};
}
