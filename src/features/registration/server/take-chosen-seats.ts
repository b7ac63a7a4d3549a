import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { SeatQueueDeps } from "../../seats/server/offer-seats.ts";
import { type Holder, refusedSeats, saveSeats } from "../../seats/server/save-seats.ts";
import { LackOfPlaces } from "./lack-of-places.ts";
import type { Offer } from "./offer.ts";

/** `seats` are lecture ids. */
type Entry = { seats: number[]; offer: Offer; now: Date };

function holderOf({ offer }: Entry, registrationId: number): Holder {
	const { event, chosen, calendar } = offer;
	return {
		registrationId,
		eventId: event.id,
		calendarId: calendar?.id ?? null,
		isOnline: offer.isOnline,
		lectures: chosen.includes.lectures,
		hasExtendedSeats: chosen.hasExtendedSeats,
	};
}

function refuse(refused: Map<number, Text>): void {
	if (refused.size === 0) return;
	const [first] = refused.values();
	throw new LackOfPlaces(invariant(first, "the first refusal"), {
		fields: { savedReservations: [...refused.values()] },
	});
}

/**
 * Checks the chosen lectures before the costly steps, without reserving. Throws 409 that names the unavailable ones.
 */
export async function checkChosenSeats(db: Database, entry: Entry): Promise<void> {
	const { seats, now } = entry;
	if (seats.length > 0) refuse(await refusedSeats(db, holderOf(entry, 0), seats, now));
}

/** Takes all seats chosen with a registration, or throws like `checkChosenSeats`. */
export async function takeChosenSeats(
	tx: Tx,
	deps: SeatQueueDeps,
	entry: Entry,
	registrationId: number,
): Promise<void> {
	const { seats } = entry;
	if (seats.length > 0) refuse((await saveSeats(tx, deps, holderOf(entry, registrationId), seats)).refused);
}
