import type { Database } from "../../../kit/db/database.ts";
import type { Hits } from "../contract.ts";

/** `typed` is not empty. */
export type Search = { eventId: number; typed: string; limit: number };

/** Queries that other features answer. Each returns at most `limit` hits of the event. */
export type FindReads = {
	/** Addresses find people only with `seesDetails`. */
	people(db: Database, of: Search & { seesDetails: boolean }): Promise<Hits["people"]>;
	orders(db: Database, of: Search & { now: Date }): Promise<Hits["orders"]>;
	codes(db: Database, of: Search & { now: Date }): Promise<Hits["codes"]>;
	lectures(db: Database, of: Search): Promise<Hits["lectures"]>;
	companies(db: Database, of: Search): Promise<Hits["companies"]>;
};
