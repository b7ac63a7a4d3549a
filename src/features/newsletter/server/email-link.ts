import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { eventByCode, eventById } from "../../event/server/store.ts";
import { refusals } from "../preferences-texts.ts";
import { type SignUpState, signUpState } from "../sign-up.ts";
import { eventReminderAt } from "./ask-reminder.ts";
import { confirmReminder, endReminders, type ReminderRecord, reminderById, writeReminder } from "./reminder-store.ts";
import { confirmSubscription, endSubscriptions, type SubscriptionRecord, subscriptionById } from "./store.ts";
import { secretIn } from "./subscriber-emails.ts";
import { type KeyRecord, keyBySecret, lockSubscriber } from "./subscriber-store.ts";

type Deps = { db: NodePgDatabase; clock: { now(): Date } };
export type OpenedKey = KeyRecord & { email: string };
export type Subject = { kind: "newsletter"; row: SubscriptionRecord } | { kind: "reminder"; row: ReminderRecord };
export type Unsubscription = {
	newsletter?: string | null | undefined;
	reminder?: number | null | undefined;
	everything?: boolean | null | undefined;
};

/** Throws 404 if the secret is unknown or deleted. */
export async function findOpenedKey(db: Database, secret: string): Promise<OpenedKey> {
	const key = await keyBySecret(db, hashOf(secret));
	if (!key) throw notFound(refusals.unknown);
	return key;
}

/** Undefined if deleted. */
export async function subjectOf(db: Database, { kind, subjectId }: KeyRecord): Promise<Subject | undefined> {
	if (kind === "newsletter") {
		const row = await subscriptionById(db, subjectId);
		return row && { kind, row };
	}
	const row = await reminderById(db, subjectId);
	return row && { kind, row };
}

/**
 * Whether a queued e-mail may still be sent, by its one-click address. False if its subject has ended, was deleted or
 * awaits a new confirmation.
 */
export async function isStillWanted(db: Database, unsubscribeUrl: string): Promise<boolean> {
	const key = await keyBySecret(db, hashOf(secretIn(unsubscribeUrl)));
	const subject = key && (await subjectOf(db, key));
	if (!subject) return false;
	const { confirmedAt, endedAt } = subject.row;
	return endedAt === null && (key.isConfirming || confirmedAt !== null);
}

/** Reminders in the past cannot be confirmed. */
export function stateOf(key: KeyRecord, subject: Subject, now: Date): SignUpState {
	const state = signUpState(subject.row, key.createdAt, now);
	const isLate = subject.kind === "reminder" && subject.row.dueAt <= now;
	return state === "pending" && isLate ? "expired" : state;
}

/** Confirms once. Repetitions change nothing. */
export async function confirmEmail(deps: Deps, secret: string): Promise<void> {
	await deps.db.transaction(async (tx) => {
		const now = deps.clock.now();
		const key = await findOpenedKey(tx, secret);
		await lockSubscriber(tx, key.subscriberId);
		const subject = key.isConfirming ? await subjectOf(tx, key) : undefined;
		if (!subject) throw notFound(refusals.unknown);
		const state = stateOf(key, subject, now);
		if (state === "expired") throw new Failure(410, refusals.expired);
		if (state !== "pending") return;
		if (subject.kind === "reminder") return confirmReminder(tx, subject.row.id, now);
		await confirmSubscription(tx, subject.row.id, now);
		if (subject.row.wantsReminder) await remindOfEvent(tx, subject.row, now);
	});
}

/** Adds a mobile sign-up's reminder, confirmed together with it. */
async function remindOfEvent(tx: Tx, { subscriberId, eventId, lang }: SubscriptionRecord, now: Date): Promise<void> {
	const event = await eventById(tx, eventId);
	const dueAt = await eventReminderAt(tx, event, now);
	if (dueAt) await writeReminder(tx, { subscriberId, eventId, dueAt, lang, requestedAt: now, confirmedAt: now });
}

/** Missing or ended subscriptions stay unchanged. */
export async function leave(
	deps: Deps,
	secret: string,
	{ newsletter, reminder, everything }: Unsubscription,
): Promise<void> {
	await deps.db.transaction(async (tx) => {
		const now = deps.clock.now();
		const key = await findOpenedKey(tx, secret);
		const { subscriberId } = key;
		await lockSubscriber(tx, subscriberId);
		if (everything) {
			await endSubscriptions(tx, key, null, now);
			await endReminders(tx, subscriberId, {}, now);
			return;
		}
		const event = newsletter ? await eventByCode(tx, newsletter) : undefined;
		if (event) await endSubscriptions(tx, key, event.id, now);
		if (reminder) await endReminders(tx, subscriberId, { id: reminder }, now);
	});
}

/** Ends the newsletter or the reminders of the e-mail's event. */
export async function leaveByOneClick(deps: Deps, secret: string): Promise<void> {
	await deps.db.transaction(async (tx) => {
		const now = deps.clock.now();
		const key = await findOpenedKey(tx, secret);
		await lockSubscriber(tx, key.subscriberId);
		const subject = await subjectOf(tx, key);
		if (!subject) return;
		const { subscriberId, eventId } = subject.row;
		if (subject.kind === "newsletter") await endSubscriptions(tx, key, eventId, now);
		else await endReminders(tx, subscriberId, { eventId }, now);
	});
}
