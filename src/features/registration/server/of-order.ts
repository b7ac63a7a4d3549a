import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import { releaseCodeUse, retakeCodeUse } from "../../codes/server/store.ts";
import { releaseOptions, retakeOptions } from "../../options/server/store.ts";
import { type OfOrder, type OrderedPlace, PlacesGone } from "../../orders/server/order-commands.ts";
import { linesOf } from "../../orders/server/store.ts";
import { passPlacesOn, type WaitingDeps } from "../../packages/server/offers.ts";
import { retakePackagePlaces } from "../../packages/server/stock-store.ts";
import type { SeatQueueDeps } from "../../seats/server/offer-seats.ts";
import { releaseSeats, retakeSeats } from "../../seats/server/save-seats.ts";
import { addedOrders } from "../addition-texts.ts";
import { changedBy } from "../change-texts.ts";
import { changeOfOrder, registrationServed, standingChanges } from "./change-store.ts";
import { optionSubject, ordersThatAddedTo, registrationAddedTo } from "./chosen-options-store.ts";
import {
	lastEndOf,
	lockedRegistration,
	namesOfRegistrations,
	type RegistrationContext,
	registrationsById,
	registrationsOfOrder,
	releaseCalendarPlace,
	setRegistrationStatus,
	takeCalendarPlace,
} from "./store.ts";
import { teamDaysFile, ticketFiles } from "./ticket-file.ts";

/** What ending a registration needs: its place and its seats go to others. */
export type ReleaseDeps = WaitingDeps & SeatQueueDeps;

/** Confirms the registrations that an order has reserved. */
export async function confirmRegistrations(tx: Tx, { orderId }: OfOrder): Promise<void> {
	for (const one of await registrationsOfOrder(tx, orderId)) {
		if (one.status === "reserved") await setRegistrationStatus(tx, one.id, "confirmed");
	}
}

/** Ends the registrations of an order that ended. */
export async function endRegistrations(tx: Tx, deps: ReleaseDeps, { orderId }: OfOrder): Promise<void> {
	for (const one of await registrationsOfOrder(tx, orderId)) await releaseRegistration(tx, deps, one);
}

/**
 * Ends a registration: its code's use, its place of the calendar, its options and its place of the package go to others;
 * with `keepsCode` the code stays used, because its ticket was.
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
	// the place of a team's code stays with the code, which can be used again
	if (one.holdsPlace) await passPlacesOn(tx, deps, one.packageId);
}

/**
 * Takes the registrations of an expired order again, and what it had added to one. Throws `PlacesGone` where anything of
 * it is not to be had any more.
 */
export async function retakeRegistrations(tx: Tx, deps: SeatQueueDeps, { orderId }: OfOrder): Promise<void> {
	const now = deps.clock.now();
	for (const one of await registrationsOfOrder(tx, orderId)) {
		const isBack = await setRegistrationStatus(tx, one.id, "confirmed");
		if (!isBack) throw new PlacesGone(); // the person has registered anew
		if (!(await retakeCodeUse(tx, `registration:${one.id}`, now))) throw new PlacesGone();
		await retakeSeats(tx, deps, one.id); // those that are gone do not cost the ticket
		if (one.calendarId !== null && !(await takeCalendarPlace(tx, one.calendarId, one.isOnline))) throw new PlacesGone();
		if (!(await retakeOptions(tx, { subject: optionSubject(one.id) }))) throw new PlacesGone();
		if (one.holdsPlace && !(await retakePackagePlaces(tx, one.packageId, 1))) throw new PlacesGone();
	}
	await retakeAdded(tx, orderId);
}

/** What the order had added to a registration, which must still stand. */
async function retakeAdded(tx: Tx, orderId: number): Promise<void> {
	const addedTo = await registrationAddedTo(tx, orderId);
	if (!addedTo) return;
	const one = await lockedRegistration(tx, addedTo.id);
	if (one?.status !== "confirmed" || !(await retakeOptions(tx, { orderId }))) throw new PlacesGone();
}

