import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Tx } from "../../../kit/db/database.ts";
import { addAuditEntry } from "../../audit/server/store.ts";
import { releaseCodeUse, retakeCodeUse } from "../../codes/server/store.ts";
import { changeOrder, type OrderFacts, overdueOrder } from "../../orders/server/store.ts";
import {
	packageLimitOf,
	registrationsOfOrder,
	releaseCalendarPlace,
	releasePackagePlace,
	setRegistrationStatus,
	takeCalendarPlace,
	takePackagePlace,
} from "./store.ts";

/** Who caused a change, for the audit: an account, or a part of the program. */
type Actor = string;

/** Confirms a held order and what it paid for. */
export async function confirmOrder(tx: Tx, order: OrderFacts, actor: Actor, now: Date): Promise<void> {
	await changeOrder(tx, order.id, { status: "confirmed", confirmedAt: order.confirmedAt ?? now, holdsUntil: null });
	for (const one of await registrationsOfOrder(tx, order.id)) await setRegistrationStatus(tx, one.id, "confirmed");
	await addAuditEntry(tx, entryOf(order, actor, "order.confirmed", now));
}

/** Ends a held order that shall not be paid any more: its places and its code's use are free again. */
export async function releaseOrder(
	tx: Tx,
	order: OrderFacts,
	{ status, actor, now }: { status: "expired" | "cancelled"; actor: Actor; now: Date },
): Promise<void> {
	await changeOrder(tx, order.id, { status, endedAt: now, holdsUntil: null });
	await addAuditEntry(tx, entryOf(order, actor, `order.${status}`, now));
	for (const one of await registrationsOfOrder(tx, order.id)) {
		if (one.status === "cancelled") continue;
		await setRegistrationStatus(tx, one.id, "cancelled");
		await releaseCodeUse(tx, `registration:${one.id}`, now);
		if (one.calendarId !== null) await releaseCalendarPlace(tx, one.calendarId, one.isOnline);
		await releasePackagePlace(tx, one.packageId);
	}
}

/** The places of an expired order were taken by others in the meantime. */
export class PlacesGone extends Error {}

/**
 * Takes the places of an expired order again and confirms it, because its money came late. Throws `PlacesGone` where
 * anything of it is not to be had any more: the caller's transaction must then be rolled back to before it.
 */
export async function retakeOrder(tx: Tx, order: OrderFacts, actor: Actor, now: Date): Promise<void> {
	for (const one of await registrationsOfOrder(tx, order.id)) {
		const isBack = await setRegistrationStatus(tx, one.id, "confirmed");
		if (!isBack) throw new PlacesGone(); // the person has registered anew
		if (!(await retakeCodeUse(tx, `registration:${one.id}`, now))) throw new PlacesGone();
		if (one.calendarId !== null && !(await takeCalendarPlace(tx, one.calendarId, one.isOnline))) throw new PlacesGone();
		if (!(await takePackagePlace(tx, one.packageId, await packageLimitOf(tx, one.packageId)))) throw new PlacesGone();
	}
	await changeOrder(tx, order.id, { status: "confirmed", confirmedAt: now, endedAt: null });
	await addAuditEntry(tx, entryOf(order, actor, "order.confirmed", now));
}

/**
 * Ends the orders whose time to pay is over, each in a transaction of its own: several at once would take codes and
 * packages in another order than buyers do, and wait for each other for ever. Gives how many; several processes may run
 * it side by side.
 */
export async function expireOrders(deps: { db: NodePgDatabase; clock: { now(): Date } }): Promise<number> {
	for (let count = 0; ; count++) {
		const now = deps.clock.now();
		const isEnded = await deps.db.transaction(async (tx) => {
			const order = await overdueOrder(tx, now);
			if (order) await releaseOrder(tx, order, { status: "expired", actor: "job:expire-orders", now });
			return order !== undefined;
		});
		if (!isEnded) return count;
	}
}

function entryOf(order: OrderFacts, actor: Actor, action: string, at: Date) {
	return {
		at,
		actor,
		action,
		subject: `order:${order.id}`,
		eventId: order.eventId,
		detail: { grossGrosz: order.grossGrosz },
	};
}
