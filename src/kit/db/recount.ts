import { type SQL, sql } from "drizzle-orm";
import type { Database, Tx } from "./database.ts";

/** A counter and the number that it should have. */
export type Count = {
	/** The counter row's key, or another name. */
	key: string;
	eventId: number | null;
	name: string;
	counter: number;
	facts: number;
};

/** How counters of a kind are locked and corrected. */
export type Correction = {
	/** Locks counter rows, creating missing ones, in the order of purchases. */
	hold(tx: Tx, keys: string[]): Promise<unknown>;
	/** The statement that corrects a counter; it changes nothing if that is not allowed. */
	set(one: Count): SQL;
};

export type Recount = {
	/** The wrong counters, found by one statement and so consistent. */
	differing(db: Database): Promise<Count[]>;
	/** Undefined for counters that people must investigate. */
	correction?: Correction;
};

/** A recount by a statement that returns key, "eventId", name, counter and actual number of every counter. */
export function recountBy(statement: SQL): Recount["differing"] {
	return async (db) => {
		const differing = sql`select key, "eventId", name, counter, facts from (${statement}) as recount
			where counter <> facts order by length(key), key`;
		return (await db.execute<Count>(differing)).rows;
	};
}

/**
 * Corrects wrong counters in a transaction that has not written to them. Locks their rows first, so a concurrent
 * purchase is counted before, or counts itself afterwards. Returns the corrections.
 */
export async function setToFacts(tx: Tx, { differing, correction }: Recount): Promise<Count[]> {
	if (!correction) return [];
	const suspected = new Set((await differing(tx)).map((one) => one.key));
	if (suspected.size === 0) return [];
	await correction.hold(tx, [...suspected]);
	const set: Count[] = [];
	for (const one of await differing(tx)) {
		if (!suspected.has(one.key)) continue;
		const { rowCount } = await tx.execute(correction.set(one));
		if (rowCount) set.push(one);
	}
	return set;
}
