import type { Tx } from "../../../kit/db/database.ts";
import { isOver } from "../../event/over.ts";
import { lastEndOf } from "../../event/server/places-store.ts";
import { endOfEvent, eventById } from "../../event/server/store.ts";
import { forgetSeats } from "../../seats/server/store.ts";
import { type ReleaseDeps, releaseRegistration } from "./follow-order.ts";
import { lockRegistrationsOf, type RegistrationContext } from "./store.ts";

export async function lockRegistrations(tx: Tx, accountId: string): Promise<void> {
	await lockRegistrationsOf(tx, accountId);
}

/**
 * Ends an account's registrations before its erasure and releases places, seats and options. Codes become valid again,
 * except for a past event. Returns the ids of all registrations, which the account's deletion deletes.
 */
export async function eraseRegistrations(tx: Tx, deps: ReleaseDeps, accountId: string): Promise<number[]> {
	const all = await lockRegistrationsOf(tx, accountId);
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
