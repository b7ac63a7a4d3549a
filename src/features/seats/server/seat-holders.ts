import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Holder } from "./save-seats.ts";

/** A registration as its person asks about its seats. */
export type OwnHolder = Holder & { isCancelled: boolean; eventCode: string; timeZone: string };

type OfPerson = { accountId: string; registrationId: number };

/** The registration slice implements them; undefined if an account has no such registration. */
export type SeatHolders = {
	own(db: Database, of: OfPerson): Promise<OwnHolder | undefined>;
	/** The same, with its row locked until commit: no concurrent change of its seats or state. */
	held(tx: Tx, of: OfPerson): Promise<OwnHolder | undefined>;
};
