import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { insertAll } from "../../../kit/db/insert-all.ts";
import {
	accountByEmail,
	accountById,
	accountInserts,
	accountWithPassword,
	activate,
	activationInsert,
	activationOf,
	deleteAccount,
	endPending,
	forgetOverdue,
	isEmailTaken,
	lockAccount,
	lockActivation,
	openSessions,
	passwordHashOf,
	personalAccount,
	setPassword,
	storedSecret,
	storeLanguage,
	storePerson,
	validSessions,
} from "./store.ts";
import { account, addressChange, credential, session, siteSecret, verification } from "./tables.ts";

let server: TestServer;
const NOW = new Date("2025-04-30T10:00:00Z");
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const LATER = minutesLater(1);
const emailOf = (id: string) => `${id}@firma.example`;
const accountOf = (id: string, firstName: string) => ({
	id,
	credentialId: `credential-${id}`,
	email: emailOf(id),
	passwordHash: `hash-${id}`,
	firstName,
	lastName: "Wójcik",
	nick: null,
	phoneNo: "+48 600 100 200",
	lang: "en" as const,
	now: NOW,
});
const columnsOf = (id: string, firstName: string) => ({
	id,
	email: emailOf(id),
	emailVerified: false,
	firstName,
	lastName: "Wójcik",
	nick: null,
	phoneNo: "+48 600 100 200",
	lang: "en",
});

beforeAll(async () => {
	server = await freshServer();
});
beforeEach(async () => {
	const { db } = server.deps;
	for (const table of [account, verification, siteSecret]) await db.delete(table);
	await insertAll(db, [...accountInserts(accountOf("anna", "Anna")), ...accountInserts(accountOf("ewa", "Ewa"))]);
});

const activationOn = (tokenHash: string, accountId: string) =>
	activationInsert({ tokenHash, accountId, eventCode: "MSTS25", createdAt: NOW, expiresAt: LATER });

test("an account has its person's name, and a log-in by password", async () => {
	const { db } = server.deps;
	expect(await accountByEmail(db, emailOf("ewa"))).toEqual(columnsOf("ewa", "Ewa"));
	expect(await accountById(db, "anna")).toEqual(columnsOf("anna", "Anna"));
	expect(await db.transaction((tx) => lockAccount(tx, "ewa"))).toEqual(columnsOf("ewa", "Ewa"));
	expect(await personalAccount(db, "anna")).toEqual({
		...columnsOf("anna", "Anna"),
		name: "Anna Wójcik",
		image: null,
		twoFactorEnabled: false,
		createdAt: NOW,
		updatedAt: NOW,
		nameWords: "'anna' 'wojcik'",
	});
	const [login] = await db.select().from(credential).where(eq(credential.userId, "ewa"));
	expect(login).toMatchObject({ accountId: "ewa", providerId: "credential", createdAt: NOW, updatedAt: NOW });
});

test("an unknown id or address finds no account", async () => {
	const { db } = server.deps;
	expect([await accountById(db, "jan"), await personalAccount(db, "jan")]).toEqual([undefined, undefined]);
	expect([await accountByEmail(db, emailOf("jan")), await passwordHashOf(db, emailOf("jan"))]).toEqual([
		undefined,
		undefined,
	]);
	expect(await accountWithPassword(db, "jan")).toBeUndefined();
});

test("a password belongs to one account's log-in by password", async () => {
	const { db } = server.deps;
	await db.transaction((tx) => setPassword(tx, "anna", "hash-new", LATER));
	const other = { accountId: "ewa", providerId: "other", userId: "ewa", password: "hash-other" };
	await db.update(credential).set(other).where(eq(credential.userId, "ewa"));
	await db.transaction((tx) => setPassword(tx, "ewa", "hash-lost", LATER));
	expect(await passwordHashOf(db, emailOf("anna"))).toBe("hash-new");
	expect(await accountWithPassword(db, "anna")).toEqual({ person: columnsOf("anna", "Anna"), hash: "hash-new" });
	expect(await passwordHashOf(db, emailOf("ewa"))).toBeUndefined();
	expect(await accountWithPassword(db, "ewa")).toEqual({ person: columnsOf("ewa", "Ewa"), hash: null });
	const rows = await db.select().from(credential).orderBy(credential.userId);
	expect(rows.map(({ password, updatedAt }) => [password, updatedAt])).toEqual([
		["hash-new", LATER],
		["hash-other", NOW],
	]);
});

test("an address is taken while an account has it, or can return to it", async () => {
	const { db } = server.deps;
	const change = { accountId: "ewa", newEmail: emailOf("ewa"), usedAt: NOW };
	await db.insert(addressChange).values([
		{ ...change, tokenHash: "1", stopHash: "1", oldEmail: emailOf("old"), createdAt: NOW },
		{ ...change, tokenHash: "2", stopHash: "2", oldEmail: emailOf("older"), createdAt: minutesLater(-8 * 24 * 60) },
	]);
	const areTaken = await Promise.all(["anna", "old", "older", "jan"].map((id) => isEmailTaken(db, emailOf(id), NOW)));
	expect(areTaken).toEqual([true, true, false, false]);
});

