import { and, eq, gt, inArray, lt, notExists } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { referencesFrom } from "../../../kit/db/references.ts";
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
 * Locks a subscriber until the commit, and adds a missing one. `no key update` lets inserts refer to the row, so that
 * locks of reminders and subscribers never deadlock.
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

export async function subscriberByEmail(db: Database, email: string): Promise<SubscriberRecord | undefined> {
	const rows = await db
		.select({ id: subscriber.id, email: subscriber.email, createdAt: subscriber.createdAt })
		.from(subscriber)
		.where(eq(subscriber.email, email));
	return rows[0];
}

/** Locks a subscriber until the commit; undefined if deleted. */
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

/** Confirmation e-mails since a time. */
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

/** Deletes subscribers without sign-ups and their keys, if they are older than `before`. */
export async function forgetSubscribers(tx: Tx, before: Date): Promise<void> {
	const subscriptions = tx
		.select({ id: subscription.id })
		.from(subscription)
		.where(eq(subscription.subscriberId, subscriber.id));
	const reminders = tx.select({ id: reminder.id }).from(reminder).where(eq(reminder.subscriberId, subscriber.id));
	const hasNothing = and(notExists(subscriptions), notExists(reminders));
	// a simultaneous sign-up locks the row and adds data
	const subscriberRows = await tx
		.select({ id: subscriber.id })
		.from(subscriber)
		.where(and(lt(subscriber.createdAt, before), hasNothing))
		.for("update");
	const ids = subscriberRows.map((one) => one.id);
	if (ids.length > 0) await tx.delete(subscriber).where(and(inArray(subscriber.id, ids), hasNothing));
}

export const countSubscriptionsOfTexts = referencesFrom(subscription.consentTextId);
