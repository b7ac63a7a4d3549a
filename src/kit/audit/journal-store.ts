import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { auditEntry } from "./tables.ts";

/** Filters of the journal. `kind` is the first word of an action ("order") or the whole action ("order.placed"). */
export type JournalFilter = {
	eventId?: number | undefined;
	actor?: string | undefined;
	kind?: string | undefined;
	subject?: string | undefined;
	from?: Date | undefined;
	to?: Date | undefined;
	/** The last entry of the previous page. */
	after?: { at: Date; id: number } | undefined;
	limit: number;
};

export type JournalRow = {
	id: number;
	at: Date;
	actor: string;
	action: string;
	subject: string;
	eventId: number | null;
	detail: Record<string, unknown>;
};

const { id, at, actor, action, subject, eventId, detail } = auditEntry;
const journalColumns = { id, at, actor, action, subject, eventId, detail };

/** An entry of an event; undefined if it is another event's. */
export async function journalEntryAt(
	db: Database,
	which: { id: number; eventId: number },
): Promise<JournalRow | undefined> {
	const rows = await db
		.select(journalColumns)
		.from(auditEntry)
		.where(and(eq(id, which.id), eq(eventId, which.eventId)));
	return rows[0];
}

/** Entries of the journal, the newest first. Each filter has an index that ends with the time. */
export function journalEntries(db: Database, filter: JournalFilter): Promise<JournalRow[]> {
	const { after, from, to, limit } = filter;
	const conditions: (SQL | undefined)[] = [
		filter.eventId === undefined ? undefined : eq(eventId, filter.eventId),
		filter.actor === undefined ? undefined : eq(actor, filter.actor),
		filter.subject === undefined ? undefined : eq(subject, filter.subject),
		filter.kind === undefined ? undefined : isOfKind(filter.kind),
		from && gte(at, from),
		to && lt(at, to),
		after && sql`(${at}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::integer)`,
	];
	return db
		.select(journalColumns)
		.from(auditEntry)
		.where(and(...conditions))
		.orderBy(desc(at), desc(id))
		.limit(limit);
}

function isOfKind(kind: string): SQL {
	const { action } = auditEntry;
	return kind.includes(".") ? eq(action, kind) : sql`split_part(${action}, '.', 1) = ${kind}`;
}
