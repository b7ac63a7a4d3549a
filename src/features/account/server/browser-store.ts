import { and, eq, lt } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { account, knownBrowser } from "./tables.ts";

/** Whether the account of an address, in its normal form, has logged in with the browser of a hash. */
export async function isBrowserOf(db: Database, tokenHash: string, email: string): Promise<boolean> {
	const rows = await db
		.select({ accountId: knownBrowser.accountId })
		.from(knownBrowser)
		.innerJoin(account, eq(account.id, knownBrowser.accountId))
		.where(and(eq(knownBrowser.tokenHash, tokenHash), eq(account.email, email)));
	return rows.length > 0;
}

/** Notes that an account has logged in with a browser. */
export async function saveBrowser(db: Database, values: typeof knownBrowser.$inferInsert): Promise<void> {
	await db
		.insert(knownBrowser)
		.values(values)
		.onConflictDoUpdate({
			target: [knownBrowser.tokenHash, knownBrowser.accountId],
			set: { usedAt: values.usedAt },
		});
}

/** Forgets the browsers of an account: whoever knew its old password is known no more. */
export async function forgetBrowsers(tx: Tx, accountId: string): Promise<void> {
	await tx.delete(knownBrowser).where(eq(knownBrowser.accountId, accountId));
}

/** Forgets the browsers that were not used since a moment. */
export async function forgetUnusedBrowsers(db: Database, since: Date): Promise<void> {
	await db.delete(knownBrowser).where(lt(knownBrowser.usedAt, since));
}
