import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Holder } from "./save-seats.ts";

/** A registration as its person asks about its seats. */
export type OwnHolder = Holder & { isCancelled: boolean; eventCode: string; timeZone: string };

type OfPerson = { accountId: string; registrationId: number };

/** Who holds seats, as the room of registrations tells it; undefined where an account has no such registration. */
export type SeatHolders = {
	own(db: Database, of: OfPerson): Promise<OwnHolder | undefined>;
	/** The same, with its row held to the commit: nothing else changes its seats or its state meanwhile. */
	held(tx: Tx, of: OfPerson): Promise<OwnHolder | undefined>;
};
