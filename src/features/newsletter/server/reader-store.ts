import { and, eq, gt, inArray, lt, notExists } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import type { SignUpKind } from "../sign-up.ts";
import { reader, readerKey, reminder, subscription } from "./tables.ts";

export type ReaderFacts = {
	id: number;
	email: string;
	createdAt: Date;
};
export type KeyFacts = {
	secretHash: string;
	readerId: number;
	kind: SignUpKind;
	subjectId: number;
	isConfirming: boolean;
	createdAt: Date;
};

/**
 * The reader with an address, made where there is none, held to the end of the transaction. What refers to the row is
 * written meanwhile all the same (`no key update`): who holds a reminder and who holds its reader never wait for each other.
 */
export async function heldReader(tx: Tx, email: string, now: Date): Promise<ReaderFacts> {
	await tx.insert(reader).values({ email, createdAt: now }).onConflictDoNothing();
	const rows = await tx.select().from(reader).where(eq(reader.email, email)).for("no key update");
	return oneRow(rows);
}

/** A known reader, held to the end of the transaction; undefined where they were forgotten meanwhile. */
export async function holdReader(tx: Tx, readerId: number): Promise<ReaderFacts | undefined> {
	const rows = await tx.select().from(reader).where(eq(reader.id, readerId)).for("no key update");
	return rows[0];
}

export async function addKey(tx: Tx, values: KeyFacts): Promise<void> {
	await tx.insert(readerKey).values(values);
}

/** The letters since a moment that asked a reader for a yes. */
export function askedOf(tx: Tx, readerId: number, since: Date): Promise<KeyFacts[]> {
	return tx
		.select()
		.from(readerKey)
		.where(and(eq(readerKey.readerId, readerId), eq(readerKey.isConfirming, true), gt(readerKey.createdAt, since)));
}

/** What a secret opens, by its hash. */
export async function keyBySecret(
	db: Database,
	secretHash: string,
): Promise<(KeyFacts & { email: string }) | undefined> {
	const rows = await db
		.select({ key: readerKey, email: reader.email })
		.from(readerKey)
		.innerJoin(reader, eq(reader.id, readerKey.readerId))
		.where(eq(readerKey.secretHash, secretHash));
	return rows[0] && { ...rows[0].key, email: rows[0].email };
}

/** Forgets the addresses known since before a moment of which nothing is left, and the secrets of their letters. */
export async function forgetReaders(tx: Tx, before: Date): Promise<void> {
	const subscriptions = tx
		.select({ id: subscription.id })
		.from(subscription)
		.where(eq(subscription.readerId, reader.id));
	const reminders = tx.select({ id: reminder.id }).from(reminder).where(eq(reminder.readerId, reader.id));
	const hasNothing = and(notExists(subscriptions), notExists(reminders));
	// held first and looked at again: who signs up at this moment holds their row, and then has something
	const held = await tx
		.select({ id: reader.id })
		.from(reader)
		.where(and(lt(reader.createdAt, before), hasNothing))
		.for("update");
	const ids = held.map((one) => one.id);
	if (ids.length > 0) await tx.delete(reader).where(and(inArray(reader.id, ids), hasNothing));
}
