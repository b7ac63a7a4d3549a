import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Tx } from "../../../kit/db/database.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { momentText } from "../../../kit/time/moment.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { dayNext } from "../../event/event-days.ts";
import { endOf, isOver } from "../../event/over.ts";
import type { CalendarRecord, EventRecord } from "../../event/server/columns.ts";
import { calendarsOf, eventById } from "../../event/server/store.ts";
import { reminderEmails, texts } from "../reminder-texts.ts";
import { type DueReminder, lockDueReminder, markReminded, type TakeDue } from "./reminder-store.ts";
import { type SubscriberDeps, sendToSubscriber } from "./subscriber-emails.ts";

export type RemindingDeps = SubscriberDeps & { db: NodePgDatabase };

/**
 * Sends each due reminder once over all processes: e-mail and mark commit together under the row lock. Only the lock's
 * test passes another `take`. Returns the count.
 */
export async function sendDueReminders(deps: RemindingDeps, take: TakeDue = lockDueReminder): Promise<number> {
	for (let count = 0; ; count++) {
		const isOne = await deps.db.transaction(async (tx) => {
			const now = deps.clock.now();
			const due = await take(tx, now);
			if (due) {
				await remind(tx, deps, due);
				await markReminded(tx, due.id, now);
			}
			return due !== undefined;
		});
		if (!isOne) return count;
	}
}

/** Queues a reminder, unless the event is over. */
async function remind(tx: Tx, deps: RemindingDeps, { id, subscriberId, email, eventId, lang, dueAt }: DueReminder) {
	const event = await eventById(tx, eventId);
	const calendars = await calendarsOf(tx, eventId);
	const now = deps.clock.now();
	if (isOver({ endsAt: endOf(event, calendars) }, now)) return;
	// the requested day, or the next if it is over
	const requested = dayNext(calendars, event, dueAt);
	const day = requested && isOver(requested, now) ? dayNext(calendars, event, now) : requested;
	const kind = (day ?? event).startsAt > now ? "before" : "begun";
	const about = { kind: "reminder" as const, subjectId: id };
	const values = day ? namedDay(lang, event, day) : namedEvent(lang, event);
	await sendToSubscriber(
		tx,
		deps,
		{ subscriber: { id: subscriberId, email }, lang, event, texts: reminderEmails[kind], about, values },
		"",
	);
}

function namedDay(lang: Lang, event: EventRecord, day: CalendarRecord) {
	const where = day.isOnsite ? localized(lang, event.place, event.placeEn) : texts.online[lang];
	return {
		start: `${localized(lang, day.name, day.nameEn)}, ${timeText(lang, day.startsAt, event.timeZone)}`,
		place: localized(lang, day.note, day.noteEn) || where,
	};
}

function namedEvent(lang: Lang, event: EventRecord) {
	return {
		start: momentText(lang, event.startsAt, event.timeZone),
		place: localized(lang, event.place, event.placeEn),
	};
}
