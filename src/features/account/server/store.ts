import { and, desc, eq, gt, inArray, isNull, like, lt, type SQL, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { type Insert, insertOf } from "../../../kit/db/insert-all.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { addressChangesSince } from "../address-change.ts";
import { isAddressReturnable } from "./address-store.ts";
import { account, activation, credential, session, siteSecret, verification } from "./tables.ts";

const accountColumns = {
	id: account.id,
	email: account.email,
	emailVerified: account.emailVerified,
	firstName: account.firstName,
	lastName: account.lastName,
	nick: account.nick,
	phoneNo: account.phoneNo,
	lang: account.lang,
};

/** The data export contains exactly these columns. */
const personalColumns = {
	id: account.id,
	email: account.email,
	emailVerified: account.emailVerified,
	name: account.name,
	image: account.image,
	firstName: account.firstName,
	lastName: account.lastName,
	nick: account.nick,
	phoneNo: account.phoneNo,
	lang: account.lang,
	twoFactorEnabled: account.twoFactorEnabled,
	createdAt: account.createdAt,
	updatedAt: account.updatedAt,
	nameWords: account.nameWords,
};

const activationColumns = {
	tokenHash: activation.tokenHash,
	createdAt: activation.createdAt,
	accountId: activation.accountId,
	usedAt: activation.usedAt,
	eventCode: activation.eventCode,
	expiresAt: activation.expiresAt,
};

export type AccountRecord = {
	id: string;
	email: string;
	emailVerified: boolean;
	firstName: string;
	lastName: string;
	nick: string | null;
	phoneNo: string | null;
	lang: Lang;
};
export type ActivationRecord = {
	tokenHash: string;
	accountId: string;
	eventCode: string | null;
	createdAt: Date;
	expiresAt: Date;
	usedAt: Date | null;
};

export async function accountByEmail(db: Database, email: string): Promise<AccountRecord | undefined> {
	const rows = await db.select(accountColumns).from(account).where(eq(account.email, email));
	return rows[0];
}

export async function accountById(db: Database, id: string): Promise<AccountRecord | undefined> {
	const rows = await db.select(accountColumns).from(account).where(eq(account.id, id));
	return rows[0];
}

export async function personalAccount(db: Database, id: string) {
	const [row] = await db.select(personalColumns).from(account).where(eq(account.id, id));
	return row;
}

/** Returns undefined without an account or a password. */
export async function passwordHashOf(db: Database, email: string): Promise<string | undefined> {
	return (await withPassword(db, eq(account.email, email)))?.hash ?? undefined;
}

/** One statement; `hash` is null without a password. */
export async function accountWithPassword(db: Database, id: string) {
	return await withPassword(db, eq(account.id, id));
}

async function withPassword(db: Database, which: SQL) {
	const [row] = await db
		.select({ person: accountColumns, hash: credential.password })
		.from(account)
		.leftJoin(credential, and(eq(credential.userId, account.id), eq(credential.providerId, "credential")))
		.where(which);
	return row;
}

/** SQL condition: a normalised address has an account, or an account may revert to it. */
export function isAddressTaken(email: string, now: Date): SQL<boolean> {
	const isUsed = sql`exists(select from ${account} where ${account.email} = ${email})`;
	return sql<boolean>`(${isUsed} or ${isAddressReturnable(email, addressChangesSince(now))})`;
}

export async function isEmailTaken(db: Database, email: string, now: Date): Promise<boolean> {
	const { rows } = await db.execute<{ taken: boolean }>(sql`select ${isAddressTaken(email, now)} as taken`);
	return oneRow(rows).taken;
}

export type NewAccount = {
	id: string;
	credentialId: string;
	email: string;
	/** Null for a guest or a ticket's recipient, who sets a password on activation. */
	passwordHash: string | null;
	firstName: string;
	lastName: string;
	nick: string | null;
	phoneNo: string | null;
	lang: Lang;
	now: Date;
};

export const ONE_ACCOUNT = "account_email";

/** The inserts throw for `ONE_ACCOUNT` if the address has an account. */
export function accountInserts(one: NewAccount): Insert[] {
	const { id, email, firstName, lastName, nick, phoneNo, lang, now } = one;
	const name = `${firstName} ${lastName}`;
	const times = { createdAt: now, updatedAt: now };
	return [
		insertOf(account, { id, email, name, firstName, lastName, nick, phoneNo, lang, ...times }),
		insertOf(credential, {
			id: one.credentialId,
			accountId: id,
			providerId: "credential",
			userId: id,
			password: one.passwordHash,
			...times,
		}),
	];
}

export function activationInsert(values: Omit<ActivationRecord, "usedAt">): Insert {
	return insertOf(activation, values);
}

export async function activationOf(db: Database, tokenHash: string): Promise<ActivationRecord | undefined> {
	const rows = await db.select(activationColumns).from(activation).where(eq(activation.tokenHash, tokenHash));
	return rows[0];
}

/** Locks the link until the transaction ends, so that it works once. */
export async function lockActivation(tx: Tx, tokenHash: string): Promise<ActivationRecord | undefined> {
	const rows = await tx
		.select(activationColumns)
		.from(activation)
		.where(eq(activation.tokenHash, tokenHash))
		.for("update");
	return rows[0];
}

/** Also ends its links. Returns false if the account is already active. */
export async function activate(tx: Tx, accountId: string, now: Date): Promise<boolean> {
	await tx
		.update(activation)
		.set({ usedAt: now })
		.where(and(eq(activation.accountId, accountId), isNull(activation.usedAt)));
	const rows = await tx
		.update(account)
		.set({ emailVerified: true, updatedAt: now })
		.where(and(eq(account.id, accountId), eq(account.emailVerified, false)))
		.returning({ id: account.id });
	return rows.length > 0;
}

/** `null` removes the password. */
export async function setPassword(tx: Tx, accountId: string, password: string | null, now: Date): Promise<void> {
	await tx
		.update(credential)
		.set({ password, updatedAt: now })
		.where(and(eq(credential.userId, accountId), eq(credential.providerId, "credential")));
}

/** Ends reset links, log-ins that await a code, and passkey registrations: their stored value names the account. */
export async function endPending(tx: Tx, accountId: string): Promise<void> {
	await tx.delete(verification).where(like(verification.value, `%${accountId}%`));
}

/** Lists the last used session first, without tokens. */
export function openSessions(
	db: Database,
	accountId: string,
	now: Date,
): Promise<{ id: string; userAgent: string | null; createdAt: Date; updatedAt: Date }[]> {
	const { id, userAgent, createdAt, updatedAt, expiresAt } = session;
	return db
		.select({ id, userAgent, createdAt, updatedAt })
		.from(session)
		.where(and(eq(session.userId, accountId), gt(expiresAt, now)))
		.orderBy(desc(updatedAt), id);
}

export async function validSessions(db: Database, ids: string[], now: Date): Promise<Set<string>> {
	if (ids.length === 0) return new Set();
	const { id, expiresAt } = session;
	const rows = await db
		.select({ id })
		.from(session)
		.where(and(inArray(id, ids), gt(expiresAt, now)));
	return new Set(rows.map((row) => row.id));
}

export async function forgetOverdue(db: Database, now: Date): Promise<void> {
	await db.delete(verification).where(lt(verification.expiresAt, now));
	await db.delete(session).where(lt(session.expiresAt, now));
}

export async function lockAccount(tx: Tx, id: string): Promise<AccountRecord | undefined> {
	const rows = await tx.select(accountColumns).from(account).where(eq(account.id, id)).for("update");
	return rows[0];
}

/** Adds an account without log-in, which the same transaction deletes. */
export async function addFleetingAccount(tx: Tx, person: AccountRecord, now: Date): Promise<void> {
	const name = `${person.firstName} ${person.lastName}`;
	await tx.insert(account).values({ ...person, name, createdAt: now, updatedAt: now });
}

/** Log-in methods and preferences are deleted by cascade. */
export async function deleteAccount(tx: Tx, id: string): Promise<void> {
	await endPending(tx, id);
	await tx.delete(account).where(eq(account.id, id));
}

export type Person = Pick<AccountRecord, "firstName" | "lastName" | "nick" | "phoneNo" | "lang">;

export async function storePerson(tx: Tx, accountId: string, person: Person, now: Date): Promise<void> {
	const name = `${person.firstName} ${person.lastName}`;
	await tx
		.update(account)
		.set({ ...person, name, updatedAt: now })
		.where(eq(account.id, accountId));
}

export async function storeLanguage(tx: Database, accountId: string, lang: Lang, now: Date): Promise<void> {
	await tx.update(account).set({ lang, updatedAt: now }).where(eq(account.id, accountId));
}

/** Stores `made` if there is no secret yet; safe between processes. */
export async function storedSecret(db: Database, name: string, made: string): Promise<string> {
	await db.insert(siteSecret).values({ name, value: made }).onConflictDoNothing();
	const rows = await db.select({ value: siteSecret.value }).from(siteSecret).where(eq(siteSecret.name, name));
	return oneRow(rows).value;
}
