import { type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { oneRow } from "./one-row.ts";

/** The number of rows of each select, counted up to `max`, in one statement. */
export async function cappedCounts(db: Database, selects: readonly SQLWrapper[], max: number): Promise<number[]> {
	if (selects.length === 0) return [];
	const counts = selects.map((one) => sql`(select count(*)::int from (${one} limit ${max}) as capped)`);
	// JSON, because the driver parses PostgreSQL arrays character by character.
	const all = sql<number[]>`to_json(array[${sql.join(counts, sql`, `)}])`;
	return oneRow(await db.select({ all }).from(sql`(select 1) as one`)).all;
}
