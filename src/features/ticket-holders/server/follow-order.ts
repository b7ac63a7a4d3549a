import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import { releaseCodeUse, retakeCodeUse } from "../../codes/server/store.ts";
import { lastEndOf, releaseCalendarPlace, takeCalendarPlace } from "../../event/server/places-store.ts";
import { releaseOptions, retakeOptions } from "../../options/server/store.ts";
import { type OfOrder, type OrderedPlace, PlacesGone } from "../../orders/server/order-commands.ts";
import { linesOf } from "../../orders/server/store.ts";
import { passPlacesOn, type WaitingDeps } from "../../packages/server/offers.ts";
import { retakePackagePlaces } from "../../packages/server/stock-store.ts";
import type { SeatQueueDeps } from "../../seats/server/offer-seats.ts";
import { releaseSeats, retakeSeats } from "../../seats/server/save-seats.ts";
import { cancelledEmail } from "../cancel-texts.ts";
import { addedOrders, changedBy } from "../extended-texts.ts";
import { handOverRefusals } from "../hand-over-texts.ts";
import { changeOfOrder, registrationServed, standingChanges } from "./change-store.ts";
import { additionsTo, optionSubject, registrationAddedTo } from "./chosen-options-store.ts";
import { isOfAnotherPerson } from "./hand-over-store.ts";
import {
	lockRegistration,
	namesOfRegistrations,
	type RegistrationContext,
	registrationsById,
	registrationsOfOrder,
	setRegistrationStatus,
} from "./store.ts";
import { tellCancelled } from "./tell-cancelled.ts";
import { teamDaysFile, ticketFiles } from "./ticket-file.ts";

/** Freed places and seats go to the next in line. */
export type ReleaseDeps = WaitingDeps & SeatQueueDeps;

export async function confirmRegistrations(tx: Tx, { orderId }: OfOrder): Promise<void> {
	for (const one of await registrationsOfOrder(tx, orderId)) {
		if (one.status === "reserved") await setRegistrationStatus(tx, one.id, "confirmed");
	}
}

export async function endRegistrations(tx: Tx, deps: ReleaseDeps, { orderId }: OfOrder): Promise<void> {
	for (const one of await registrationsOfOrder(tx, orderId)) await releaseRegistration(tx, deps, one);
}

/**
 * Releases a registration's seats, places and options. Its code's use is freed unless `keepsCode`, for a used ticket.
 */
export async function releaseRegistration(
	tx: Tx,
	deps: ReleaseDeps,
	one: RegistrationContext,
	{ keepsCode = false }: { keepsCode?: boolean } = {},
): Promise<void> {
	if (one.status === "cancelled") return;
	await setRegistrationStatus(tx, one.id, "cancelled");
	if (!keepsCode) await releaseCodeUse(tx, `registration:${one.id}`, deps.clock.now());
	await releaseSeats(tx, deps, one.id);
	if (one.calendarId !== null) await releaseCalendarPlace(tx, one.calendarId, one.isOnline);
	await releaseOptions(tx, { subject: optionSubject(one.id) }, deps.clock.now());
	// a team's place stays with the code, which becomes valid again
	if (one.holdsPlace) await passPlacesOn(tx, deps, one.packageId);
}

/** Takes the registrations and additions of an expired order again. Throws `PlacesGone` if anything is sold out. */
export async function retakeRegistrations(tx: Tx, deps: SeatQueueDeps, { orderId }: OfOrder): Promise<void> {
	const now = deps.clock.now();
	for (const one of await registrationsOfOrder(tx, orderId)) {
		const isBack = await setRegistrationStatus(tx, one.id, "confirmed");
		if (!isBack) throw new PlacesGone(); // the person has another registration
		if (!(await retakeCodeUse(tx, `registration:${one.id}`, now))) throw new PlacesGone();
		await retakeSeats(tx, deps, one.id); // lost seats do not cost the ticket
		if (one.calendarId !== null && !(await takeCalendarPlace(tx, one.calendarId, one.isOnline))) throw new PlacesGone();
		if (!(await retakeOptions(tx, { subject: optionSubject(one.id) }))) throw new PlacesGone();
		if (one.holdsPlace && !(await retakePackagePlaces(tx, one.packageId, 1))) throw new PlacesGone();
	}
	await retakeAdditions(tx, orderId);
}

async function retakeAdditions(tx: Tx, orderId: number): Promise<void> {
	const addedTo = await registrationAddedTo(tx, orderId);
	if (!addedTo) return;
	const one = await lockRegistration(tx, addedTo.id);
	if (one?.status !== "confirmed" || !(await retakeOptions(tx, { orderId }))) throw new PlacesGone();
}

/** Throws 409 like `refuseAddedTo`, and for a buyer whose ticket another person has. */
export async function refuseAddedToOrder(tx: Tx, { orderId, isBuyer }: OfOrder & { isBuyer: boolean }): Promise<void> {
	if (isBuyer && (await isOfAnotherPerson(tx, orderId))) throw new Failure(409, handOverRefusals.returnedByOthers);
	await refuseAddedTo(tx, await registrationsOfOrder(tx, orderId));
}

/**
 * Throws 409 if a valid order has added to ending registrations or changed their package. That order must be refunded
 * first. Locks the registrations against more additions.
 */
