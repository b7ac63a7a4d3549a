import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import type { OrderRecord } from "../../orders/server/order-facts.ts";
import { changeOrder } from "../../orders/server/store.ts";
import { commandRefusals } from "../command-texts.ts";
import { type Deadline, extendedDeadline } from "../rules.ts";

/** The order's new deadline. Throws 409 if it has none that may change. */
export function newDeadline(order: OrderRecord, days: number, now: Date): Deadline {
	const deadline = extendedDeadline(order, days, now);
	if (!deadline) throw new Failure(409, commandRefusals.notExtendable);
	return deadline;
}

/** Extends the deadline of a locked order. Reminders follow the new one. */
export async function extendDeadline(
	tx: Tx,
	{ clock }: { clock: Clock },
	{ order, days, actor }: { order: OrderRecord; days: number; actor: string },
): Promise<void> {
	const now = clock.now();
	const deadline = newDeadline(order, days, now);
	await changeOrder(tx, order.id, { ...deadline, notices: 0 });
	const [before, after] = "dueOn" in deadline ? [order.dueOn, deadline.dueOn] : [order.holdsUntil, deadline.holdsUntil];
	await addAuditEntry(tx, {
		at: now,
		actor,
		action: "order.extended",
		subject: `order:${order.id}`,
		eventId: order.eventId,
		detail: { before, after },
	});
}
