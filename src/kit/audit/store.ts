import { and, asc, desc, eq, gt, inArray, like, max, type SQLWrapper, sql } from "drizzle-orm";
import type { Database, Tx } from "../db/database.ts";
import { type Insert, insertOf } from "../db/insert-all.ts";
import { auditEntry } from "./tables.ts";

const auditEntryColumns = {
	at: auditEntry.at,
	actor: auditEntry.actor,
	action: auditEntry.action,
	subject: auditEntry.subject,
	detail: auditEntry.detail,
};

export type NewAuditEntry = {
	at: Date;
	actor: string;
	action: string;
	subject: string;
	eventId?: number | null | undefined;
	detail?: Record<string, unknown> | undefined;
};

/** Writes an audit entry in the transaction of the change. Takes ids only, never personal data. */
export async function addAuditEntry(tx: Tx, entry: NewAuditEntry): Promise<void> {
	await tx.insert(auditEntry).values(entry);
}

/** The insert of an audit entry, for use in a larger statement. */
export function auditInsert(entry: NewAuditEntry): Insert {
	return insertOf(auditEntry, entry);
}

export type AuditEntry = {
	at: Date;
	actor: string;
	action: string;
	subject: string;
	detail: Record<string, unknown>;
};

/** Entries about some subjects ("order:7"), oldest first. */
export function auditEntriesOf(db: Database, subjects: string[]): Promise<AuditEntry[]> {
	return db
		.select(auditEntryColumns)
		.from(auditEntry)
		.where(inArray(auditEntry.subject, subjects))
		.orderBy(asc(auditEntry.id));
}

/** Entries about some subjects, of one action if given, newest first, at most `limit`. */
export function newestEntriesOf(
	db: Database,
	subjects: string[],
	limit: number,
	action?: string,
): Promise<AuditEntry[]> {
	return db
		.select(auditEntryColumns)
		.from(auditEntry)
		.where(and(inArray(auditEntry.subject, subjects), action ? eq(auditEntry.action, action) : undefined))
		.orderBy(desc(auditEntry.id))
		.limit(limit);
}

/** The last time of any of the actions, by subject. Subjects without such an action are missing. */
export async function lastAuditTimes(db: Database, subjects: string[], actions: string[]): Promise<Map<string, Date>> {
	if (subjects.length === 0) return new Map();
	const { subject, at, action } = auditEntry;
	const rows = await db
		.select({ subject, at: max(at) })
		.from(auditEntry)
		.where(and(inArray(subject, subjects), inArray(action, actions)))
		.groupBy(subject);
	return new Map(rows.flatMap((one) => (one.at ? [[one.subject, one.at] as const] : [])));
}

/** Whether an actor did the same to a subject after a time. */
export async function hasEntrySince(
	db: Database,
	{ actor, action, subject }: Pick<AuditEntry, "actor" | "action" | "subject">,
	since: Date,
): Promise<boolean> {
	const same = and(eq(auditEntry.subject, subject), eq(auditEntry.actor, actor), eq(auditEntry.action, action));
	const rows = await db
		.select({ at: auditEntry.at })
		.from(auditEntry)
		.where(and(same, gt(auditEntry.at, since)))
		.limit(1);
	return rows.length > 0;
}

/** Replaces an erased actor or subject. */
export const ERASED = "erased";

/** Removes an account from every entry of the log, or from those of one event; the actions stay. */
export async function takeOutOfAudit(tx: Tx, accountId: string, at?: { id: number }): Promise<void> {
	const { actor, subject, detail, eventId } = auditEntry;
	const without = (column: SQLWrapper) => sql`replace(${column}::text, ${accountId}, ${ERASED})`;
	await tx
		.update(auditEntry)
		.set({ actor: without(actor), subject: without(subject), detail: sql`${without(detail)}::jsonb` })
		.where(
			and(
				at && eq(eventId, at.id),
				sql`position(${accountId} in ${actor} || ' ' || ${subject} || ' ' || ${detail}::text) > 0`,
			),
		);
}

/** Entries of an actor, oldest first. */
export function auditEntriesBy(db: Database, actor: string): Promise<Pick<AuditEntry, "at" | "action">[]> {
	const { at, action } = auditEntry;
	return db.select({ at, action }).from(auditEntry).where(eq(auditEntry.actor, actor)).orderBy(asc(auditEntry.id));
}

/** Entries of an event whose action names share a prefix, oldest first. */
export function auditEntriesAt(db: Database, eventId: number, begins: string): Promise<AuditEntry[]> {
	return db
		.select(auditEntryColumns)
		.from(auditEntry)
		.where(and(eq(auditEntry.eventId, eventId), like(auditEntry.action, `${begins}%`)))
		.orderBy(asc(auditEntry.id));
}
