import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Tx } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { accountById } from "../../account/server/store.ts";
import { issueDateOf } from "../../documents/rules.ts";
import { documentsOf } from "../../documents/server/store.ts";
import type { EmailDeps } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import type { SellerReads } from "../../seller/server/store.ts";
import { noticeOf } from "../notices.ts";
import { documentSubject } from "./document-subject.ts";
import { sendOrderEmail } from "./order-emails.ts";
import type { OrderRecord } from "./order-facts.ts";
import { changeOrder, lockOrder, ordersToRemind } from "./store.ts";

const DAY_MS = 24 * 3_600_000;

/**
 * Sends each payment reminder (`noticeOf`) once: e-mail and mark commit together. Returns the count; several processes
 * may run it.
 */
export async function remindUnpaid(
	deps: EmailDeps & SellerReads & { db: NodePgDatabase; clock: Clock },
): Promise<number> {
	const now = deps.clock.now();
	const moment = { now, today: issueDateOf(now) };
	let written = 0;
	for (const { id, ...order } of await ordersToRemind(deps.db, new Date(now.getTime() + DAY_MS))) {
		if (!noticeOf(order, moment)) continue;
		await deps.db.transaction(async (tx) => {
			const orderRow = invariant(await lockOrder(tx, id), "the order");
			const notice = noticeOf(orderRow, moment);
			if (!notice) return;
			await changeOrder(tx, id, { notices: notice.notices });
			if (await remind(tx, deps, orderRow, notice.kind)) written++;
		});
	}
	return written;
}

async function remind(
	tx: Tx,
	deps: EmailDeps & SellerReads,
	order: OrderRecord,
	kind: "transferSoon" | "dueSoon" | "dueToday" | "overdue",
): Promise<boolean> {
	const buyer = order.accountId === null ? undefined : await accountById(tx, order.accountId);
	if (!buyer) return false;
	const event = await eventById(tx, order.eventId);
	const invoice = (await documentsOf(tx, documentSubject(order.id))).find((one) => one.kind === "invoice");
	const title = order.method === "deferred" ? invoice?.number : undefined;
	await sendOrderEmail(tx, deps, {
		kind,
		order,
		event,
		email: buyer.email,
		document: undefined,
		...(title && { title }),
	});
	return true;
}
