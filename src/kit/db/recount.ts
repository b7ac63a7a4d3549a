import { type SQL, sql } from "drizzle-orm";
import type { Database, Tx } from "./database.ts";

/** A counter beside the facts that it counts. */
export type Count = {
	/** The key of its row, or what else names it. */
	key: string;
	eventId: number | null;
	/** Its name for people: "MSTS25 BASIC-ONLINE". */
	name: string;
	counter: number;
	facts: number;
};

/** How counters of a kind are held and set to their facts. */
export type Correction = {
	/** Locks counter rows, and creates missing ones, in the order in which buyers lock them. */
	hold(tx: Tx, keys: string[]): Promise<unknown>;
	/** The statement that sets a counter to its facts; it touches no row where that must not be. */
	set(one: Count): SQL;
};

export type Recount = {
	/** Those that differ from their facts, by one statement, which sees whole transactions only: right at any moment. */
	differing(db: Database): Promise<Count[]>;
	/** There only where counters may be set to their facts; others are for people to look into. */
	correction?: Correction;
};

/** A recount by a statement that gives key, "eventId", name, counter and facts of every counter. */
export function recountBy(statement: SQL): Recount["differing"] {
	return async (db) => {
		const differing = sql`select key, "eventId", name, counter, facts from (${statement}) as recount
			where counter <> facts order by length(key), key`;
		return (await db.execute<Count>(differing)).rows;
	};
}

/**
 * Corrects differing counters, in a transaction that has written nothing else of them. Locks their rows first, so a
 * concurrent purchase is counted before or counts itself afterwards. Gives the corrections.
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
