import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Tx } from "../../../kit/db/database.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import { calendarsOf, eventById } from "../../event/server/store.ts";
import { type ReaderDeps, sendToReader } from "../../readers/server/reader-letters.ts";
import { reminderLetter } from "../texts.ts";
import { momentText } from "./ask-reminder.ts";
import { type DueReminder, heldDue, markReminded, type TakeDue } from "./store.ts";

export type RemindingDeps = ReaderDeps & { db: NodePgDatabase };

/**
 * Writes the reminders whose moment has come, each once, however late and in however many processes: letter and mark
 * commit together while the row is held. `take` is another one only in the test that shows why it holds. Gives how many.
 */
export async function sendDueReminders(deps: RemindingDeps, take: TakeDue = heldDue): Promise<number> {
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

async function remind(tx: Tx, deps: RemindingDeps, { id, readerId, email, eventId, lang, dueAt }: DueReminder) {
	const event = (await eventById(tx, eventId))!;
	const starts = [event.startsAt, ...(await calendarsOf(tx, eventId)).map((one) => one.startsAt)];
	const times = starts.map((one) => one.getTime());
	// the day that the reminder is before; of an event that was before it, its own
	const next = Math.min(...times.filter((one) => one > dueAt.getTime()));
	const start = Number.isFinite(next) ? new Date(next) : event.startsAt;
	await sendToReader(
		tx,
		deps,
		{
			...{ reader: { id: readerId, email }, lang, event, texts: reminderLetter },
			about: { kind: "reminder", subjectId: id },
			values: { start: momentText(lang, start, event.timeZone), place: localized(lang, event.place, event.placeEn) },
		},
		"",
	);
}
