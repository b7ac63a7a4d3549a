import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import { releaseCodeUse } from "../../codes/server/store.ts";
import { eventById } from "../../event/server/store.ts";
import { releaseOptions } from "../../options/server/store.ts";
import { isAddressTrusted, waitsFor } from "../rules.ts";
import { type Actor, entryOf, type SettleDeps, teamLines } from "./confirm-order.ts";
import { inTurn } from "./order-commands.ts";
import { sendOrderEmail } from "./order-emails.ts";
import type { OrderRecord } from "./order-facts.ts";
import { changeOrder, overdueOrder } from "./store.ts";

/** Ends a locked unpaid order: frees its places, its code's use and its additions. */
export async function releaseOrder(
	tx: Tx,
	deps: SettleDeps,
	order: OrderRecord,
	{ status, actor }: { status: "expired" | "cancelled"; actor: Actor },
): Promise<void> {
	const now = deps.clock.now();
	await changeOrder(tx, order.id, { status, endedAt: now, holdsUntil: null });
	await addAuditEntry(tx, entryOf(order, actor, `order.${status}`, now));
	await emailOrderEnded(tx, deps, order, status);
	await releaseCodeUse(tx, `order:${order.id}`, now);
	await inTurn(deps.orderCommands.ended, tx, { orderId: order.id });
	await releaseOptions(tx, { orderId: order.id }, now);
	for (const line of await teamLines(tx, order.id)) {
		const places = {
			packageId: invariant(line.packageId, "the package of a team's line"),
			count: line.quantity - line.refundedQuantity,
		};
		await inTurn(deps.orderCommands.placesFreed, tx, places);
	}
}

/** E-mails the buyer why the order ended. */
async function emailOrderEnded(
	tx: Tx,
	deps: SettleDeps,
	order: OrderRecord,
	status: "expired" | "cancelled",
): Promise<void> {
	const buyer = order.accountId === null ? undefined : await accountById(tx, order.accountId);
	if (!buyer) return;
	const event = await eventById(tx, order.eventId);
	const waited = waitsFor(order, isAddressTrusted(order, buyer));
	const expired = waited
		? ({ confirmation: "expiredUnconfirmed", approval: "expiredUnapproved" } as const)[waited]
		: status;
	const hasPart = order.paidGrosz > 0;
	const kind = hasPart ? "expiredInParts" : status === "cancelled" ? status : expired;
	const details = { order, event, email: buyer.email, receivedGrosz: order.paidGrosz };
	await sendOrderEmail(tx, deps, { kind, ...details });
}

/**
 * Ends overdue orders, one transaction each. Several in one would lock codes and packages in another order than buyers
 * do, and deadlock. Returns the count; several processes may run it.
 */
export async function expireOrders(deps: SettleDeps & { db: NodePgDatabase }): Promise<number> {
	for (let count = 0; ; count++) {
		const isEnded = await deps.db.transaction(async (tx) => {
			const order = await overdueOrder(tx, deps.clock.now());
			if (order) await releaseOrder(tx, deps, order, { status: "expired", actor: "job:expire-orders" });
			return order !== undefined;
		});
		if (!isEnded) return count;
	}
}
