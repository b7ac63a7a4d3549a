import type { Database } from "../../../kit/db/database.ts";
import { isOver } from "../../event/over.ts";
import type { EventRecord } from "../../event/server/store.ts";
import { shownPlaces } from "../../packages/rules.ts";
import { placesTaken } from "../../packages/server/stock-store.ts";
import { pricedPackages } from "../../packages/server/store.ts";
import type { TicketHeld } from "../../registration/server/holder-store.ts";
import type { RecordingOffer } from "../contract.ts";
import { paidNetOf, recordingOffers } from "../rules.ts";

/** The packages of an event that open recordings, and what each would cost the holder of some tickets at a moment. */
export async function offersFor(
	db: Database,
	event: EventRecord,
	tickets: readonly TicketHeld[],
	now: Date,
): Promise<RecordingOffer[]> {
	const packages = await pricedPackages(db, event.id, now);
	const taken = await placesTaken(db, event.id);
	const offered = packages.map(({ id, name, includes, netGrosz, vatRate, capacity }) => ({
		...{ name, recordings: includes.recordings, netGrosz, vatRate },
		placesLeft: shownPlaces(capacity, taken.get(id) ?? 0),
	}));
	const isOnSale = event.allowRegistration && !isOver(event, now);
	return recordingOffers(offered, { paidNetGrosz: paidNetOf(tickets), isOnSale });
}
