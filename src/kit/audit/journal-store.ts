import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { cappedCounts } from "../db/capped-counts.ts";
import type { Database } from "../db/database.ts";
import { auditEntry } from "./tables.ts";

/** Filters of the journal. `kind` is the first word of an action ("order") or the whole action ("order.placed"). */
export type EntryFilter = {
	eventId?: number | undefined;
	actor?: string | undefined;
	kind?: string | undefined;
	subject?: string | undefined;
	from?: Date | undefined;
	to?: Date | undefined;
};

export type JournalFilter = EntryFilter & {
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

function matching({ from, to, ...filter }: EntryFilter): SQL | undefined {
	return and(
		filter.eventId === undefined ? undefined : eq(eventId, filter.eventId),
		filter.actor === undefined ? undefined : eq(actor, filter.actor),
		filter.subject === undefined ? undefined : eq(subject, filter.subject),
		filter.kind === undefined ? undefined : isOfKind(filter.kind),
		from && gte(at, from),
		to && lt(at, to),
	);
}

/** Entries of the journal, the newest first. Each filter has an index that ends with the time. */
export function journalEntries(db: Database, { after, limit, ...filter }: JournalFilter): Promise<JournalRow[]> {
	const isBehind = after && sql`(${at}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::integer)`;
	return db
		.select(journalColumns)
		.from(auditEntry)
		.where(and(matching(filter), isBehind))
		.orderBy(desc(at), desc(id))
		.limit(limit);
}

/** The number of entries of each filter, counted up to `max`. */
export function countEntries(db: Database, filters: readonly EntryFilter[], max: number): Promise<number[]> {
	const selects = filters.map((filter) => db.select({ id }).from(auditEntry).where(matching(filter)));
	return cappedCounts(db, selects, max);
}

function isOfKind(kind: string): SQL {
	const { action } = auditEntry;
	return kind.includes(".") ? eq(action, kind) : sql`split_part(${action}, '.', 1) = ${kind}`;
}
