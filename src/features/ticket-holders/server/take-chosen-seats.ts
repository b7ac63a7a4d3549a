import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { SeatQueueDeps } from "../../seats/server/offer-seats.ts";
import { type Holder, refusedSeats, saveSeats } from "../../seats/server/save-seats.ts";
import { LackOfPlaces } from "./lack-of-places.ts";

function refuse(refused: Map<number, Text>): void {
	if (refused.size === 0) return;
	const [first] = refused.values();
	throw new LackOfPlaces(invariant(first, "the first refusal"), {
		fields: { savedReservations: [...refused.values()] },
	});
}

/** Checks the chosen lectures before the costly steps, without reserving. Throws a 409 that names unavailable ones. */
export async function checkChosenSeats(
	db: Database,
	ticket: Omit<Holder, "registrationId">,
	lectureIds: number[],
	now: Date,
): Promise<void> {
	if (lectureIds.length > 0) refuse(await refusedSeats(db, ticket, lectureIds, now));
}

/** Takes all seats, or throws like `checkChosenSeats`. */
export async function takeChosenSeats(
	tx: Tx,
	deps: SeatQueueDeps,
	holder: Holder,
	lectureIds: number[],
): Promise<void> {
	if (lectureIds.length > 0) refuse((await saveSeats(tx, deps, holder, lectureIds)).refused);
}
