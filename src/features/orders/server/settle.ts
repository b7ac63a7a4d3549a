import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { must } from "../../../kit/must/must.ts";
import { accountById } from "../../account/server/store.ts";
import { releaseCodeUse, retakeCodeUse } from "../../codes/server/store.ts";
import type { EmailDeps } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { releaseOptions } from "../../options/server/store.ts";
import { retakePackagePlaces } from "../../packages/server/stock-store.ts";
import type { SellerReads } from "../../seller/server/store.ts";
import { waitsFor } from "../rules.ts";
import { inTurn, type OrderCommands, type OrderReads, PlacesGone } from "./order-commands.ts";
import { sendOrderEmail } from "./order-emails.ts";
import type { OrderRecord } from "./order-facts.ts";
import { changeOrder, linesOf, overdueOrder } from "./store.ts";
import { issueTeamCodes } from "./team-codes.ts";

/** Who caused a change, for the audit: an account, or a part of the program. */
type Actor = string;
/** What changing an order works with: `orderCommands` are what the rooms above do about it. */
export type SettleDeps = EmailDeps &
	SellerReads & {
		ids: { secret(): string };
		orderCommands: OrderCommands;
		orderReads: OrderReads;
	};

/** Confirms a held order that is paid, or free, and what it paid for; of a team's order the codes are issued. */
export async function confirmOrder(tx: Tx, deps: SettleDeps, order: OrderRecord, actor: Actor): Promise<void> {
	const now = deps.clock.now();
	const wasConfirmed = order.status === "confirmed"; // a deferred invoice that is paid now
	await changeOrder(tx, order.id, { status: "confirmed", confirmedAt: order.confirmedAt ?? now, holdsUntil: null });
	await inTurn(deps.orderCommands.confirmed, tx, { orderId: order.id });
	await addAuditEntry(tx, entryOf(order, actor, wasConfirmed ? "order.paid" : "order.confirmed", now));
	await issueTeamCodes(tx, deps, order, await eventById(tx, order.eventId));
}

/** Ends a held order that shall not be paid any more: its places, its code's uses and what it added are free again. */
export async function releaseOrder(
	tx: Tx,
	deps: SettleDeps,
	order: OrderRecord,
	{ status, actor }: { status: "expired" | "cancelled"; actor: Actor },
): Promise<void> {
	const now = deps.clock.now();
	await changeOrder(tx, order.id, { status, endedAt: now, holdsUntil: null });
	await addAuditEntry(tx, entryOf(order, actor, `order.${status}`, now));
	await tellEnded(tx, deps, order, status);
	await releaseCodeUse(tx, `order:${order.id}`, now);
	await inTurn(deps.orderCommands.ended, tx, { orderId: order.id });
	await releaseOptions(tx, { orderId: order.id }, now);
	for (const line of await teamLines(tx, order.id)) {
		const places = {
			packageId: must(line.packageId, "the package of a team's line"),
			count: line.quantity - line.refundedQuantity,
		};
		await inTurn(deps.orderCommands.placesFreed, tx, places);
	}
}

/** No order ends silently: its buyer is told why it did. */
async function tellEnded(tx: Tx, deps: SettleDeps, order: OrderRecord, status: "expired" | "cancelled"): Promise<void> {
	const buyer = order.accountId === null ? undefined : await accountById(tx, order.accountId);
	if (!buyer) return;
	const event = await eventById(tx, order.eventId);
	const waited = waitsFor(order, buyer.emailVerified);
	const expired = waited
		? ({ confirmation: "expiredUnconfirmed", approval: "expiredUnapproved" } as const)[waited]
		: status;
	const hasPart = order.paidGrosz > 0;
	const kind = hasPart ? "expiredInParts" : status === "cancelled" ? status : expired;
	const details = { order, event, email: buyer.email, receivedGrosz: order.paidGrosz };
	await sendOrderEmail(tx, deps, { kind, ...details });
}

/** In the order in which places are taken. */
async function teamLines(tx: Tx, orderId: number) {
	const lines = (await linesOf(tx, orderId)).filter((line) => line.kind === "team");
	return lines.sort(
		(a, b) => must(a.packageId, "the package of a team's line") - must(b.packageId, "the package of a team's line"),
	);
}

/**
 * Takes the places of an expired order again and confirms it, because its money came late. Throws `PlacesGone` where
 * anything of it is not to be had any more: the caller's transaction must then be rolled back to before it.
 */
export async function retakeOrder(tx: Tx, deps: SettleDeps, order: OrderRecord, actor: Actor): Promise<void> {
	const now = deps.clock.now();
	if (!(await retakeCodeUse(tx, `order:${order.id}`, now))) throw new PlacesGone();
	await inTurn(deps.orderCommands.retaken, tx, { orderId: order.id });
	for (const line of await teamLines(tx, order.id)) {
		if (!(await retakePackagePlaces(tx, must(line.packageId, "the package of a team's line"), line.quantity)))
			throw new PlacesGone();
	}
	await changeOrder(tx, order.id, { endedAt: null });
	await confirmOrder(tx, deps, order, actor);
}

/**
 * Ends the orders whose time to pay is over, each in a transaction of its own: several at once would take codes and
 * packages in another order than buyers do, and wait for each other for ever. Gives how many; several processes may run
 * it side by side.
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

function entryOf(order: OrderRecord, actor: Actor, action: string, at: Date) {
	return {
		at,
		actor,
		action,
		subject: `order:${order.id}`,
		eventId: order.eventId,
		detail: { grossGrosz: order.grossGrosz },
	};
}
