import { and, asc, eq, inArray, isNull, like } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { account, credential, session } from "../../account/server/tables.ts";
import { staffedExhibitor } from "../../exhibitors/server/staff-store.ts";

/** The portraits of those of some accounts that are there. */
export async function facesOf(db: Database, ids: string[]): Promise<Map<string, string | null>> {
	const rows = await db.select({ id: account.id, image: account.image }).from(account).where(inArray(account.id, ids));
	return new Map(rows.map(({ id, image }) => [id, image]));
}

/** Gives those of some accounts that are there and have no password one. */
export async function givePasswords(
	db: Database,
	ids: string[],
	{ passwordHash: password, now }: { passwordHash: string; now: Date },
): Promise<void> {
	const times = { createdAt: now, updatedAt: now };
	const values = (await withoutPassword(db, ids)).map((id) => ({
		...{ id: `demonstration-${id}`, accountId: id, providerId: "credential", userId: id, password, ...times },
	}));
	if (values.length > 0) await db.insert(credential).values(values).onConflictDoNothing();
}

/** Those of some accounts that are there and have no password. */
export async function withoutPassword(db: Database, ids: string[]): Promise<string[]> {
	const rows = await db
		.select({ id: account.id })
		.from(account)
		.leftJoin(credential, eq(credential.userId, account.id))
		.where(and(inArray(account.id, ids), isNull(credential.id)));
	return rows.map((row) => row.id);
}

/** Ends the sessions of some accounts and forgets the passwords that were set for them. */
export async function lockOut(db: Database, ids: string[]): Promise<void> {
	await db.delete(session).where(inArray(session.userId, ids));
	await db.delete(credential).where(inArray(credential.userId, ids));
}

/** The first participants who are made up and hold the package that opens everything, in one order. */
export async function participantIds(db: Database, limit: number): Promise<string[]> {
	const holders = like(account.id, "00000000-0000-4000-9000-000000002%");
	const rows = await db.select({ id: account.id }).from(account).where(holders).orderBy(asc(account.id)).limit(limit);
	return rows.map((row) => row.id);
}

/** Whether any of some accounts has the site open; `app/wiring.ts` says who knows. */
export type HereReads = { isAnyHere(db: Database, accountIds: string[]): Promise<boolean> };

/** Whether somebody who works for an exhibitor has the site open: then they answer, and nobody over their head. */
export async function isStaffHere(
	{ db, hereReads }: { db: Database; hereReads: HereReads },
	exhibitorId: number,
): Promise<boolean> {
	return hereReads.isAnyHere(db, (await staffedExhibitor(db, exhibitorId))?.staffIds ?? []);
}
