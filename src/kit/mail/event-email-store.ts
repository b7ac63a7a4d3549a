import { and, count, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { anyOf } from "../db/any-of.ts";
import type { Database, Tx } from "../db/database.ts";
import { oneRow } from "../db/one-row.ts";
import { type EmailStatus, emailMessage } from "./tables.ts";

/** E-mails to an address about some events, or all e-mails to it (null), newest first. */
export function newestEmailsTo(
	db: Database,
	{ recipient, eventIds, limit }: { recipient: string; eventIds: number[] | null; limit: number },
): Promise<{ id: number; subject: string; kind: string; status: EmailStatus; createdAt: Date }[]> {
	const { id, subject, kind, status, createdAt } = emailMessage;
	const isAbout = eventIds === null ? undefined : anyOf(emailMessage.eventId, eventIds);
	return db
		.select({ id, subject, kind, status, createdAt })
		.from(emailMessage)
		.where(and(eq(emailMessage.recipient, recipient), isAbout))
		.orderBy(desc(id))
		.limit(limit);
}

const FAILED = ["failed", "bounced", "returned"] as const;

const didFailAt = (eventId: number) => and(eq(emailMessage.eventId, eventId), inArray(emailMessage.status, FAILED));

type FailedEmail = {
	id: number;
	recipient: string;
	subject: string;
	kind: string;
	status: (typeof FAILED)[number];
	lastError: string | null;
	createdAt: Date;
};

/** Failed and bounced e-mails about an event before an id, newest first. */
export async function failedEmailsAt(
	db: Database,
	{ eventId, beforeId, limit }: { eventId: number; beforeId: number | undefined; limit: number },
): Promise<FailedEmail[]> {
	const { id, recipient, subject, kind, lastError, createdAt } = emailMessage;
	const status = sql<FailedEmail["status"]>`${emailMessage.status}`;
	return db
		.select({ id, recipient, subject, kind, status, lastError, createdAt })
		.from(emailMessage)
		.where(and(didFailAt(eventId), beforeId === undefined ? undefined : lt(id, beforeId)))
		.orderBy(desc(id))
		.limit(limit);
}

/** Failed and bounced e-mails about an event, with the time of the oldest; null without any. */
export async function countFailedAt(db: Database, eventId: number): Promise<{ count: number; oldest: Date | null }> {
	const oldest = sql<Date | null>`min(${emailMessage.createdAt})`.mapWith(emailMessage.createdAt);
	return oneRow(await db.select({ count: count(), oldest }).from(emailMessage).where(didFailAt(eventId)));
}

/** The addresses of failed and bounced e-mails about an event, at most `limit`. */
export async function failedRecipientsAt(db: Database, eventId: number, limit: number): Promise<string[]> {
	const rows = await db
		.selectDistinct({ recipient: emailMessage.recipient })
		.from(emailMessage)
		.where(didFailAt(eventId))
		.limit(limit);
	return rows.map(({ recipient }) => recipient);
}

type EventEmail = Omit<FailedEmail, "status" | "lastError"> & { status: EmailStatus };
type EmailKey = { eventId: number; id: number };

const emailQuery = (db: Database, at: EmailKey) => {
	const { id, recipient, subject, kind, status, createdAt } = emailMessage;
	return db
		.select({ id, recipient, subject, kind, status, createdAt })
		.from(emailMessage)
		.where(and(eq(id, at.id), eq(emailMessage.eventId, at.eventId)));
};

/** An e-mail about an event. */
export async function emailAt(db: Database, at: EmailKey): Promise<EventEmail | undefined> {
	return (await emailQuery(db, at))[0];
}

/** Locks an e-mail about an event until the commit. */
export async function lockEmailAt(tx: Tx, at: EmailKey): Promise<EventEmail | undefined> {
	return (await emailQuery(tx, at).for("update"))[0];
}
