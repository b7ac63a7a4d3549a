import type { Database } from "../../../kit/db/database.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { must } from "../../../kit/must/must.ts";
import { type EventFacts, eventsById } from "../../event/server/store.ts";
import type { LetterLink } from "../preferences-contract.ts";
import type { SignUpFacts } from "../sign-up.ts";
import { type OpenedKey, stateOf, subjectOf } from "./letter-link.ts";
import { remindersOf } from "./reminder-store.ts";
import { marketingLettersTo, subscriptionsOf } from "./store.ts";

/** Everything that is stored of who holds a letter's secret, with the events' names in a language. */
export async function storedOf(db: Database, key: OpenedKey, lang: Lang, now: Date): Promise<LetterLink> {
	const newsletters = await subscriptionsOf(db, key.readerId);
	const reminders = await remindersOf(db, key.readerId);
	const letters = await marketingLettersTo(db, key.email);
	const subject = key.isConfirming ? await subjectOf(db, key) : undefined;
	const eventIds = [...newsletters, ...reminders, ...letters].flatMap(({ eventId }) => eventId ?? []);
	const events = await eventsById(db, [...new Set(eventIds)]);
	const named = (eventId: number) => namesOf(must(events.get(eventId), "the event of a sign-up"), lang);
	return {
		email: key.email,
		signUp: subject ? { kind: subject.kind, state: stateOf(key, subject, now), ...named(subject.row.eventId) } : null,
		newsletters: newsletters.map((row) => ({
			...{ typeId: row.typeId, consentVersion: row.consentVersion, wantsReminder: row.wantsReminder },
			...{ ...named(row.eventId), ...historyOf(row) },
		})),
		reminders: reminders.map((row) => ({
			...{
				objectId: row.id,
				dueDate: row.dueAt.toISOString(),
				timeZone: must(events.get(row.eventId), "the event of a reminder").timeZone,
			},
			...{ ...named(row.eventId), ...historyOf(row), sentDate: row.sentAt?.toISOString() ?? null },
		})),
		marketingLetters: letters.map(({ month, eventId }) => ({
			month: month.slice(0, 7),
			eventName: eventId === null ? null : named(eventId).eventName,
		})),
	};
}

function namesOf(event: EventFacts, lang: Lang): { eventCode: string; eventName: string } {
	return { eventCode: event.code, eventName: localized(lang, event.name, event.nameEn) };
}

function historyOf({ askedAt, confirmedAt, endedAt }: SignUpFacts) {
	return {
		askedDate: askedAt.toISOString(),
		confirmedDate: confirmedAt?.toISOString() ?? null,
		endedDate: endedAt?.toISOString() ?? null,
	};
}
