import { and, count, eq, gt, inArray, max } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { session } from "./tables.ts";

export type SessionSummary = { count: number; lastUsedAt: Date };

/** Open sessions of some accounts; accounts without one are missing. */
export async function sessionSummaries(
	db: Database,
	accountIds: string[],
	now: Date,
): Promise<Map<string, SessionSummary>> {
	if (accountIds.length === 0) return new Map();
	const { userId, updatedAt, expiresAt } = session;
	const rows = await db
		.select({ accountId: userId, count: count(), lastUsedAt: max(updatedAt) })
		.from(session)
		.where(and(inArray(userId, accountIds), gt(expiresAt, now)))
		.groupBy(userId);
	return new Map(
		rows.flatMap(({ accountId, lastUsedAt, ...one }) => (lastUsedAt ? [[accountId, { ...one, lastUsedAt }]] : [])),
	);
}

/** Returns false if the account has no such session. */
export async function endSession(
	tx: Tx,
	{ accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<boolean> {
	const isIt = and(eq(session.userId, accountId), eq(session.id, sessionId));
	return ((await tx.delete(session).where(isIt)).rowCount ?? 0) > 0;
}
