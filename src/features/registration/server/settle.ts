import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { accountById } from "../../account/server/store.ts";
import { addAuditEntry } from "../../audit/server/store.ts";
import { releaseCodeUse, retakeCodeUse } from "../../codes/server/store.ts";
import { eventById } from "../../event/server/store.ts";
import { releaseOptions, retakeOptions } from "../../options/server/store.ts";
import { waitsFor } from "../../orders/rules.ts";
import { sendOrderLetter } from "../../orders/server/order-letters.ts";
import { changeOrder, linesOf, type OrderFacts, overdueOrder } from "../../orders/server/store.ts";
import { issueTeamCodes } from "../../orders/server/team-codes.ts";
import { packageLimitOf, takePackagePlaces } from "../../packages/server/stock-store.ts";
import { releaseSeats, retakeSeats } from "../../seats/server/save-seats.ts";
import { passPlacesOn, type WaitingDeps } from "../../waiting/server/offers.ts";
import { addedOrders } from "../addition-texts.ts";
import { optionSubject, ordersThatAddedTo, registrationAddedTo } from "./chosen-options-store.ts";
import {
	lockedRegistration,
	type RegistrationFacts,
	registrationsOfOrder,
	releaseCalendarPlace,
	setRegistrationStatus,
	takeCalendarPlace,
} from "./store.ts";

/** Who caused a change, for the audit: an account, or a part of the program. */
type Actor = string;
export type SettleDeps = WaitingDeps;

/** Confirms the registrations that an order has reserved. */
export async function confirmRegistrations(tx: Tx, orderId: number): Promise<void> {
	for (const one of await registrationsOfOrder(tx, orderId)) {
		if (one.status === "reserved") await setRegistrationStatus(tx, one.id, "confirmed");
	}
}

/** Confirms a held order that is paid, or free, and what it paid for; of a team's order the codes are issued. */
export async function confirmOrder(tx: Tx, deps: SettleDeps, order: OrderFacts, actor: Actor): Promise<void> {
	const now = deps.clock.now();
	const wasConfirmed = order.status === "confirmed"; // a deferred invoice that is paid now
	await changeOrder(tx, order.id, { status: "confirmed", confirmedAt: order.confirmedAt ?? now, holdsUntil: null });
	await confirmRegistrations(tx, order.id);
	await addAuditEntry(tx, entryOf(order, actor, wasConfirmed ? "order.paid" : "order.confirmed", now));
	await issueTeamCodes(tx, deps, order, (await eventById(tx, order.eventId))!);
}

/** Ends a held order that shall not be paid any more: its places, its code's uses and what it added are free again. */
export async function releaseOrder(
	tx: Tx,
	deps: SettleDeps,
	order: OrderFacts,
	{ status, actor }: { status: "expired" | "cancelled"; actor: Actor },
): Promise<void> {
	const now = deps.clock.now();
	await changeOrder(tx, order.id, { status, endedAt: now, holdsUntil: null });
	await addAuditEntry(tx, entryOf(order, actor, `order.${status}`, now));
	await tellEnded(tx, deps, order, status);
	await releaseCodeUse(tx, `order:${order.id}`, now);
	for (const one of await registrationsOfOrder(tx, order.id)) await releaseRegistration(tx, deps, one);
	await releaseOptions(tx, { orderId: order.id }, now);
	for (const line of await teamLines(tx, order.id)) {
		await passPlacesOn(tx, deps, line.packageId!, line.quantity - line.refundedQuantity);
	}
}

/** No order ends silently: its buyer is told why it did. */
async function tellEnded(tx: Tx, deps: SettleDeps, order: OrderFacts, status: "expired" | "cancelled"): Promise<void> {
	const buyer = order.accountId === null ? undefined : await accountById(tx, order.accountId);
	if (!buyer) return;
	const event = (await eventById(tx, order.eventId))!;
	const waited = waitsFor(order, buyer.emailVerified);
	const expired = waited
		? ({ confirmation: "expiredUnconfirmed", approval: "expiredUnapproved" } as const)[waited]
		: status;
	const hasPart = order.paidGrosz > 0;
	const kind = hasPart ? "expiredInParts" : status === "cancelled" ? status : expired;
	const told = { order, event, email: buyer.email, receivedGrosz: order.paidGrosz };
	await sendOrderLetter(tx, deps, { kind, ...told });
}

