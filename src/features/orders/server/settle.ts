import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
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

/** An account or a part of the program, for the audit. */
type Actor = string;
/** `orderCommands` are the effects on higher features. */
export type SettleDeps = EmailDeps &
	SellerReads & {
		ids: { secret(): string };
		orderCommands: OrderCommands;
		orderReads: OrderReads;
	};

/** Confirms a locked order, paid or free, with its items, and issues a team's codes. */
export async function confirmOrder(tx: Tx, deps: SettleDeps, order: OrderRecord, actor: Actor): Promise<void> {
	const now = deps.clock.now();
	const wasConfirmed = order.status === "confirmed"; // a deferred invoice paid now
	await changeOrder(tx, order.id, { status: "confirmed", confirmedAt: order.confirmedAt ?? now, holdsUntil: null });
	await inTurn(deps.orderCommands.confirmed, tx, { orderId: order.id });
	await addAuditEntry(tx, entryOf(order, actor, wasConfirmed ? "order.paid" : "order.confirmed", now));
	await issueTeamCodes(tx, deps, order, await eventById(tx, order.eventId));
}

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
	const waited = waitsFor(order, buyer.emailVerified);
	const expired = waited
		? ({ confirmation: "expiredUnconfirmed", approval: "expiredUnapproved" } as const)[waited]
		: status;
	const hasPart = order.paidGrosz > 0;
	const kind = hasPart ? "expiredInParts" : status === "cancelled" ? status : expired;
	const details = { order, event, email: buyer.email, receivedGrosz: order.paidGrosz };
	await sendOrderEmail(tx, deps, { kind, ...details });
}

/** The order's team lines, in the order in which places are taken. */
async function teamLines(tx: Tx, orderId: number) {
	const lines = (await linesOf(tx, orderId)).filter((line) => line.kind === "team");
	return lines.sort(
		(a, b) =>
			invariant(a.packageId, "the package of a team's line") - invariant(b.packageId, "the package of a team's line"),
	);
}

/**
 * Confirms an order whose money came late. Throws `PlacesGone` if anything is sold out, and the caller must roll back.
 */
export async function retakeOrder(tx: Tx, deps: SettleDeps, order: OrderRecord, actor: Actor): Promise<void> {
	const now = deps.clock.now();
	if (!(await retakeCodeUse(tx, `order:${order.id}`, now))) throw new PlacesGone();
	await inTurn(deps.orderCommands.retaken, tx, { orderId: order.id });
	for (const line of await teamLines(tx, order.id)) {
		if (!(await retakePackagePlaces(tx, invariant(line.packageId, "the package of a team's line"), line.quantity)))
			throw new PlacesGone();
	}
	await changeOrder(tx, order.id, { endedAt: null });
	await confirmOrder(tx, deps, order, actor);
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
