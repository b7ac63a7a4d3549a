import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { must } from "../../../kit/must/must.ts";
import type { SeatQueueDeps } from "../../seats/server/offer-seats.ts";
import { type Holder, refusedSeats, saveSeats } from "../../seats/server/save-seats.ts";
import { LackOfPlaces } from "./lack-of-places.ts";
import type { Offer } from "./offer.ts";

/** Ids of the lectures that were chosen. */
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
	throw new LackOfPlaces(must(first, "the first refusal"), { fields: { savedReservations: [...refused.values()] } });
}

/**
 * A look at the lectures chosen with a registration before the costly work, not a promise. Throws a 409 whose sentences
 * name those that cannot be had.
 */
export async function checkChosenSeats(db: Database, entry: Entry): Promise<void> {
	const { seats, now } = entry;
	if (seats.length > 0) refuse(await refusedSeats(db, holderOf(entry, 0), seats, now));
}

/** Takes the seats chosen with a registration, all or nothing: throws as `checkChosenSeats` does. */
export async function takeChosenSeats(
	tx: Tx,
	deps: SeatQueueDeps,
	entry: Entry,
	registrationId: number,
): Promise<void> {
	const { seats } = entry;
	if (seats.length > 0) refuse((await saveSeats(tx, deps, holderOf(entry, registrationId), seats)).refused);
}
