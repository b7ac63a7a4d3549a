import { and, eq, inArray, isNotNull, max, sql } from "drizzle-orm";
import type { Tx } from "../../../kit/db/database.ts";
import { idsByKey, inChunks } from "../../../kit/db/keyed-rows.ts";
import { eventYear } from "../rules.ts";
import { type EventRecord, eventColumns } from "./columns.ts";
import { calendar, event } from "./tables.ts";

type Span = { startsAt: Date; endsAt: Date };

/** The code is case-insensitive. Locks the event for the transaction. */
export async function lockEvent(tx: Tx, code: string): Promise<EventRecord | undefined> {
	const rows = await tx
		.select(eventColumns)
		.from(event)
		.where(eq(sql`upper(${event.code})`, code.toUpperCase()))
		.for("update");
	return rows[0];
}

/** Adds an event at the end. Returns false if its code is taken. */
export async function addEvent(tx: Tx, values: Omit<typeof event.$inferInsert, "position">): Promise<boolean> {
	const [last] = await tx.select({ position: max(event.position) }).from(event);
	const row = { ...values, position: (last?.position ?? 0) + 1 };
	return (await tx.insert(event).values(row).onConflictDoNothing().returning({ id: event.id })).length > 0;
}

export async function changeEventSpan(tx: Tx, eventId: number, span: Span): Promise<void> {
	await tx.update(event).set(span).where(eq(event.id, eventId));
}

const DAY_MS = 86_400_000;

/** A day of a file; `key` is the date, `YYYY-MM-DD`. */
export type ImportedDay = {
	key: string;
	code: string;
	name: string;
	nameEn: string;
	startsAt: Date;
	endsAt: Date;
};

/** Adds days by date, after the organiser's. Returns their ids by key. */
export async function addDays(tx: Tx, own: EventRecord, days: ImportedDay[]): Promise<Map<string, number>> {
	if (days.length === 0) return new Map();
	const rows = await tx
		.insert(calendar)
		.values(
			days.map(({ key, ...day }) => ({
				...day,
				...namesOf(own, { ...day, key }),
				eventId: own.id,
				sourceKey: key,
				position: Math.floor(Date.parse(key) / DAY_MS),
				isOnline: own.isOnline,
				isOnsite: own.isOnsite,
			})),
		)
		.returning({ id: calendar.id, key: calendar.sourceKey });
	return idsByKey(rows);
}

/** Names a day; adds the year if it differs from the event's. */
function namesOf({ code, startsAt }: EventRecord, { key, name, nameEn }: ImportedDay) {
	const year = key.slice(0, 4);
	if (Number(year) === (eventYear(code) ?? startsAt.getUTCFullYear())) return { name, nameEn };
	return { name: `${name} ${year}`, nameEn: `${nameEn} ${year}` };
}

export async function changeDaySpan(tx: Tx, id: number, { startsAt, endsAt }: Span): Promise<void> {
	await tx.update(calendar).set({ startsAt, endsAt }).where(eq(calendar.id, id));
}

/** Removes imported days, never the organiser's. */
export async function removeDays(tx: Tx, ids: number[]): Promise<void> {
	const isImported = isNotNull(calendar.sourceKey);
	await inChunks(ids, (chunk) => tx.delete(calendar).where(and(inArray(calendar.id, chunk), isImported)));
}
