import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { issueDateOf } from "../../documents/rules.ts";
import { changeOrder, lockOrder } from "../../orders/server/store.ts";
import { commandRefusals } from "../command-texts.ts";
import { type RecordedExtension, restoredDeadline } from "../rules.ts";

type Extension = RecordedExtension & { eventId: number; orderId: number; actor: string };

/**
 * Takes an extension back. Throws 404 without the order, and 409 if the deadline has changed since, the earlier one has
 * passed, or a reminder names the later one.
 */
export function restoreDeadline(
	{ db, clock }: { db: NodePgDatabase; clock: Clock },
	{ eventId, orderId, before, after, actor }: Extension,
): Promise<void> {
	return db.transaction(async (tx) => {
		const now = clock.now();
		const order = await lockOrder(tx, orderId);
		if (order?.eventId !== eventId) throw notFound(commandRefusals.noOrder);
		const deadline = restoredDeadline(order, { before, after }, { now, today: issueDateOf(now) });
		if ("refusal" in deadline) throw new Failure(409, commandRefusals[deadline.refusal]);
		await changeOrder(tx, orderId, deadline);
		await addAuditEntry(tx, {
			at: now,
			actor,
			action: "order.deadline-restored",
			subject: `order:${orderId}`,
			eventId,
			detail: { before: after, after: before },
		});
	});
}