export async function refuseAddedTo(tx: Tx, registrations: readonly Pick<RegistrationContext, "id">[]): Promise<void> {
	const ids = registrations.map((one) => one.id);
	for (const id of ids) await lockRegistration(tx, id);
	const refusal = await endingRefusal(tx, ids);
	if (refusal) throw new Failure(409, refusal);
}

/** The reason why registrations cannot end: a valid order has extended them or changed their package. */
async function endingRefusal(db: Database, ids: readonly number[]): Promise<Text | undefined> {
	const numbers = new Set((await additionsTo(db, ids)).map((one) => one.number));
	if (numbers.size > 0) return addedOrders([...numbers]);
	const changes = (await standingChanges(db, ids)).map((one) => one.number);
	return changes.length > 0 ? changedBy(changes) : undefined;
}

/** The registrations that valid orders have added to or changed. */
export async function extendedAmong(db: Database, registrations: readonly { id: number }[]): Promise<number[]> {
	const ids = registrations.map((one) => one.id);
	const extensions = await Promise.all([additionsTo(db, ids), standingChanges(db, ids)]);
	return [...new Set(extensions.flat().map((one) => one.registrationId))];
}

/** Like `refuseAddedToOrder`, for the order's page. */
export async function returnRefusalOf(
	db: Database,
	{ orderId, isBuyer }: OfOrder & { isBuyer: boolean },
): Promise<Text | undefined> {
	if (isBuyer && (await isOfAnotherPerson(db, orderId))) return handOverRefusals.returnedByOthers;
	const registrations = await registrationsOfOrder(db, orderId);
	return endingRefusal(
		db,
		registrations.map((one) => one.id),
	);
}

/**
 * Refunds an order's registrations. Without `withTicket` it refunds only the options `optionIds`. A holder who is not
 * the buyer gets an e-mail.
 */
export async function giveRegistrationsBack(
	tx: Tx,
	deps: ReleaseDeps,
	{ orderId, withTicket, optionIds }: OfOrder & { withTicket: boolean; optionIds: number[] },
): Promise<void> {
	const isOfOther = withTicket && (await isOfAnotherPerson(tx, orderId));
	for (const one of await registrationsOfOrder(tx, orderId)) {
		const { eventId } = invariant(await lockRegistration(tx, one.id), "the registration of an order");
		if (isOfOther && one.status !== "cancelled") await tellCancelled(tx, deps, { ...one, eventId }, cancelledEmail);
		if (withTicket) await releaseRegistration(tx, deps, one);
		else await releaseOptions(tx, { subject: optionSubject(one.id) }, deps.clock.now(), optionIds);
	}
}

/**
 * Full names of an order's participants, also of one whose ticket it extends or changes. Empty for a team's order,
 * whose codes are passed on.
 */
export async function participantsOf(db: Database, { orderId }: OfOrder): Promise<string[]> {
	const registered = (await registrationsOfOrder(db, orderId)).filter((one) => one.status !== "cancelled");
	const served = await registrationServed(db, orderId);
	const ids = [...registered, ...(served ? [served] : [])].map((one) => one.id);
	const names = await namesOfRegistrations(db, ids);
	return ids.flatMap((id) => names.get(id) ?? []);
}

/**
 * The attachments of an order's confirmation e-mail: new or changed tickets with their days. A team gets only the days.
 */
export async function filesOfOrder(
	db: Database,
	{ orderId, event }: OfOrder & { event: { code: string } },
): Promise<Attachment[]> {
	// another person's ticket is not for the buyer
	const isHandedOver = await isOfAnotherPerson(db, orderId);
	const own = isHandedOver ? [] : await registrationsOfOrder(db, orderId);
	const registered = own.filter((one) => one.status === "confirmed");
	const isTeam = (await linesOf(db, orderId)).some((line) => line.kind === "team");
	const change = await changeOfOrder(db, orderId);
	return [
		...registered.flatMap((one) => ticketFiles(event, one.id)),
		...(change?.state === "done" && !isHandedOver ? ticketFiles(event, change.registrationId) : []),
		...(isTeam ? [teamDaysFile(event, orderId)] : []),
	];
}

/** The registrations that an order pays for, extends or changes. */
export async function placesOfOrder(
	db: Database,
	{ orderId }: OfOrder,
): Promise<(RegistrationContext & OrderedPlace)[]> {
	const served = await registrationServed(db, orderId);
	const registrations = served ? await registrationsById(db, [served.id]) : await registrationsOfOrder(db, orderId);
	const names = await namesOfRegistrations(
		db,
		registrations.map((one) => one.id),
	);
	return registrations.map((one) => ({ ...one, name: names.get(one.id) ?? "" }));
}

/** The end of the last meetup edition in an order, or undefined. */
export async function endOfOrder(db: Database, order: OfOrder): Promise<Date | undefined> {
	const calendarIds = (await placesOfOrder(db, order)).flatMap((one) => one.calendarId ?? []);
	return lastEndOf(db, calendarIds);
}

/** Full names by the use's subject. */
export async function codeUsers(db: Database, subjects: string[]): Promise<Map<string, string>> {
	const ids = subjects.flatMap((subject) => Number(/^registration:(\d+)$/.exec(subject)?.[1] ?? []));
	const names = await namesOfRegistrations(db, ids);
	return new Map([...names].map(([id, name]) => [`registration:${id}`, name]));
}
