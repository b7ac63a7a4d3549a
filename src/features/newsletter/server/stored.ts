import type { Database } from "../../../kit/db/database.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { eventsById } from "../../event/server/store.ts";
import type { EmailLink } from "../preferences-contract.ts";
import type { SignUpRecord } from "../sign-up.ts";
import { type OpenedKey, stateOf, subjectOf } from "./email-link.ts";
import { remindersOf } from "./reminder-store.ts";
import { marketingEmailsTo, subscriptionsOf } from "./store.ts";

/** Everything stored about the address of an e-mail's secret, with event names in `lang`. */
export async function storedOf(db: Database, key: OpenedKey, lang: Lang, now: Date): Promise<EmailLink> {
	const newsletters = await subscriptionsOf(db, key.subscriberId);
	const reminders = await remindersOf(db, key.subscriberId);
	const emails = await marketingEmailsTo(db, key.email);
	const subject = key.isConfirming ? await subjectOf(db, key) : undefined;
	const eventIds = [...newsletters, ...reminders, ...emails].flatMap(({ eventId }) => eventId ?? []);
	const events = await eventsById(db, [...new Set(eventIds)]);
	const named = (eventId: number) => namesOf(invariant(events.get(eventId), "the event of a sign-up"), lang);
	return {
		email: key.email,
		signUp: subject ? { kind: subject.kind, state: stateOf(key, subject, now), ...named(subject.row.eventId) } : null,
		newsletters: newsletters.map((row) => ({
			typeId: row.typeId,
			consentVersion: row.consentVersion,
			wantsReminder: row.wantsReminder,
			...named(row.eventId),
			...historyOf(row),
		})),
		reminders: reminders.map((row) => ({
			objectId: row.id,
			dueDate: row.dueAt.toISOString(),
			timeZone: invariant(events.get(row.eventId), "the event of a reminder").timeZone,
			...named(row.eventId),
			...historyOf(row),
			sentDate: row.sentAt?.toISOString() ?? null,
		})),
		marketingLetters: emails.map(({ month, eventId }) => ({
			month: month.slice(0, 7),
			eventName: eventId === null ? null : named(eventId).eventName,
		})),
	};
}

function namesOf(event: EventRecord, lang: Lang): { eventCode: string; eventName: string } {
	return { eventCode: event.code, eventName: localized(lang, event.name, event.nameEn) };
}

function historyOf({ requestedAt, confirmedAt, endedAt }: SignUpRecord) {
	return {
		askedDate: requestedAt.toISOString(),
		confirmedDate: confirmedAt?.toISOString() ?? null,
		endedDate: endedAt?.toISOString() ?? null,
	};
}
