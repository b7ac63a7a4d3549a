import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { momentText } from "../../../kit/time/moment.ts";
import { calendarsOf, type EventFacts } from "../../event/server/store.ts";
import { eveningBefore, remindedStarts } from "../reminder-rules.ts";
import { askLetter } from "../reminder-texts.ts";
import { askForYes, type ReaderDeps } from "./reader-letters.ts";
import type { ReaderFacts } from "./reader-store.ts";
import { reminderOf, writeReminder } from "./reminder-store.ts";

/** Asks a reader who is held for a yes to a reminder. One that stands, or that was sent, stays as it is. */
export async function askReminder(
	tx: Tx,
	deps: ReaderDeps,
	{ reader, event, lang, dueAt }: { reader: ReaderFacts; event: EventFacts; lang: Lang; dueAt: Date },
): Promise<void> {
	const named = { readerId: reader.id, eventId: event.id, dueAt };
	const known = await reminderOf(tx, named);
	const isKnown = known !== undefined && known.endedAt === null;
	if (isKnown && known.confirmedAt) return;
	const askedAt = isKnown ? known.askedAt : deps.clock.now();
	const subjectId = await writeReminder(tx, { ...named, lang, askedAt });
	const values = { moment: momentText(lang, dueAt, event.timeZone) };
	const about = { kind: "reminder" as const, subjectId };
	await askForYes(tx, deps, { reader, lang, event, about, askedAt, texts: askLetter, values });
}

/** When an event's readers are reminded who asked on a phone: the evening before its next day; undefined after the last. */
export async function eventReminderAt(db: Database, event: EventFacts, now: Date): Promise<Date | undefined> {
	return eveningBefore(remindedStarts(event, await calendarsOf(db, event.id)), event.timeZone, now);
}
