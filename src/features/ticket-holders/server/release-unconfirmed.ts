import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import { retakeCodeUse } from "../../codes/server/store.ts";
import { isOver } from "../../event/over.ts";
import { sendEventEmail } from "../../event/server/event-email.ts";
import { takeCalendarPlace } from "../../event/server/places-store.ts";
import { endOfEvent, eventById } from "../../event/server/store.ts";
import { retakeOptions } from "../../options/server/store.ts";
import { addToWaitingList } from "../../packages/server/add-to-waiting-list.ts";
import { retakePackagePlaces } from "../../packages/server/stock-store.ts";
import { packageById } from "../../packages/server/store.ts";
import { retakeSeats } from "../../seats/server/save-seats.ts";
import { gonePlaceEmail, placeNotices } from "../place-texts.ts";
import { optionSubject } from "./chosen-options-store.ts";
import { type ReleaseDeps, releaseRegistration } from "./follow-order.ts";
import {
	type HeldRegistration,
	lockHeldRegistrations,
	markReleased,
	overdueRegistration,
	setRegistrationStatus,
} from "./store.ts";

/**
 * Releases overdue unconfirmed places, one transaction each. A later confirmation takes them again. Returns the count;
 * several processes may run it.
 */
export async function releaseUnconfirmed(deps: ReleaseDeps & { db: NodePgDatabase }): Promise<number> {
	for (let count = 0; ; count++) {
		const isReleased = await deps.db.transaction(async (tx) => {
			const now = deps.clock.now();
			const one = await overdueRegistration(tx, now);
			if (!one) return false;
			await addAuditEntry(tx, {
				at: now,
				actor: "job:expire-orders",
				action: "registration.unconfirmed",
				subject: `registration:${one.id}`,
				eventId: one.eventId,
			});
			await releaseRegistration(tx, deps, one);
			await markReleased(tx, one.id, one.placeHeldUntil);
			return true;
		});
		if (!isReleased) return count;
	}
}

type LostPlace = "package" | "day" | "code";

class PlaceGone extends Error {
	readonly gone: LostPlace;

	constructor(gone: LostPlace) {
		super(gone);
		this.gone = gone;
	}
}

/**
 * Confirms held free places and takes released ones again, in the transaction that confirms the account's address. For
 * a lost place the person gets an e-mail and, for a full package, a position in the waiting list. Returns a notice;
 * undefined if nothing is lost.
 */
export async function keepHeldPlaces(tx: Tx, deps: ReleaseDeps, accountId: string): Promise<Text | undefined> {
	const notices: Text[] = [];
	for (const one of await lockHeldRegistrations(tx, accountId)) {
		if (one.status === "cancelled") notices.push(...(await retakePlace(tx, deps, one)));
		else await setRegistrationStatus(tx, one.id, "confirmed");
	}
	return notices[0];
}

/** Takes a released place again. Returns a notice if it is gone. */
async function retakePlace(tx: Tx, deps: ReleaseDeps, one: HeldRegistration): Promise<Text[]> {
	const event = await eventById(tx, one.eventId);
	if (isOver({ endsAt: await endOfEvent(tx, event) }, deps.clock.now())) {
		await markReleased(tx, one.id, null);
		return [];
	}
	try {
		// a savepoint
		const isWhole = await tx.transaction((inner) => retake(inner, deps, one));
		return isWhole ? [] : [placeNotices.lessExtras];
	} catch (error) {
		if (!(error instanceof PlaceGone)) throw error;
		await markReleased(tx, one.id, null);
		await emailPlaceGone(tx, deps, one, error.gone);
		return [placeNotices[error.gone]];
	}
}

/**
 * Takes a registration's places again, in the common lock order. Returns false if only seats or options are lost.
 * Throws `PlaceGone` if the ticket is.
 */
async function retake(tx: Tx, deps: ReleaseDeps, one: HeldRegistration): Promise<boolean> {
	const now = deps.clock.now();
	// the person has another registration
	if (!(await setRegistrationStatus(tx, one.id, "confirmed"))) {
		await markReleased(tx, one.id, null);
		return true;
	}
	if (!(await retakeCodeUse(tx, `registration:${one.id}`, now))) throw new PlaceGone("code");
	const goneSeats = await retakeSeats(tx, deps, one.id);
	if (one.calendarId !== null && !(await takeCalendarPlace(tx, one.calendarId, one.isOnline))) {
		throw new PlaceGone("day");
	}
	const hasOptions = await tx
		.transaction(async (inner) => {
			if (!(await retakeOptions(inner, { subject: optionSubject(one.id) }))) throw new PlaceGone("package");
			return true;
		})
		.catch((error: unknown) => {
			if (error instanceof PlaceGone) return false;
			throw error;
		});
	if (!(await retakePackagePlaces(tx, one.packageId, 1))) throw new PlaceGone("package");
	return hasOptions && goneSeats.length === 0;
}

/** E-mails a person whose place is gone. For a full package they join the waiting list, already confirmed. */
async function emailPlaceGone(tx: Tx, deps: ReleaseDeps, one: HeldRegistration, gone: LostPlace): Promise<void> {
	const person = invariant(await accountById(tx, one.accountId), "the account");
	const chosen = await packageById(tx, one.packageId);
	if (gone === "package") {
		await addToWaitingList(tx, deps, chosen, person, { isOwn: true, kind: "placeGone" });
		return;
	}
	await sendEventEmail(tx, deps, {
		to: person,
		event: await eventById(tx, one.eventId),
		kind: `place-gone-${gone}`,
		texts: gonePlaceEmail[gone],
		values: { package: chosen.name },
		path: `registration.html?package=${encodeURIComponent(chosen.code)}`,
	});
}
