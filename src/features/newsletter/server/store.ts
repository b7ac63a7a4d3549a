import { and, asc, count, desc, eq, exists, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { inPages } from "../../../kit/db/in-pages.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { event } from "../../event/server/views.ts";
import type { SubscriptionType } from "../rules.ts";
import { marketingEmail, newsletterDeparture, reminder, subscriber, subscription } from "./tables.ts";

const subscriptionColumns = {
	id: subscription.id,
	eventId: subscription.eventId,
	lang: subscription.lang,
	endedAt: subscription.endedAt,
	subscriberId: subscription.subscriberId,
	requestedAt: subscription.requestedAt,
	confirmedAt: subscription.confirmedAt,
	typeId: subscription.typeId,
	wantsReminder: subscription.wantsReminder,
	consentVersion: subscription.consentVersion,
};

const signUpColumns = {
	eventId: subscription.eventId,
	requestedAt: subscription.requestedAt,
	confirmedAt: subscription.confirmedAt,
	typeId: subscription.typeId,
	consentVersion: subscription.consentVersion,
};

export type SubscriptionRecord = {
	id: number;
	subscriberId: number;
	eventId: number;
	typeId: SubscriptionType;
	lang: Lang;
	wantsReminder: boolean;
	consentVersion: number | null;
	requestedAt: Date;
	confirmedAt: Date | null;
	endedAt: Date | null;
};
type NewSubscription = {
	subscriberId: number;
	eventId: number;
	typeId: SubscriptionType;
	lang: Lang;
	wantsReminder?: boolean | undefined;
	consentTextId?: number | null | undefined;
	consentVersion?: number | null | undefined;
	requestedAt: Date;
};

const isStanding = and(isNotNull(subscription.confirmedAt), isNull(subscription.endedAt));

export async function subscriptionOf(
	tx: Tx,
	{ subscriberId, eventId, typeId }: Pick<SubscriptionRecord, "subscriberId" | "eventId" | "typeId">,
): Promise<SubscriptionRecord | undefined> {
	const rows = await tx
		.select(subscriptionColumns)
		.from(subscription)
		.where(
			and(
				eq(subscription.subscriberId, subscriberId),
				eq(subscription.eventId, eventId),
				eq(subscription.typeId, typeId),
			),
		);
	return rows[0];
}

export async function subscriptionById(db: Database, id: number): Promise<SubscriptionRecord | undefined> {
	const rows = await db.select(subscriptionColumns).from(subscription).where(eq(subscription.id, id));
	return rows[0];
}

export function subscriptionsOf(db: Database, subscriberId: number): Promise<SubscriptionRecord[]> {
	return db
		.select(subscriptionColumns)
		.from(subscription)
		.where(eq(subscription.subscriberId, subscriberId))
		.orderBy(asc(subscription.id));
}

/** Stores an unconfirmed sign-up. Returns its id. */
export async function writeSubscription(tx: Tx, values: NewSubscription): Promise<number> {
	const rows = await tx
		.insert(subscription)
		.values(values)
		.onConflictDoUpdate({
			target: [subscription.subscriberId, subscription.eventId, subscription.typeId],
			set: { ...values, confirmedAt: null, endedAt: null },
		})
		.returning({ id: subscription.id });
	return oneRow(rows).id;
}

export async function confirmSubscription(tx: Tx, id: number, now: Date): Promise<void> {
	await tx.update(subscription).set({ confirmedAt: now }).where(eq(subscription.id, id));
}

/** Deletes a subscriber's sign-ups and reminders for an event. */
export async function forgetSignUps(
	tx: Tx,
	{ subscriberId, eventId }: { subscriberId: number; eventId: number },
): Promise<void> {
	for (const table of [subscription, reminder])
		await tx.delete(table).where(and(eq(table.subscriberId, subscriberId), eq(table.eventId, eventId)));
}

/** Ends a subscriber's sign-ups for one or all events, and stores a proof that outlives them. */
export async function endSubscriptions(
	tx: Tx,
	{ subscriberId, email }: { subscriberId: number; email: string },
	eventId: number | null,
	now: Date,
): Promise<void> {
	const ended = await tx
		.update(subscription)
		.set({ endedAt: now })
		.where(
			and(
				eq(subscription.subscriberId, subscriberId),
				isNull(subscription.endedAt),
				eventId === null ? undefined : eq(subscription.eventId, eventId),
			),
		)
		.returning(signUpColumns);
	if (ended.length === 0) return;
	const emailHash = hashOf(email);
	await tx.insert(newsletterDeparture).values(
		ended.map(({ eventId, typeId, consentVersion, requestedAt, confirmedAt }) => ({
			emailHash,
			eventId,
			typeId,
			consentVersion,
			requestedAt,
			confirmedAt,
			endedAt: now,
		})),
	);
}

/** Newest first. They are kept longer than the address. */
export function departuresOf(db: Database, email: string) {
	return db
		.select({
			eventCode: event.code,
			typeId: newsletterDeparture.typeId,
			consentVersion: newsletterDeparture.consentVersion,
			requestedAt: newsletterDeparture.requestedAt,
			confirmedAt: newsletterDeparture.confirmedAt,
			endedAt: newsletterDeparture.endedAt,
		})
		.from(newsletterDeparture)
		.leftJoin(event, eq(event.id, newsletterDeparture.eventId))
		.where(eq(newsletterDeparture.emailHash, hashOf(email)))
		.orderBy(desc(newsletterDeparture.endedAt), desc(newsletterDeparture.id));
}

/** Deletes unconfirmed and ended sign-ups and proofs of leaving, each before its own time. */
export async function forgetSubscriptions(
	tx: Tx,
	before: { requested: Date; ended: Date; departed: Date },
): Promise<void> {
	await tx
		.delete(subscription)
		.where(and(isNull(subscription.confirmedAt), lt(subscription.requestedAt, before.requested)));
	await tx.delete(subscription).where(lt(subscription.endedAt, before.ended));
	await tx.delete(newsletterDeparture).where(lt(newsletterDeparture.endedAt, before.departed));
}

export type Subscriber = { subscriptionId: number; subscriberId: number; email: string; lang: "pl" | "en" };

/** Confirmed subscribers, each once, with the language chosen last. */
export function subscribersOf(db: Database, eventId: number): Promise<Subscriber[]> {
	return db
		.selectDistinctOn([subscriber.id], {
			subscriptionId: subscription.id,
			subscriberId: subscriber.id,
			email: subscriber.email,
			lang: subscription.lang,
		})
		.from(subscription)
		.innerJoin(subscriber, eq(subscriber.id, subscription.subscriberId))
		.where(and(eq(subscription.eventId, eventId), isStanding))
		.orderBy(asc(subscriber.id), sql`${subscription.requestedAt} desc`);
}

/** Checked again before each e-mail, because the subscriber may have left. */
export async function isSubscriptionActive(tx: Tx, id: number): Promise<boolean> {
	const rows = await tx
		.select({ id: subscription.id })
		.from(subscription)
		.where(and(eq(subscription.id, id), isStanding));
	return rows.length > 0;
}

/** False if the address already has this month's e-mail, perhaps from another process. */
export async function takeMonth(tx: Tx, values: typeof marketingEmail.$inferInsert): Promise<boolean> {
	const rows = await tx
		.insert(marketingEmail)
		.values(values)
		.onConflictDoNothing()
		.returning({ email: marketingEmail.email });
	return rows.length > 0;
}

/** Confirmed subscribers of an event with an e-mail in a month. */
export async function servedInMonth(db: Database, eventId: number, month: string): Promise<number> {
	const own = db
		.select({ id: subscription.id })
		.from(subscription)
		.innerJoin(subscriber, eq(subscriber.id, subscription.subscriberId))
		.where(and(eq(subscriber.email, marketingEmail.email), eq(subscription.eventId, eventId), isStanding));
	const rows = await db
		.select({ count: count() })
		.from(marketingEmail)
		.where(and(eq(marketingEmail.month, month), exists(own)));
	return oneRow(rows).count;
}

export function marketingEmailsTo(db: Database, email: string): Promise<{ month: string; eventId: number | null }[]> {
	return db
		.select({ eventId: marketingEmail.eventId, month: marketingEmail.month })
		.from(marketingEmail)
		.where(eq(marketingEmail.email, email))
		.orderBy(asc(marketingEmail.month));
}

export async function forgetMonthsBefore(tx: Tx, month: string): Promise<void> {
	await tx.delete(marketingEmail).where(lt(marketingEmail.month, month));
}

export async function forgetSubscriber(tx: Tx, { subscriberId, email }: { subscriberId: number; email: string }) {
	await tx.delete(subscriber).where(eq(subscriber.id, subscriberId));
	await tx.delete(marketingEmail).where(eq(marketingEmail.email, email));
}

/** Newsletter subscriptions of an event with state, by time of request, in pages. */
export async function* subscriptionsAt(db: Database, eventId: number) {
	const keys = db
		.select({ id: subscription.id })
		.from(subscription)
		.where(eq(subscription.eventId, eventId))
		.orderBy(asc(subscription.requestedAt), asc(subscription.id));
	yield* inPages(db, keys, (page) => subscriptionsById(db, page));
}

function subscriptionsById(db: Database, ids: number[]) {
	return db
		.select({
			id: subscription.id,
			email: subscriber.email,
			typeId: subscription.typeId,
			lang: subscription.lang,
			consentVersion: subscription.consentVersion,
			requestedAt: subscription.requestedAt,
			confirmedAt: subscription.confirmedAt,
			endedAt: subscription.endedAt,
		})
		.from(subscription)
		.innerJoin(subscriber, eq(subscriber.id, subscription.subscriberId))
		.where(anyOf(subscription.id, ids));
}

export async function signUpsOf(db: Database, email: string) {
	const is = eq(subscriber.email, email);
	const { typeId, lang, wantsReminder, consentVersion, requestedAt, confirmedAt, endedAt } = subscription;
	const signUps = { typeId, lang, wantsReminder, consentVersion, requestedAt, confirmedAt, endedAt };
	const { dueAt, sentAt } = reminder;
	const reminders = { dueAt, sentAt, requestedAt: reminder.requestedAt, confirmedAt: reminder.confirmedAt };
	return {
		newsletters: await db
			.select({ eventCode: event.code, ...signUps })
			.from(subscription)
			.innerJoin(subscriber, eq(subscriber.id, subscription.subscriberId))
			.innerJoin(event, eq(event.id, subscription.eventId))
			.where(is),
		reminders: await db
			.select({ eventCode: event.code, ...reminders, endedAt: reminder.endedAt })
			.from(reminder)
			.innerJoin(subscriber, eq(subscriber.id, reminder.subscriberId))
			.innerJoin(event, eq(event.id, reminder.eventId))
			.where(is),
		newsletterMonths: (await marketingEmailsTo(db, email)).map(({ month }) => month),
	};
}
