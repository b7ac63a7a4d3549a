import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { account, credential, session } from "./tables.ts";

export async function givePasswords(
	db: Database,
	ids: string[],
	{ passwordHash: password, now }: { passwordHash: string; now: Date },
): Promise<void> {
	const times = { createdAt: now, updatedAt: now };
	const values = (await withoutPassword(db, ids)).map((id) => ({
		id: `demonstration-${id}`,
		accountId: id,
		providerId: "credential",
		userId: id,
		password,
		...times,
	}));
	if (values.length > 0) await db.insert(credential).values(values).onConflictDoNothing();
}

export async function withoutPassword(db: Database, ids: string[]): Promise<string[]> {
	const rows = await db
		.select({ id: account.id })
		.from(account)
		.leftJoin(credential, eq(credential.userId, account.id))
		.where(and(inArray(account.id, ids), isNull(credential.id)));
	return rows.map((row) => row.id);
}

export async function lockOut(db: Database, ids: string[]): Promise<void> {
	await db.delete(session).where(inArray(session.userId, ids));
	await db.delete(credential).where(inArray(credential.userId, ids));
}
