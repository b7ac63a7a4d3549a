import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Holder } from "./save-seats.ts";

/** A registration with the facts that its person's seats depend on. */
export type OwnHolder = Holder & { isCancelled: boolean; eventCode: string; timeZone: string };

type OfPerson = { accountId: string; registrationId: number };

/** The registration slice answers these. Undefined if an account has no such registration. */
export type SeatHolders = {
	own(db: Database, of: OfPerson): Promise<OwnHolder | undefined>;
	/** Locks its row until the commit, so that its seats and state do not change. */
	held(tx: Tx, of: OfPerson): Promise<OwnHolder | undefined>;
};
