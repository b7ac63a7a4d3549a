import { inArray } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { account, credential, session } from "../../account/server/tables.ts";

/** The portraits of those of some accounts that are there. */
export async function facesOf(db: Database, ids: string[]): Promise<Map<string, string | null>> {
	const rows = await db.select({ id: account.id, image: account.image }).from(account).where(inArray(account.id, ids));
	return new Map(rows.map(({ id, image }) => [id, image]));
}

/** Ends the sessions of some accounts and forgets the passwords that were set for them. */
export async function lockOut(db: Database, ids: string[]): Promise<void> {
	await db.delete(session).where(inArray(session.userId, ids));
	await db.delete(credential).where(inArray(credential.userId, ids));
}
