import { type SQL, sql } from "drizzle-orm";
import type { Database, Tx } from "./database.ts";

/** A counter beside the facts that it counts. */
export type Count = {
	/** The key of its row, or what else names it. */
	key: string;
	eventId: number | null;
	/** What people call it: "MSTS25 BASIC-ONLINE". */
	name: string;
	counter: number;
	facts: number;
};

/** How counters of a kind are held and set to their facts. */
export type Correction = {
	/** Holds the rows of counters, which it makes where there are none, in the order in which whoever takes several does. */
	hold(tx: Tx, keys: string[]): Promise<unknown>;
	/** The statement that sets a counter to its facts; it touches no row where that must not be. */
	set(one: Count): SQL;
};

/** Counters of a kind, counted anew. */
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
 * Sets the counters that differ to their facts, in a transaction that has written nothing else of them. Their rows are
 * held first: whoever is in the middle of buying has either been counted, or will count himself. Gives what was set.
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
