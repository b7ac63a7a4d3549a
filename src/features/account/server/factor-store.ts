import { and, desc, eq, inArray, notInArray, or, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { account, passkey, secondFactor } from "./tables.ts";

/** `isOn` is false until the factor is confirmed. */
export type SecondFactorRecord = { isOn: boolean; since: Date | null; recoveryCodesLeft: number };

export async function secondFactorOf(db: Database, accountId: string): Promise<SecondFactorRecord | undefined> {
	const rows = await db
		.select({ isOn: account.twoFactorEnabled, since: secondFactor.since, codes: secondFactor.backupCodes })
		.from(secondFactor)
		.innerJoin(account, eq(account.id, secondFactor.userId))
		.where(eq(secondFactor.userId, accountId));
	const [found] = rows;
	if (!found) return undefined;
	const { isOn, since, codes } = found;
	return { isOn, since, recoveryCodesLeft: isOn ? (JSON.parse(codes) as string[]).length : 0 };
}

/** The accounts that have a passkey, or log in with a code. */
export async function accountsWithFactor(db: Database, accountIds: string[]): Promise<Set<string>> {
	if (accountIds.length === 0) return new Set();
	const hasPasskey = sql`exists(select from ${passkey} where ${passkey.userId} = ${account.id})`;
	const rows = await db
		.select({ id: account.id })
		.from(account)
		.where(and(inArray(account.id, accountIds), or(account.twoFactorEnabled, hasPasskey)));
	return new Set(rows.map(({ id }) => id));
}

export async function noteSecondFactor(tx: Tx, accountId: string, since: Date): Promise<void> {
	await tx.update(secondFactor).set({ since }).where(eq(secondFactor.userId, accountId));
}

/** Returns false if there was none. */
export async function forgetFactors(tx: Tx, accountId: string): Promise<boolean> {
	const factors = await tx
		.delete(secondFactor)
		.where(eq(secondFactor.userId, accountId))
		.returning({ userId: secondFactor.userId, verified: secondFactor.verified });
	const passkeys = await tx.delete(passkey).where(eq(passkey.userId, accountId)).returning({ userId: passkey.userId });
	await turnOff(tx, accountId);
	return factors.some((one) => one.verified) || passkeys.length > 0;
}

export async function forgetPasskeys(tx: Tx, accountId: string, keptIds: string[]): Promise<void> {
	await tx.delete(passkey).where(and(eq(passkey.userId, accountId), notInArray(passkey.id, keptIds)));
}

export async function forgetSecondFactor(tx: Tx, accountId: string): Promise<void> {
	await tx.delete(secondFactor).where(eq(secondFactor.userId, accountId));
	await turnOff(tx, accountId);
}

async function turnOff(tx: Tx, accountId: string): Promise<void> {
	await tx.update(account).set({ twoFactorEnabled: false }).where(eq(account.id, accountId));
}

export type PasskeyRecord = {
	id: string;
	name: string;
	createdAt: Date;
	addedFrom: string | null;
	usedAt: Date | null;
};

/** Lists the newest passkey first, without keys. */
export function passkeysOf(db: Database, accountId: string): Promise<PasskeyRecord[]> {
	const { id, name, createdAt, addedFrom, usedAt } = passkey;
	return db
		.select({ id, name, createdAt, addedFrom, usedAt })
		.from(passkey)
		.where(eq(passkey.userId, accountId))
		.orderBy(desc(createdAt), desc(passkey.id));
}

/** Stores when a passkey was added, by the site's clock, and from which device. */
export async function notePasskey(
	tx: Tx,
	id: string,
	added: { createdAt: Date; addedFrom: string | null },
): Promise<void> {
	await tx.update(passkey).set(added).where(eq(passkey.id, id));
}

export async function ownerOfPasskey(db: Database, credentialID: string): Promise<string | undefined> {
	const rows = await db
		.select({ accountId: passkey.userId })
		.from(passkey)
		.where(eq(passkey.credentialID, credentialID));
	return rows[0]?.accountId;
}

/** Returns the passkey's account. */
export async function notePasskeyUse(db: Database, credentialID: string, usedAt: Date): Promise<string> {
	const rows = await db
		.update(passkey)
		.set({ usedAt })
		.where(eq(passkey.credentialID, credentialID))
		.returning({ accountId: passkey.userId });
	return oneRow(rows).accountId;
}

export async function storePasskeyName(db: Database, accountId: string, id: string, name: string): Promise<boolean> {
	const rows = await db.update(passkey).set({ name }).where(isOwn(accountId, id)).returning({ id: passkey.id });
	return rows.length > 0;
}

/** Returns the passkey's name; undefined if there is none. */
export async function forgetPasskey(tx: Tx, accountId: string, id: string): Promise<string | undefined> {
	const rows = await tx.delete(passkey).where(isOwn(accountId, id)).returning({ name: passkey.name });
	return rows[0]?.name;
}

const isOwn = (accountId: string, id: string) => and(eq(passkey.userId, accountId), eq(passkey.id, id));
