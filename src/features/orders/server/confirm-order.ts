import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { retakeCodeUse } from "../../codes/server/store.ts";
import type { EmailDeps } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { retakePackagePlaces } from "../../packages/server/stock-store.ts";
import type { SellerReads } from "../../seller/server/store.ts";
import { inTurn, type OrderCommands, type OrderReads, PlacesGone } from "./order-commands.ts";
import type { OrderRecord } from "./order-facts.ts";
import { changeOrder, linesOf } from "./store.ts";
import { issueTeamCodes } from "./team-codes.ts";

/** An account or a part of the program, for the audit. */
export type Actor = string;
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

/** The order's team lines, in the order in which places are taken. */
export async function teamLines(tx: Tx, orderId: number) {
	const lines = (await linesOf(tx, orderId)).filter((line) => line.kind === "team");
	return lines.sort(
		(a, b) =>
			invariant(a.packageId, "the package of a team's line") - invariant(b.packageId, "the package of a team's line"),
	);
}

/** An audit entry of an order. */
export function entryOf(order: OrderRecord, actor: Actor, action: string, at: Date) {
	return {
		at,
		actor,
		action,
		subject: `order:${order.id}`,
		eventId: order.eventId,
		detail: { grossGrosz: order.grossGrosz },
	};
}
