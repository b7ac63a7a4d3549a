import { and, eq, gt, inArray, lt, notExists } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import type { SignUpKind } from "../sign-up.ts";
import { reminder, subscriber, subscriberKey, subscription } from "./tables.ts";

const subscriberKeyColumns = {
	createdAt: subscriberKey.createdAt,
	kind: subscriberKey.kind,
	subscriberId: subscriberKey.subscriberId,
	secretHash: subscriberKey.secretHash,
	subjectId: subscriberKey.subjectId,
	isConfirming: subscriberKey.isConfirming,
};

export type SubscriberRecord = {
	id: number;
	email: string;
	createdAt: Date;
};
export type KeyRecord = {
	secretHash: string;
	subscriberId: number;
	kind: SignUpKind;
	subjectId: number;
	isConfirming: boolean;
	createdAt: Date;
};

/**
 * The subscriber with an address, made where there is none, held to the end of the transaction. What refers to the row is
 * written meanwhile all the same (`no key update`): who holds a reminder and who holds its subscriber never wait for each other.
 */
export async function subscriberOf(tx: Tx, email: string, now: Date): Promise<SubscriberRecord> {
	await tx.insert(subscriber).values({ email, createdAt: now }).onConflictDoNothing();
	const rows = await tx
		.select({ id: subscriber.id, email: subscriber.email, createdAt: subscriber.createdAt })
		.from(subscriber)
		.where(eq(subscriber.email, email))
		.for("no key update");
	return oneRow(rows);
}

/** The subscriber with an address; undefined where nothing was ever asked for it. */
export async function subscriberByEmail(db: Database, email: string): Promise<SubscriberRecord | undefined> {
	const rows = await db
		.select({ id: subscriber.id, email: subscriber.email, createdAt: subscriber.createdAt })
		.from(subscriber)
		.where(eq(subscriber.email, email));
	return rows[0];
}

/** A known subscriber, held to the end of the transaction; undefined where they were forgotten meanwhile. */
export async function lockSubscriber(tx: Tx, subscriberId: number): Promise<SubscriberRecord | undefined> {
	const rows = await tx
		.select({ id: subscriber.id, email: subscriber.email, createdAt: subscriber.createdAt })
		.from(subscriber)
		.where(eq(subscriber.id, subscriberId))
		.for("no key update");
	return rows[0];
}

export async function addKey(tx: Tx, values: KeyRecord): Promise<void> {
	await tx.insert(subscriberKey).values(values);
}

/** The e-mails since a moment that asked a subscriber for a yes. */
export function requestsOf(tx: Tx, subscriberId: number, since: Date): Promise<KeyRecord[]> {
	return tx
		.select(subscriberKeyColumns)
		.from(subscriberKey)
		.where(
			and(
				eq(subscriberKey.subscriberId, subscriberId),
				eq(subscriberKey.isConfirming, true),
				gt(subscriberKey.createdAt, since),
			),
		);
}

/** What a secret opens, by its hash. */
export async function keyBySecret(
	db: Database,
	secretHash: string,
): Promise<(KeyRecord & { email: string }) | undefined> {
	const rows = await db
		.select({ key: subscriberKeyColumns, email: subscriber.email })
		.from(subscriberKey)
		.innerJoin(subscriber, eq(subscriber.id, subscriberKey.subscriberId))
		.where(eq(subscriberKey.secretHash, secretHash));
	return rows[0] && { ...rows[0].key, email: rows[0].email };
}

/** Forgets the addresses known since before a moment of which nothing is left, and the secrets of their e-mails. */
export async function forgetSubscribers(tx: Tx, before: Date): Promise<void> {
	const subscriptions = tx
		.select({ id: subscription.id })
		.from(subscription)
		.where(eq(subscription.subscriberId, subscriber.id));
	const reminders = tx.select({ id: reminder.id }).from(reminder).where(eq(reminder.subscriberId, subscriber.id));
	const hasNothing = and(notExists(subscriptions), notExists(reminders));
	// held first and looked at again: who signs up at this moment holds their row, and then has something
	const held = await tx
		.select({ id: subscriber.id })
		.from(subscriber)
		.where(and(lt(subscriber.createdAt, before), hasNothing))
		.for("update");
	const ids = held.map((one) => one.id);
	if (ids.length > 0) await tx.delete(subscriber).where(and(inArray(subscriber.id, ids), hasNothing));
}
