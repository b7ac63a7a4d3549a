import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Holder } from "./save-seats.ts";

/** For its person. */
export type OwnHolder = Holder & { isCancelled: boolean; eventCode: string; timeZone: string };

type OfPerson = { accountId: string; registrationId: number };

/** The registration slice implements them; undefined if an account has no such registration. */
export type SeatHolders = {
	own(db: Database, of: OfPerson): Promise<OwnHolder | undefined>;
	/** Locked until commit. */
	held(tx: Tx, of: OfPerson): Promise<OwnHolder | undefined>;
};
