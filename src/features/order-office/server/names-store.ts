import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database } from "../../../kit/db/database.ts";
import { account } from "../../account/server/views.ts";

/** Full names by account id; unknown ids are missing. */
export async function fullNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
	const { id, firstName, lastName } = account;
	const rows = await db.select({ id, firstName, lastName }).from(account).where(anyOf(id, ids));
	return new Map(rows.map((row) => [row.id, `${row.firstName} ${row.lastName}`]));
}
