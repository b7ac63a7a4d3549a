import type { Tx } from "../../../kit/db/database.ts";
import { isOver } from "../../event/over.ts";
import { endOfEvent, eventById } from "../../event/server/store.ts";
import { forgetSeats } from "../../seats/server/store.ts";
import { type ReleaseDeps, releaseRegistration } from "./of-order.ts";
import { lastEndOf, lockedRegistrationsOf, type RegistrationContext } from "./store.ts";

/** Holds the registrations of an account to the end of the transaction. */
export async function holdRegistrations(tx: Tx, accountId: string): Promise<void> {
	await lockedRegistrationsOf(tx, accountId);
}

/**
 * Ends the registrations of an account that is about to go: places, seats and options go to the next in line or to the
 * stock. A code by which somebody was to come can be used again; one by which somebody came stays used. Gives the ids of
 * all that it ever had, whose rows go with the account.
 */
export async function eraseRegistrations(tx: Tx, deps: ReleaseDeps, accountId: string): Promise<number[]> {
	const all = await lockedRegistrationsOf(tx, accountId);
	for (const one of all) {
		await releaseRegistration(tx, deps, one, { keepsCode: await isRegistrationOver(tx, deps, one) });
	}
	const ids = all.map((one) => one.id);
	await forgetSeats(tx, ids);
	return ids;
}

async function isRegistrationOver(
	tx: Tx,
	{ clock }: ReleaseDeps,
	{ eventId, calendarId }: RegistrationContext & { eventId: number },
): Promise<boolean> {
	const edition = calendarId === null ? undefined : await lastEndOf(tx, [calendarId]);
	return isOver({ endsAt: edition ?? (await endOfEvent(tx, await eventById(tx, eventId))) }, clock.now());
}
