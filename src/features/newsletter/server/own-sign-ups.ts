import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure, wrongForm } from "../../../kit/http/failure.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import { consentsOf } from "../../consent/server/store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { endOfEvent, eventById } from "../../event/server/store.ts";
import type { OwnSignUps } from "../own-contract.ts";
import { ownSignUpRefusals as refusals } from "../own-texts.ts";
import { SUBSCRIPTION_TYPE } from "../rules.ts";
import { texts } from "../texts.ts";
import { eventReminderAt } from "./ask-reminder.ts";
import { confirmReminder, endReminders, reminderOf, remindersOf, writeReminder } from "./reminder-store.ts";
import { confirmSubscription, endSubscriptions, subscriptionOf, subscriptionsOf, writeSubscription } from "./store.ts";
import { subscriberByEmail, subscriberOf } from "./subscriber-store.ts";

type Deps = { db: NodePgDatabase; clock: { now(): Date } };
type Own = { event: EventRecord; accountId: string; lang: Lang };

/** Active and available sign-ups, of `event`, then of other events with a sign-up. */
export async function ownSignUps(deps: Deps, { event, accountId, lang }: Own): Promise<OwnSignUps[]> {
	const { db } = deps;
	const { email } = invariant(await accountById(db, accountId), "who is logged in");
	const subscriber = await subscriberByEmail(db, email);
	const rows = subscriber
		? [...(await subscriptionsOf(db, subscriber.id)), ...(await remindersOf(db, subscriber.id))]
		: [];
	const others = new Set(rows.map(({ eventId }) => eventId).filter((id) => id !== event.id));
	const signUps = [await ownSignUpsAt(deps, { event, accountId, lang })];
	for (const id of others) {
		const other = await ownSignUpsAt(deps, { event: await eventById(db, id), accountId, lang });
		// past events need an active sign-up
		if (other.isNewsletterOn || other.reminders.length > 0) signUps.push(other);
	}
	return signUps;
}

export async function ownSignUpsAt({ db, clock }: Deps, { event, accountId, lang }: Own): Promise<OwnSignUps> {
	const now = clock.now();
	const { email } = invariant(await accountById(db, accountId), "who is logged in");
	const subscriber = await subscriberByEmail(db, email);
	const newsletters = subscriber ? await subscriptionsOf(db, subscriber.id) : [];
	const reminders = subscriber ? await remindersOf(db, subscriber.id) : [];
	const stands = (one: { confirmedAt: Date | null; endedAt: Date | null }) => one.confirmedAt !== null && !one.endedAt;
	const toCome = reminders.filter((one) => one.eventId === event.id && one.dueAt > now && one.sentAt === null);
	const moments = new Map(toCome.map((one) => [one.dueAt.toISOString(), stands(one)]));
	const evening = await eventReminderAt(db, event, now);
	if (evening && !moments.has(evening.toISOString())) moments.set(evening.toISOString(), false);
	const consent = await marketingConsent(db, event);
	return {
		eventCode: event.code,
		eventName: localized(lang, event.name, event.nameEn),
		timeZone: event.timeZone,
		isNewsletterOn: newsletters.some((one) => one.eventId === event.id && stands(one)),
		consent: consent ? localized(lang, consent.descriptionShort, consent.descriptionShortEn) : texts.consent[lang],
		reminders: [...moments].map(([dueDate, isOn]) => ({ dueDate, isOn })).toSorted(byDate),
	};
}

const byDate = (one: { dueDate: string }, other: { dueDate: string }) =>
	Date.parse(one.dueDate) - Date.parse(other.dueDate);

const marketingConsent = async (db: Database, event: EventRecord) =>
	(await consentsOf(db, event)).find((one) => one.kind === "marketing");

/** Locks the account's subscriber. Throws 403 for switching on with an unconfirmed address. */
async function lockOwnSubscriber(tx: Tx, accountId: string, { isOn, now }: { isOn: boolean; now: Date }) {
	const { email, emailVerified } = invariant(await accountById(tx, accountId), "who is logged in");
	if (isOn && !emailVerified) throw new Failure(403, refusals.unconfirmed);
	return subscriberOf(tx, email, now);
}

/** Switches an event's newsletter for the account's address. Idempotent. */
export async function switchNewsletter(
	{ db, clock }: Deps,
	{ event, accountId, lang, isOn }: Own & { isOn: boolean },
): Promise<void> {
	await db.transaction(async (tx) => {
		const now = clock.now();
		const subscriber = await lockOwnSubscriber(tx, accountId, { isOn, now });
		const { id: subscriberId, email } = subscriber;
		if (!isOn) return endSubscriptions(tx, { subscriberId, email }, event.id, now);
		const which = { subscriberId, eventId: event.id, typeId: SUBSCRIPTION_TYPE.default };
		const existingSubscription = await subscriptionOf(tx, which);
		if (existingSubscription?.confirmedAt && !existingSubscription.endedAt) return;
		const consent = await marketingConsent(tx, event);
		const id = await writeSubscription(tx, {
			...which,
			lang,
			wantsReminder: false,
			requestedAt: now,
			consentTextId: consent?.objectId ?? null,
			consentVersion: consent?.version ?? null,
		});
		await confirmSubscription(tx, id, now);
	});
}

export async function switchReminder(
	{ db, clock }: Deps,
	{ event, accountId, lang, isOn, dueAt }: Own & { isOn: boolean; dueAt: Date },
): Promise<void> {
	await db.transaction(async (tx) => {
		const now = clock.now();
		const { id: subscriberId } = await lockOwnSubscriber(tx, accountId, { isOn, now });
		const which = { subscriberId, eventId: event.id, dueAt };
		const existingReminder = await reminderOf(tx, which);
		if (!isOn) return existingReminder && endReminders(tx, subscriberId, { id: existingReminder.id }, now);
		if (existingReminder?.confirmedAt && !existingReminder.endedAt) return;
		if (dueAt <= now || dueAt >= (await endOfEvent(tx, event))) throw wrongForm({ dueDate: refusals.moment });
		const id = await writeReminder(tx, { ...which, lang, requestedAt: now });
		await confirmReminder(tx, id, now);
	});
}
