import { and, desc, eq, lt, notInArray } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { account, knownBrowser } from "./tables.ts";

/** Expects a normalised address. */
export async function isBrowserOf(db: Database, tokenHash: string, email: string): Promise<boolean> {
	const rows = await db
		.select({ accountId: knownBrowser.accountId })
		.from(knownBrowser)
		.innerJoin(account, eq(account.id, knownBrowser.accountId))
		.where(and(eq(knownBrowser.tokenHash, tokenHash), eq(account.email, email)));
	return rows.length > 0;
}

export async function saveBrowser(db: Database, values: typeof knownBrowser.$inferInsert): Promise<void> {
	await db
		.insert(knownBrowser)
		.values(values)
		.onConflictDoUpdate({
			target: [knownBrowser.tokenHash, knownBrowser.accountId],
			set: { device: values.device, usedAt: values.usedAt },
		});
}

export type KnownBrowserRecord = { id: string; device: string | null; createdAt: Date | null; usedAt: Date };

/** Lists the last used browser first. The ids grant no access. */
export function browsersOf(db: Database, accountId: string): Promise<KnownBrowserRecord[]> {
	const { tokenHash: id, device, createdAt, usedAt } = knownBrowser;
	return db
		.select({ id, device, createdAt, usedAt })
		.from(knownBrowser)
		.where(eq(knownBrowser.accountId, accountId))
		.orderBy(desc(usedAt), id);
}

/** Forgets an account's browsers except `keptIds`: they may belong to a person with its old password. */
export async function forgetBrowsers(tx: Tx, accountId: string, keptIds: string[] = []): Promise<void> {
	const isOther = notInArray(knownBrowser.tokenHash, keptIds);
	await tx.delete(knownBrowser).where(and(eq(knownBrowser.accountId, accountId), isOther));
}

export async function forgetUnusedBrowsers(db: Database, since: Date): Promise<void> {
	await db.delete(knownBrowser).where(lt(knownBrowser.usedAt, since));
}
