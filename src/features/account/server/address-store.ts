import { and, eq, gt, isNotNull, isNull, lt, not, notInArray, type SQL, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { account, addressChange, session } from "./tables.ts";

const addressChangeColumns = {
	createdAt: addressChange.createdAt,
	accountId: addressChange.accountId,
	newEmail: addressChange.newEmail,
	oldEmail: addressChange.oldEmail,
	usedAt: addressChange.usedAt,
	endedAt: addressChange.endedAt,
	stoppedAt: addressChange.stoppedAt,
};

export type AddressChangeRecord = {
	accountId: string;
	newEmail: string;
	oldEmail: string;
	createdAt: Date;
	usedAt: Date | null;
	endedAt: Date | null;
	stoppedAt: Date | null;
};

export type NewAddressChange = Pick<AddressChangeRecord, "accountId" | "newEmail" | "oldEmail" | "createdAt"> & {
	tokenHash: string;
	stopHash: string;
};

/** Also ends the account's other unconfirmed changes. */
export async function saveAddressChange(tx: Tx, change: NewAddressChange): Promise<void> {
	await endWaitingChanges(tx, change.accountId, change.createdAt);
	await tx.insert(addressChange).values(change);
}

/** Ends unconfirmed changes; the links to the old address keep working. */
export async function endWaitingChanges(tx: Tx, accountId: string, now: Date): Promise<void> {
	const { usedAt, endedAt, stoppedAt } = addressChange;
	await tx
		.update(addressChange)
		.set({ endedAt: now })
		.where(and(eq(addressChange.accountId, accountId), isNull(usedAt), isNull(endedAt), isNull(stoppedAt)));
}

type SecretHash = { tokenHash: string } | { stopHash: string };

export async function addressChangeOf(db: Database, hash: SecretHash): Promise<AddressChangeRecord | undefined> {
	const rows = await db.select(addressChangeColumns).from(addressChange).where(isOf(hash));
	return rows[0];
}

export async function lockAccount(tx: Tx, id: string): Promise<void> {
	await tx.select({ id: account.id }).from(account).where(eq(account.id, id)).for("update");
}

/** Locks the account, then the change. */
export async function lockAddressChange(tx: Tx, hash: SecretHash): Promise<AddressChangeRecord | undefined> {
	const found = await addressChangeOf(tx, hash);
	if (!found) return undefined;
	await lockAccount(tx, found.accountId);
	const rows = await tx.select(addressChangeColumns).from(addressChange).where(isOf(hash)).for("update");
	return rows[0];
}

const isOf = (hash: SecretHash) =>
	"tokenHash" in hash ? eq(addressChange.tokenHash, hash.tokenHash) : eq(addressChange.stopHash, hash.stopHash);

/** SQL condition: an account can still revert to this normalised address. Until then nobody can register it. */
export function isAddressReturnable(email: string, since: Date): SQL<boolean> {
	const { oldEmail, usedAt, stoppedAt, createdAt } = addressChange;
	const canReturn = and(eq(oldEmail, email), isNotNull(usedAt), isNull(stoppedAt), gt(createdAt, since));
	return sql<boolean>`exists(select from ${addressChange} where ${canReturn})`;
}

export async function markConfirmed(tx: Tx, tokenHash: string, now: Date): Promise<void> {
	await tx.update(addressChange).set({ usedAt: now }).where(eq(addressChange.tokenHash, tokenHash));
}

/** Also stops all later changes, because a thief may have requested them. */
export async function markStopped(tx: Tx, accountId: string, since: Date, now: Date): Promise<void> {
	const later = and(eq(addressChange.accountId, accountId), isNull(addressChange.stoppedAt));
	await tx
		.update(addressChange)
		.set({ stoppedAt: now })
		.where(and(later, not(lt(addressChange.createdAt, since))));
}

/** Throws for `ONE_ACCOUNT` if another account has the address. */
export async function storeAddress(tx: Tx, accountId: string, email: string, now: Date): Promise<void> {
	await tx.update(account).set({ email, emailVerified: true, updatedAt: now }).where(eq(account.id, accountId));
}

export async function endSessions(tx: Tx, accountId: string, keptIds: string[] = []): Promise<void> {
	await tx.delete(session).where(and(eq(session.userId, accountId), notInArray(session.id, keptIds)));
}

export async function forgetAddressChanges(db: Database, since: Date): Promise<void> {
	await db.delete(addressChange).where(lt(addressChange.createdAt, since));
}

export function addressChangesOf(db: Database, accountId: string): Promise<Omit<AddressChangeRecord, "accountId">[]> {
	const { newEmail, oldEmail, createdAt, usedAt, endedAt, stoppedAt } = addressChange;
	return db
		.select({ newEmail, oldEmail, createdAt, usedAt, endedAt, stoppedAt })
		.from(addressChange)
		.where(eq(addressChange.accountId, accountId));
}

export function sessionsForExport(
	db: Database,
	accountId: string,
): Promise<{ userAgent: string | null; createdAt: Date; updatedAt: Date; expiresAt: Date }[]> {
	const { userAgent, createdAt, updatedAt, expiresAt } = session;
	return db.select({ userAgent, createdAt, updatedAt, expiresAt }).from(session).where(eq(session.userId, accountId));
}
