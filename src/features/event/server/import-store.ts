import { eq, max, sql } from "drizzle-orm";
import type { Tx } from "../../../kit/db/database.ts";
import { type EventRecord, eventColumns } from "./columns.ts";
import { event } from "./tables.ts";

/** The event of a case-insensitive code, locked for the transaction. */
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

export async function changeEventSpan(tx: Tx, eventId: number, span: { startsAt: Date; endsAt: Date }): Promise<void> {
	await tx.update(event).set(span).where(eq(event.id, eventId));
}
