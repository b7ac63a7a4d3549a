import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { momentText } from "../../../kit/time/moment.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { calendarsOf } from "../../event/server/store.ts";
import { eveningBefore, remindedStarts } from "../reminder-rules.ts";
import { askEmail } from "../reminder-texts.ts";
import { reminderOf, writeReminder } from "./reminder-store.ts";
import { askForYes, type SubscriberDeps } from "./subscriber-emails.ts";
import type { SubscriberRecord } from "./subscriber-store.ts";

/** Adds a reminder. Confirmed or sent ones stay unchanged. */
export async function askReminder(
	tx: Tx,
	deps: SubscriberDeps,
	{ subscriber, event, lang, dueAt }: { subscriber: SubscriberRecord; event: EventRecord; lang: Lang; dueAt: Date },
): Promise<void> {
	const named = { subscriberId: subscriber.id, eventId: event.id, dueAt };
	const existingReminder = await reminderOf(tx, named);
	const isKnown = existingReminder !== undefined && existingReminder.endedAt === null;
	if (isKnown && existingReminder.confirmedAt) return;
	const requestedAt = isKnown ? existingReminder.requestedAt : deps.clock.now();
	const subjectId = await writeReminder(tx, { ...named, lang, requestedAt });
	const values = { moment: momentText(lang, dueAt, event.timeZone) };
	const about = { kind: "reminder" as const, subjectId };
	await askForYes(tx, deps, { subscriber, lang, event, about, requestedAt, texts: askEmail, values });
}

/** When a mobile subscriber is reminded: on the eve of the event's next day; undefined after the last. */
export async function eventReminderAt(db: Database, event: EventRecord, now: Date): Promise<Date | undefined> {
	return eveningBefore(remindedStarts(event, await calendarsOf(db, event.id)), event.timeZone, now);
}
