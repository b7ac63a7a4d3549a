import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** Throws if the database does not answer. */
export async function checkAnswers(db: Database): Promise<void> {
	await db.execute(sql`select 1`);
}
