import type { Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { optionsOf, releaseOptions } from "../../options/server/store.ts";
import { type OfOrder, PlacesGone } from "../../orders/server/order-commands.ts";
import { passPlacesOn } from "../../packages/server/offers.ts";
import { lockPackageStock, retakePackagePlaces } from "../../packages/server/stock-store.ts";
import { packageById } from "../../packages/server/store.ts";
import type { SeatQueueDeps } from "../../seats/server/offer-seats.ts";
import { keepOpenSeats } from "../../seats/server/save-seats.ts";
import {
	type ChangeRecord,
	changeableOf,
	changeOfOrder,
	optionKinds,
	registrationServed,
	setChangeState,
	setPackage,
	standingChanges,
} from "../../ticket-holders/server/change-store.ts";
import { optionSubject } from "../../ticket-holders/server/chosen-options-store.ts";
import type { ReleaseDeps } from "../../ticket-holders/server/follow-order.ts";
import { seatHolders } from "../../ticket-holders/server/holder-store.ts";
import { lockRegistration, registrationsOfOrder } from "../../ticket-holders/server/store.ts";
import { freeOptions, paidNet } from "../rules.ts";
import { changeRefusals, countedBy, laterChange } from "../texts.ts";

async function changeIn(tx: Tx, { orderId }: OfOrder, state: ChangeRecord["state"]) {
	const change = await changeOfOrder(tx, orderId);
	if (!change) return undefined;
	const one = invariant(await lockRegistration(tx, change.registrationId), "the registration of a change");
	// it may have changed before the lock was granted
	const now = invariant(await changeOfOrder(tx, orderId), "the change of an order");
	return now.state === state ? { change: now, one } : undefined;
}

/** Gives a ticket the package that an order has paid for, and releases its earlier place. */
export async function confirmChange(tx: Tx, deps: ReleaseDeps, { orderId }: OfOrder): Promise<void> {
	const heldChange = await changeIn(tx, { orderId }, "held");
	if (!heldChange) return;
	const { change, one } = heldChange;
	await setChangeState(tx, change.id, "done");
	await setPackage(tx, one.id, { packageId: change.toPackageId, isOnline: change.toOnline, holdsPlace: true });
	await keepSeats(tx, deps, one);
	// the place of a team's code stays with the code
	if (change.heldPlace) await passPlacesOn(tx, deps, change.fromPackageId);
}

async function keepSeats(
	tx: Tx,
	deps: SeatQueueDeps,
	{ id: registrationId, accountId }: { id: number; accountId: string },
): Promise<void> {
	await keepOpenSeats(
		tx,
		deps,
		invariant(await seatHolders.held(tx, { accountId, registrationId }), "who holds seats"),
	);
}

/** Releases the held place. The ticket does not change. */
export async function endChange(tx: Tx, deps: ReleaseDeps, { orderId }: OfOrder): Promise<void> {
	const heldChange = await changeIn(tx, { orderId }, "held");
	if (!heldChange) return;
	await setChangeState(tx, heldChange.change.id, "ended");
	await passPlacesOn(tx, deps, heldChange.change.toPackageId);
}

/**
 * Takes an ended change's place again after a late payment. Throws `PlacesGone` without a place, or if the ticket was
 * refunded, changed by another order or lost a deducted option.
 */
export async function retakeChange(tx: Tx, { orderId }: OfOrder): Promise<void> {
	const ended = await changeIn(tx, { orderId }, "ended");
	if (!ended) return;
	const { change, one } = ended;
	const { accountId, id: registrationId } = one;
	const ticket = invariant(await changeableOf(tx, { accountId, registrationId }), "the ticket of a change");
	const { freeOptions: free } = await freeWith(tx, change.toPackageId);
	const counted = ticket.options.filter(({ kind }) => free.includes(kind)).map(({ line }) => line);
	const isAsItWas =
		one.status === "confirmed" && one.packageId === change.fromPackageId && one.isOnline === change.wasOnline;
	const others = await standingChanges(tx, [registrationId]);
	if (!isAsItWas || others.some(({ state }) => state === "held")) throw new PlacesGone();
	if (paidNet([...ticket.lines, ...counted]) !== change.paidNetGrosz) throw new PlacesGone();
	await lockPackageStock(tx, [change.fromPackageId, change.toPackageId]);
	if (!(await retakePackagePlaces(tx, change.toPackageId, 1))) throw new PlacesGone();
	await setChangeState(tx, change.id, "held");
}

/** Option kinds that are free with a package, and the ids of their options. */
async function freeWith(tx: Tx, packageId: number) {
	const { includes } = await packageById(tx, packageId);
	const options = await optionsOf(tx, [packageId]);
	const free = freeOptions(includes, options);
	const ids = options.filter(({ kind }) => free.includes(kind)).map(({ objectId, kind }) => ({ objectId, kind }));
	return { freeOptions: free, ids };
}

/**
 * Restores the ticket's previous package. Releases the better package's place, seats and free options. Throws 409 if a
 * valid change deducted a refunded option's price, a later change is valid, or the previous package is full.
 */
export async function undoChange(
	tx: Tx,
	deps: ReleaseDeps,
	{ orderId, optionIds }: OfOrder & { optionIds: number[] },
): Promise<void> {
	await refuseCounted(tx, orderId, optionIds);
	const done = await changeIn(tx, { orderId }, "done");
	if (!done) return;
	const { change, one } = done;
	const later = (await standingChanges(tx, [one.id])).find((other) => other.id > change.id);
	if (later) throw new Failure(409, laterChange(later.number));
	await setChangeState(tx, change.id, "undone");
	const before = { packageId: change.fromPackageId, isOnline: change.wasOnline, holdsPlace: change.heldPlace };
	await setPackage(tx, one.id, before);
	await keepSeats(tx, deps, one);
	const free = await freeWith(tx, change.toPackageId);
	const stays = (await freeWith(tx, change.fromPackageId)).freeOptions;
	const gone = free.ids.filter(({ kind }) => !stays.includes(kind)).map(({ objectId }) => objectId);
	await releaseOptions(tx, { subject: optionSubject(one.id) }, deps.clock.now(), gone);
	await lockPackageStock(tx, [change.fromPackageId, change.toPackageId]);
	if (change.heldPlace && !(await retakePackagePlaces(tx, change.fromPackageId, 1)))
		throw new Failure(409, changeRefusals.oldPackageFull);
	await passPlacesOn(tx, deps, change.toPackageId);
}

/** Throws 409 if a valid change of the ticket deducted the price. */
async function refuseCounted(tx: Tx, orderId: number, optionIds: readonly number[]): Promise<void> {
	const kinds = await optionKinds(tx, optionIds);
	if (kinds.length === 0) return;
	const served = await registrationServed(tx, orderId);
	const ids = [...(await registrationsOfOrder(tx, orderId)).map((one) => one.id), ...(served ? [served.id] : [])];
	for (const id of ids) await lockRegistration(tx, id);
	for (const change of await standingChanges(tx, ids)) {
		const counted = (await freeWith(tx, change.toPackageId)).freeOptions;
		if (kinds.some((kind) => counted.includes(kind))) throw new Failure(409, countedBy(change.number));
	}
}
