import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { type Holder, refusedSeats, saveSeats } from "../../seats/server/save-seats.ts";
import type { RegistrationPayload } from "../contract.ts";
import type { Offer } from "./offer.ts";

type Entry = { payload: RegistrationPayload; offer: Offer; now: Date };

function holderOf({ payload, offer }: Entry, registrationId: number): Holder {
	const { event, chosen, calendar } = offer;
	return {
		registrationId,
		eventId: event.id,
		calendarId: calendar?.id ?? null,
		isOnline: payload.isOnline ?? !chosen.isOnsite,
		lectures: chosen.includes.lectures,
		hasExtendedSeats: chosen.hasExtendedSeats,
	};
}

function refuse(refused: Map<number, Text>): void {
	if (refused.size === 0) return;
	const [first] = refused.values();
	throw new Failure(409, first!, { fields: { savedReservations: [...refused.values()] } });
}

/**
 * A look at the lectures chosen with a registration before the costly work, not a promise. Throws a 409 whose sentences
 * name those that cannot be had.
 */
export async function checkChosenSeats(db: Database, entry: Entry): Promise<void> {
	const wished = entry.payload.savedReservations ?? [];
	if (wished.length > 0) refuse(await refusedSeats(db, holderOf(entry, 0), wished, entry.now));
}

/** Takes the seats chosen with a registration, all or nothing: throws as `checkChosenSeats` does. */
export async function takeChosenSeats(tx: Tx, entry: Entry, registrationId: number): Promise<void> {
	const wished = entry.payload.savedReservations ?? [];
	if (wished.length > 0) refuse((await saveSeats(tx, holderOf(entry, registrationId), wished, entry.now)).refused);
}
