import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { accountById } from "../../account/server/store.ts";
import { INVOICEABLE_MS } from "../../documents/rules.ts";
import { eventById } from "../../event/server/store.ts";
import { receivedByDay } from "../../payments/server/came-in.ts";
import type { SettleDeps } from "./confirm-order.ts";
import { issueOrderDocument } from "./order-document.ts";
import { sendOrderEmail } from "./order-emails.ts";
import { lockOrder, uninvoicedOrders } from "./store.ts";

const ACTOR = "job:issue-invoices";

/**
 * Issues invoices of deferred payments once the law allows (art. 106i ust. 7), each with its e-mail in its own
 * transaction. A final invoice covers the rest after advance invoices. Returns the count; several processes may run it.
 */
export async function issueDueInvoices(deps: SettleDeps & { db: NodePgDatabase }): Promise<number> {
	const endsBefore = new Date(deps.clock.now().getTime() + INVOICEABLE_MS);
	let count = 0;
	for (const orderId of await uninvoicedOrders(deps.db, endsBefore)) {
		count += await deps.db.transaction(async (tx) => {
			const order = await lockOrder(tx, orderId);
			if (order?.status !== "confirmed" || !(await isUninvoiced())) return 0;
			const payments = await receivedByDay(tx, orderId);
			const participants = await deps.orderReads.participants(tx, { orderId });
			const request = { kind: "invoice" as const, payments, participants, actor: ACTOR };
			const document = await issueOrderDocument(tx, deps, order, request);
			if (document?.kind !== "invoice") return 0; // due dates are exact to the hour
			const buyer = order.accountId === null ? undefined : await accountById(tx, order.accountId);
			const event = await eventById(tx, order.eventId);
			const details = { order, event, document, participants };
			if (buyer) await sendOrderEmail(tx, deps, { ...details, kind: "invoice", email: buyer.email });
			return 1;

			async function isUninvoiced() {
				return (await uninvoicedOrders(tx, endsBefore)).includes(orderId);
			}
		});
	}
	return count;
}
