import { and, eq, isNull, lt, not } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { account, addressChange, session } from "./tables.ts";

export type AddressChangeRecord = {
	accountId: string;
	newEmail: string;
	oldEmail: string;
	createdAt: Date;
	usedAt: Date | null;
	stoppedAt: Date | null;
};

export type NewAddressChange = Pick<AddressChangeRecord, "accountId" | "newEmail" | "oldEmail" | "createdAt"> & {
	tokenHash: string;
	stopHash: string;
};

/** Keeps a change that is asked for; what the account asked for before and has not confirmed ends. */
export async function saveAddressChange(tx: Tx, change: NewAddressChange): Promise<void> {
	const { accountId, createdAt } = change;
	await tx.update(addressChange).set({ stoppedAt: createdAt }).where(isOpen(accountId));
	await tx.insert(addressChange).values(change);
}

const isOpen = (accountId: string) =>
	and(eq(addressChange.accountId, accountId), isNull(addressChange.usedAt), isNull(addressChange.stoppedAt));

/** The change of a secret's hash, held until the end of the transaction: by the new address's or the old one's. */
export async function lockedAddressChange(
	tx: Tx,
	hash: { tokenHash: string } | { stopHash: string },
): Promise<AddressChangeRecord | undefined> {
	const is =
		"tokenHash" in hash ? eq(addressChange.tokenHash, hash.tokenHash) : eq(addressChange.stopHash, hash.stopHash);
	const rows = await tx.select().from(addressChange).where(is).for("update");
	return rows[0];
}

/** Marks a change as made. */
export async function markMade(tx: Tx, tokenHash: string, now: Date): Promise<void> {
	await tx.update(addressChange).set({ usedAt: now }).where(eq(addressChange.tokenHash, tokenHash));
}

/** Marks a change as stopped, with all that were asked for after it: whoever asked is not believed. */
export async function markStopped(tx: Tx, accountId: string, since: Date, now: Date): Promise<void> {
	const later = and(eq(addressChange.accountId, accountId), isNull(addressChange.stoppedAt));
	await tx
		.update(addressChange)
		.set({ stoppedAt: now })
		.where(and(later, not(lt(addressChange.createdAt, since))));
}

/** Gives an account another address, which its reader has proved. Breaks `ONE_ACCOUNT` where another account has it. */
export async function storeAddress(tx: Tx, accountId: string, email: string, now: Date): Promise<void> {
	await tx.update(account).set({ email, emailVerified: true, updatedAt: now }).where(eq(account.id, accountId));
}

/** Ends all sessions of an account. */
export async function endSessions(tx: Tx, accountId: string): Promise<void> {
	await tx.delete(session).where(eq(session.userId, accountId));
}

/** Forgets the changes that were asked for before a moment. */
export async function forgetAddressChanges(db: Database, since: Date): Promise<void> {
	await db.delete(addressChange).where(lt(addressChange.createdAt, since));
}

/** The changes of address that an account asked for lately. */
export function addressChangesOf(
	db: Database,
	accountId: string,
): Promise<Pick<AddressChangeRecord, "newEmail" | "oldEmail" | "createdAt" | "usedAt" | "stoppedAt">[]> {
	const { newEmail, oldEmail, createdAt, usedAt, stoppedAt } = addressChange;
	return db
		.select({ newEmail, oldEmail, createdAt, usedAt, stoppedAt })
		.from(addressChange)
		.where(eq(addressChange.accountId, accountId));
}

/** Where an account is logged in, without what opens it. */
export function keptSessions(
	db: Database,
	accountId: string,
): Promise<{ userAgent: string | null; createdAt: Date; updatedAt: Date; expiresAt: Date }[]> {
	const { userAgent, createdAt, updatedAt, expiresAt } = session;
	return db.select({ userAgent, createdAt, updatedAt, expiresAt }).from(session).where(eq(session.userId, accountId));
}
