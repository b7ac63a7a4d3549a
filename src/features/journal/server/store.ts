import { inArray } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { account } from "../../account/server/views.ts";

/** Names of accounts; unknown ids are missing. */
export async function namesOf(db: Database, ids: string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const { id, firstName, lastName } = account;
	const rows = await db.select({ id, firstName, lastName }).from(account).where(inArray(id, ids));
	return new Map(rows.map((one) => [one.id, `${one.firstName} ${one.lastName}`]));
}