test("an activation spends all unused links of its account, once", async () => {
	const { db } = server.deps;
	await insertAll(db, [activationOn("a1", "anna"), activationOn("a2", "anna"), activationOn("e1", "ewa")]);
	const link = { accountId: "anna", eventCode: "MSTS25", createdAt: NOW, expiresAt: LATER, usedAt: null };
	expect(await activationOf(db, "a1")).toEqual({ ...link, tokenHash: "a1" });
	expect(await db.transaction((tx) => lockActivation(tx, "a2"))).toEqual({ ...link, tokenHash: "a2" });
	expect(await activationOf(db, "unknown")).toBeUndefined();
	expect(await db.transaction((tx) => activate(tx, "anna", LATER))).toBe(true);
	await insertAll(db, [activationOn("a3", "anna")]);
	expect(await db.transaction((tx) => activate(tx, "anna", minutesLater(2)))).toBe(false);
	const used = await Promise.all(["a1", "a2", "a3", "e1"].map(async (hash) => (await activationOf(db, hash))?.usedAt));
	expect(used).toEqual([LATER, LATER, minutesLater(2), null]);
	const people = await db.select().from(account).orderBy(account.id);
	expect(people.map(({ emailVerified, updatedAt }) => [emailVerified, updatedAt])).toEqual([
		[true, LATER],
		[false, NOW],
	]);
});

const pending = (id: string, value: string, expiresAt = LATER) => ({
	id,
	identifier: id,
	value,
	expiresAt,
	createdAt: NOW,
	updatedAt: NOW,
});
const verifications = async () => {
	const rows = await server.deps.db.select().from(verification).orderBy(verification.id);
	return rows.map(({ id }) => id);
};

test("pending log-ins and links end for one account only", async () => {
	const { db } = server.deps;
	const rows = [pending("1", "anna"), pending("2", '{"user":{"id":"anna"}}'), pending("3", '{"user":{"id":"ewa"}}')];
	await db.insert(verification).values(rows);
	await db.transaction((tx) => endPending(tx, "anna"));
	expect(await verifications()).toEqual(["3"]);
});

const sessionOf = (id: string, userId: string, expiresAt: Date, updatedAt = NOW) => ({
	id,
	token: `token-${id}`,
	userId,
	expiresAt,
	userAgent: `Browser ${id}`,
	createdAt: NOW,
	updatedAt,
});

test("a session is valid until its end; an account's sessions are listed by last use", async () => {
	const { db } = server.deps;
	await db
		.insert(session)
		.values([
			sessionOf("1", "anna", minutesLater(60), minutesLater(-2)),
			sessionOf("2", "anna", minutesLater(60), minutesLater(-1)),
			sessionOf("3", "anna", NOW),
			sessionOf("4", "ewa", minutesLater(60)),
		]);
	const listed = (id: string, updatedAt: Date) => ({ id, userAgent: `Browser ${id}`, createdAt: NOW, updatedAt });
	expect(await openSessions(db, "anna", NOW)).toEqual([listed("2", minutesLater(-1)), listed("1", minutesLater(-2))]);
	expect(await validSessions(db, ["1", "3", "unknown"], NOW)).toEqual(new Set(["1"]));
	expect(await validSessions(db, [], NOW)).toEqual(new Set());
	await db.insert(verification).values([pending("over", "anna", minutesLater(-1)), pending("open", "anna", NOW)]);
	await forgetOverdue(db, minutesLater(1));
	expect(await verifications()).toEqual([]);
	expect((await db.select().from(session)).map(({ id }) => id).toSorted()).toEqual(["1", "2", "4"]);
});

test("a row that expires at this moment stays", async () => {
	const { db } = server.deps;
	await db.insert(session).values(sessionOf("1", "anna", NOW));
	await db.insert(verification).values([pending("1", "anna", NOW), pending("2", "anna", minutesLater(-1))]);
	await forgetOverdue(db, NOW);
	expect([await verifications(), (await db.select().from(session)).length]).toEqual([["1"], 1]);
});

test("deleting an account deletes its log-ins and no other account's", async () => {
	const { db } = server.deps;
	await db.insert(session).values([sessionOf("1", "anna", LATER), sessionOf("2", "ewa", LATER)]);
	await db.insert(verification).values([pending("1", "anna"), pending("2", "ewa")]);
	await db.transaction((tx) => deleteAccount(tx, "anna"));
	expect([await accountById(db, "anna"), (await accountById(db, "ewa"))?.id]).toEqual([undefined, "ewa"]);
	expect((await db.select().from(session)).map(({ id }) => id)).toEqual(["2"]);
	expect((await db.select().from(credential)).map(({ userId }) => userId)).toEqual(["ewa"]);
	expect(await verifications()).toEqual(["2"]);
});

test("a person's details and language are stored for them alone", async () => {
	const { db } = server.deps;
	const details = { firstName: "Anna Maria", lastName: "Nowak", nick: "ania", phoneNo: null, lang: "pl" as const };
	await db.transaction((tx) => storePerson(tx, "anna", details, LATER));
	await storeLanguage(db, "ewa", "pl", LATER);
	expect(await personalAccount(db, "anna")).toMatchObject({ ...details, name: "Anna Maria Nowak", updatedAt: LATER });
	const ewa = { ...columnsOf("ewa", "Ewa"), name: "Ewa Wójcik", lang: "pl", updatedAt: LATER };
	expect(await personalAccount(db, "ewa")).toMatchObject(ewa);
});

test("a secret keeps its first value", async () => {
	const { db } = server.deps;
	expect([await storedSecret(db, "one", "a"), await storedSecret(db, "two", "b")]).toEqual(["a", "b"]);
	expect([await storedSecret(db, "one", "c"), await storedSecret(db, "two", "d")]).toEqual(["a", "b"]);
});
