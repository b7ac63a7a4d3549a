import { and, asc, eq, isNotNull, isNull, lt, lte } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { reminder, subscriber } from "./tables.ts";

const reminderColumns = {
	id: reminder.id,
	eventId: reminder.eventId,
	lang: reminder.lang,
	endedAt: reminder.endedAt,
	sentAt: reminder.sentAt,
	subscriberId: reminder.subscriberId,
	dueAt: reminder.dueAt,
	requestedAt: reminder.requestedAt,
	confirmedAt: reminder.confirmedAt,
};

export type ReminderRecord = {
	id: number;
	subscriberId: number;
	eventId: number;
	dueAt: Date;
	lang: Lang;
	requestedAt: Date;
	confirmedAt: Date | null;
	endedAt: Date | null;
	sentAt: Date | null;
};
type NewReminder = Pick<ReminderRecord, "subscriberId" | "eventId" | "dueAt" | "lang" | "requestedAt"> & {
	confirmedAt?: Date | null;
};

export async function reminderOf(
	tx: Tx,
	{ subscriberId, eventId, dueAt }: Pick<ReminderRecord, "subscriberId" | "eventId" | "dueAt">,
): Promise<ReminderRecord | undefined> {
	const rows = await tx
		.select(reminderColumns)
		.from(reminder)
		.where(and(eq(reminder.subscriberId, subscriberId), eq(reminder.eventId, eventId), eq(reminder.dueAt, dueAt)));
	return rows[0];
}

export async function reminderById(db: Database, id: number): Promise<ReminderRecord | undefined> {
	const rows = await db.select(reminderColumns).from(reminder).where(eq(reminder.id, id));
	return rows[0];
}

export function remindersOf(db: Database, subscriberId: number): Promise<ReminderRecord[]> {
	return db
		.select(reminderColumns)
		.from(reminder)
		.where(eq(reminder.subscriberId, subscriberId))
		.orderBy(asc(reminder.dueAt), asc(reminder.id));
}

/** Adds a reminder, or updates one with the same time. Returns its id. */
export async function writeReminder(tx: Tx, values: NewReminder): Promise<number> {
	const rows = await tx
		.insert(reminder)
		.values(values)
		.onConflictDoUpdate({
			target: [reminder.subscriberId, reminder.eventId, reminder.dueAt],
			set: { ...values, confirmedAt: values.confirmedAt ?? null, endedAt: null },
		})
		.returning({ id: reminder.id });
	return oneRow(rows).id;
}

export async function confirmReminder(tx: Tx, id: number, now: Date): Promise<void> {
	await tx.update(reminder).set({ confirmedAt: now }).where(eq(reminder.id, id));
}

/** Ends one reminder, an event's or all, including queued ones. */
export async function endReminders(
	tx: Tx,
	subscriberId: number,
	which: { id?: number; eventId?: number },
	now: Date,
): Promise<void> {
	await tx
		.update(reminder)
		.set({ endedAt: now })
		.where(
			and(
				eq(reminder.subscriberId, subscriberId),
				isNull(reminder.endedAt),
				which.id === undefined ? undefined : eq(reminder.id, which.id),
				which.eventId === undefined ? undefined : eq(reminder.eventId, which.eventId),
			),
		);
}

export type DueReminder = ReminderRecord & { email: string };
export type TakeDue = (tx: Tx, now: Date) => Promise<DueReminder | undefined>;

const dueRows = (tx: Tx, now: Date) =>
	tx
		.select({ reminder: reminderColumns, email: subscriber.email })
		.from(reminder)
		.innerJoin(subscriber, eq(subscriber.id, reminder.subscriberId))
		.where(
			and(isNotNull(reminder.confirmedAt), isNull(reminder.endedAt), isNull(reminder.sentAt), lte(reminder.dueAt, now)),
		)
		.orderBy(asc(reminder.dueAt), asc(reminder.id))
		.limit(1);

/** Locks the reminder that is due longest, skipping locked ones. */
export const lockDueReminder: TakeDue = async (tx, now) => {
	const [row] = await dueRows(tx, now).for("update", { of: reminder, skipLocked: true });
	return row && { ...row.reminder, email: row.email };
};

export async function markReminded(tx: Tx, id: number, now: Date): Promise<void> {
	await tx.update(reminder).set({ sentAt: now }).where(eq(reminder.id, id));
}

/** Deletes unconfirmed reminders, and reminders sent or ended before `finishedBefore`. */
export async function forgetReminders(
	tx: Tx,
	{ requestedBefore, finishedBefore }: { requestedBefore: Date; finishedBefore: Date },
): Promise<void> {
	await tx.delete(reminder).where(and(isNull(reminder.confirmedAt), lt(reminder.requestedAt, requestedBefore)));
	await tx.delete(reminder).where(lt(reminder.sentAt, finishedBefore));
	await tx.delete(reminder).where(lt(reminder.endedAt, finishedBefore));
}
