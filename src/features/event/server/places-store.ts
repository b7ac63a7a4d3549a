import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { calendar } from "./tables.ts";

/** Returns false if no place is left; a null capacity is unlimited. */
export async function takeCalendarPlace(tx: Tx, calendarId: number, isOnline: boolean): Promise<boolean> {
	const { capacity, taken } = placeColumns(isOnline);
	const rows = await tx
		.update(calendar)
		.set(isOnline ? { onlineTaken: sql`${taken} + 1` } : { onsiteTaken: sql`${taken} + 1` })
		.where(and(eq(calendar.id, calendarId), or(isNull(capacity), lt(taken, capacity))))
		.returning({ id: calendar.id });
	return rows.length > 0;
}

/** Whether no place is left now. It takes no lock. */
export async function isCalendarFull(db: Database, calendarId: number, isOnline: boolean): Promise<boolean> {
	const { capacity, taken } = placeColumns(isOnline);
	const rows = await db
		.select({ id: calendar.id })
		.from(calendar)
		.where(and(eq(calendar.id, calendarId), gte(taken, capacity)));
	return rows.length > 0;
}

export async function releaseCalendarPlace(tx: Tx, calendarId: number, isOnline: boolean): Promise<void> {
	const { taken } = placeColumns(isOnline);
	await tx
		.update(calendar)
		.set(isOnline ? { onlineTaken: sql`${taken} - 1` } : { onsiteTaken: sql`${taken} - 1` })
		.where(eq(calendar.id, calendarId));
}

export function placeColumns(isOnline: boolean) {
	return isOnline
		? { capacity: calendar.onlineCapacity, taken: calendar.onlineTaken }
		: { capacity: calendar.onsiteCapacity, taken: calendar.onsiteTaken };
}

/** Undefined for an empty list. */
export async function lastEndOf(db: Database, calendarIds: number[]): Promise<Date | undefined> {
	if (calendarIds.length === 0) return undefined;
	const rows = await db
		.select({ endsAt: calendar.endsAt })
		.from(calendar)
		.where(inArray(calendar.id, calendarIds))
		.orderBy(desc(calendar.endsAt))
		.limit(1);
	return rows[0]?.endsAt;
}