/** Ends a registration: its code's use, its place of the calendar, its options and its place of the package go to others. */
export async function releaseRegistration(tx: Tx, deps: SettleDeps, one: RegistrationFacts): Promise<void> {
	if (one.status === "cancelled") return;
	await setRegistrationStatus(tx, one.id, "cancelled");
	await releaseCodeUse(tx, `registration:${one.id}`, deps.clock.now());
	await releaseSeats(tx, one.id, deps.clock.now());
	if (one.calendarId !== null) await releaseCalendarPlace(tx, one.calendarId, one.isOnline);
	await releaseOptions(tx, { subject: optionSubject(one.id) }, deps.clock.now());
	// the place of a team's code stays with the code, which can be used again
	if (one.holdsPlace) await passPlacesOn(tx, deps, one.packageId);
}

/**
 * Throws a 409 where an order that stands added something to registrations that are about to end: its money must go back
 * first. They are held from here on, so that nobody adds anything to them meanwhile.
 */
export async function refuseAddedTo(tx: Tx, registrations: readonly Pick<RegistrationFacts, "id">[]): Promise<void> {
	const ids = registrations.map((one) => one.id);
	for (const id of ids) await lockedRegistration(tx, id);
	const numbers = await ordersThatAddedTo(tx, ids);
	if (numbers.length > 0) throw new Failure(409, addedOrders(numbers));
}

/** In the order in which places are taken. */
async function teamLines(tx: Tx, orderId: number) {
	const lines = (await linesOf(tx, orderId)).filter((line) => line.kind === "team");
	return lines.sort((a, b) => a.packageId! - b.packageId!);
}

/** The places of an expired order were taken by others in the meantime. */
export class PlacesGone extends Error {}

/**
 * Takes the places of an expired order again and confirms it, because its money came late. Throws `PlacesGone` where
 * anything of it is not to be had any more: the caller's transaction must then be rolled back to before it.
 */
export async function retakeOrder(tx: Tx, deps: SettleDeps, order: OrderFacts, actor: Actor): Promise<void> {
	const now = deps.clock.now();
	if (!(await retakeCodeUse(tx, `order:${order.id}`, now))) throw new PlacesGone();
	for (const one of await registrationsOfOrder(tx, order.id)) {
		const isBack = await setRegistrationStatus(tx, one.id, "confirmed");
		if (!isBack) throw new PlacesGone(); // the person has registered anew
		if (!(await retakeCodeUse(tx, `registration:${one.id}`, now))) throw new PlacesGone();
		await retakeSeats(tx, one.id, now); // those that are gone do not cost the ticket
		if (one.calendarId !== null && !(await takeCalendarPlace(tx, one.calendarId, one.isOnline))) throw new PlacesGone();
		if (!(await retakeOptions(tx, { subject: optionSubject(one.id) }))) throw new PlacesGone();
		if (one.holdsPlace) await retakePlaces(tx, one.packageId, 1);
	}
	await retakeAdded(tx, order.id);
	for (const line of await teamLines(tx, order.id)) await retakePlaces(tx, line.packageId!, line.quantity);
	await changeOrder(tx, order.id, { endedAt: null });
	await confirmOrder(tx, deps, order, actor);
}

/** What the order had added to a registration, which must still stand. */
async function retakeAdded(tx: Tx, orderId: number): Promise<void> {
	const addedTo = await registrationAddedTo(tx, orderId);
	if (!addedTo) return;
	const one = await lockedRegistration(tx, addedTo.id);
	if (one?.status !== "confirmed" || !(await retakeOptions(tx, { orderId }))) throw new PlacesGone();
}

async function retakePlaces(tx: Tx, packageId: number, count: number): Promise<void> {
	if (!(await takePackagePlaces(tx, packageId, await packageLimitOf(tx, packageId), count))) throw new PlacesGone();
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