/** As `refuseAddedTo`, of what an order registers. */
export async function refuseAddedToOrder(tx: Tx, { orderId }: OfOrder): Promise<void> {
	await refuseAddedTo(tx, await registrationsOfOrder(tx, orderId));
}

/**
 * Throws a 409 where an order that stands added something to registrations that are about to end, or changed their
 * packages: its money must go back first. They are held from here on, so that nobody adds anything to them meanwhile.
 */
export async function refuseAddedTo(tx: Tx, registrations: readonly Pick<RegistrationContext, "id">[]): Promise<void> {
	const ids = registrations.map((one) => one.id);
	for (const id of ids) await lockedRegistration(tx, id);
	const numbers = await ordersThatAddedTo(tx, ids);
	if (numbers.length > 0) throw new Failure(409, addedOrders(numbers));
	const changes = (await standingChanges(tx, ids)).map((one) => one.number);
	if (changes.length > 0) throw new Failure(409, changedBy(changes));
}

/** Ends what an order registered and gives back, or of what costs nothing by itself only the options: the ticket stays. */
export async function giveRegistrationsBack(
	tx: Tx,
	deps: ReleaseDeps,
	{ orderId, withTicket, optionIds }: OfOrder & { withTicket: boolean; optionIds: number[] },
): Promise<void> {
	for (const one of await registrationsOfOrder(tx, orderId)) {
		if (withTicket) await releaseRegistration(tx, deps, one);
		else await releaseOptions(tx, { subject: optionSubject(one.id) }, deps.clock.now(), optionIds);
	}
}

/**
 * Whom an order is for, first and last name: those that it registers, and whoever has the ticket that it adds something
 * to or whose package it changes. Of a team nobody is known: its codes are handed on.
 */
export async function participantsOf(db: Database, { orderId }: OfOrder): Promise<string[]> {
	const registered = (await registrationsOfOrder(db, orderId)).filter((one) => one.status !== "cancelled");
	const served = await registrationServed(db, orderId);
	const ids = [...registered, ...(served ? [served] : [])].map((one) => one.id);
	const names = await namesOfRegistrations(db, ids);
	return ids.flatMap((id) => names.get(id) ?? []);
}

/** What goes with the e-mail about an order that is confirmed: its tickets, or the one that it changed, with their days; of a team the days alone. */
export async function filesOfOrder(
	db: Database,
	{ orderId, event }: OfOrder & { event: { code: string } },
): Promise<Attachment[]> {
	const registered = (await registrationsOfOrder(db, orderId)).filter((one) => one.status === "confirmed");
	const isTeam = (await linesOf(db, orderId)).some((line) => line.kind === "team");
	const change = await changeOfOrder(db, orderId);
	return [
		...registered.flatMap((one) => ticketFiles(event, one.id)),
		...(change?.state === "done" ? ticketFiles(event, change.registrationId) : []),
		...(isTeam ? [teamDaysFile(event, orderId)] : []),
	];
}

/** The registrations that an order is for, or the one that it adds something to or changes, with whose they are. */
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

/** When the edition of a meetup that an order is for ends, of several the last one; undefined where it is for none. */
export async function endOfOrder(db: Database, order: OfOrder): Promise<Date | undefined> {
	const calendarIds = (await placesOfOrder(db, order)).flatMap((one) => one.calendarId ?? []);
	return lastEndOf(db, calendarIds);
}

/** Who used codes, first and last name, by what they were used for. */
export async function codeUsers(db: Database, subjects: string[]): Promise<Map<string, string>> {
	const ids = subjects.flatMap((subject) => Number(/^registration:(\d+)$/.exec(subject)?.[1] ?? []));
	const names = await namesOfRegistrations(db, ids);
	return new Map([...names].map(([id, name]) => [`registration:${id}`, name]));
}
