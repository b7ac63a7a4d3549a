import { and, asc, count, desc, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Database, Tx } from "../db/database.ts";
import { type Insert, insertAll, insertOf, nextKeys } from "../db/insert-all.ts";
import { oneRow } from "../db/one-row.ts";
import type { Lang } from "../i18n/lang.ts";
import { invariant } from "../invariant/invariant.ts";
import { LEASE_MS } from "../jobs/worker-loop.ts";
import type { Attachment } from "./attachment.ts";
import { type EmailStatus, emailAttachment, emailMessage } from "./tables.ts";

const emailMessageColumns = {
	id: emailMessage.id,
	subject: emailMessage.subject,
	lang: emailMessage.lang,
	createdAt: emailMessage.createdAt,
	replyTo: emailMessage.replyTo,
	kind: emailMessage.kind,
	html: emailMessage.html,
	lockedUntil: emailMessage.lockedUntil,
	starts: emailMessage.starts,
	tries: emailMessage.tries,
	lastError: emailMessage.lastError,
	recipient: emailMessage.recipient,
	sender: emailMessage.sender,
	text: emailMessage.text,
	unsubscribeUrl: emailMessage.unsubscribeUrl,
	token: emailMessage.token,
	status: emailMessage.status,
	nextTryAt: emailMessage.nextTryAt,
	sentAt: emailMessage.sentAt,
};

const emailAttachmentColumns = {
	name: emailAttachment.name,
	position: emailAttachment.position,
	emailId: emailAttachment.emailId,
	contentType: emailAttachment.contentType,
	bytes: emailAttachment.bytes,
	source: emailAttachment.source,
};

export type Email = {
	id: number;
	recipient: string;
	sender: string;
	replyTo: string | null;
	subject: string;
	html: string;
	text: string;
	lang: Lang;
	unsubscribeUrl: string | null;
	kind: string;
	/** The secret part of its Message-ID. */
	token: string;
	status: EmailStatus;
	tries: number;
	starts: number;
	sentAt: Date | null;
	nextTryAt: Date | null;
	lockedUntil: Date | null;
	lastError: string | null;
	createdAt: Date;
};
export type NewEmail = Pick<
	Email,
	"recipient" | "sender" | "subject" | "html" | "text" | "lang" | "kind" | "createdAt"
> & {
	eventId?: number | undefined;
	replyTo?: string | undefined;
	unsubscribeUrl?: string | undefined;
	attachments?: Attachment[];
};
/** An e-mail that this process has leased. `lockedUntil` identifies the claim. */
export type ClaimedEmail = Email & { lockedUntil: Date };
export type EmailAttachment = Attachment & { emailId: number; position: number };

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);
/** Matches the row only for its last claim, so a process that counted as dead changes nothing. */
const ofClaim = ({ id, lockedUntil }: ClaimedEmail) =>
	and(eq(emailMessage.id, id), eq(emailMessage.lockedUntil, lockedUntil));

/** The inserts of an e-mail and its attachments, under a reserved key. */
export function emailInserts(id: number, { attachments = [], ...values }: NewEmail): Insert[] {
	const files = attachments.map(({ name, contentType, content }, index) => ({
		emailId: id,
		position: index + 1,
		name,
		contentType,
		...(content instanceof Uint8Array ? { bytes: content } : { source: content }),
	}));
	const inserted = insertOf(emailMessage, { id, ...values });
	return files.length > 0 ? [inserted, insertOf(emailAttachment, ...files)] : [inserted];
}

/** Queues an e-mail in the transaction of its cause. It leaves after the commit. */
export async function addEmail(tx: Tx, { attachments = [], ...values }: NewEmail): Promise<void> {
	if (attachments.length === 0) return void (await tx.insert(emailMessage).values(values));
	const { id } = await nextKeys(tx, { id: emailMessage });
	await insertAll(tx, emailInserts(id, { ...values, attachments }));
}

/** A page of e-mails, newest first, and their total. `page` begins with 1. */
export async function emails(db: Database, page: number, size: number): Promise<{ rows: Email[]; count: number }> {
	const rows = await db
		.select(emailMessageColumns)
		.from(emailMessage)
		.orderBy(desc(emailMessage.id))
		.limit(size)
		.offset((page - 1) * size);
	const counted = await db.select({ count: count() }).from(emailMessage);
	return { rows, count: oneRow(counted).count };
}

export async function emailById(db: Database, id: number): Promise<Email | undefined> {
	const rows = await db.select(emailMessageColumns).from(emailMessage).where(eq(emailMessage.id, id));
	return rows[0];
}

export async function attachmentsOf(db: Database, emailId: number): Promise<EmailAttachment[]> {
	const rows = await db
		.select(emailAttachmentColumns)
		.from(emailAttachment)
		.where(eq(emailAttachment.emailId, emailId))
		.orderBy(emailAttachment.position);
	return rows.map(({ bytes, source, ...row }) => ({
		...row,
		content: bytes ?? invariant(source, "the source of an attachment without bytes"),
	}));
}

/** Claims up to `limit` due e-mails, oldest first. */
export async function claimEmails(db: Database, now: Date, limit: number): Promise<ClaimedEmail[]> {
	const due = db.$with("due").as(
		db
			.select({ id: emailMessage.id })
			.from(emailMessage)
			.where(
				and(
					eq(emailMessage.status, "waiting"),
					or(isNull(emailMessage.nextTryAt), lte(emailMessage.nextTryAt, now)),
					or(isNull(emailMessage.lockedUntil), lte(emailMessage.lockedUntil, now)),
				),
			)
			.orderBy(asc(emailMessage.id))
			.limit(limit)
			.for("update", { skipLocked: true }),
	);
	const rows = await db
		.with(due)
		.update(emailMessage)
		.set({ lockedUntil: leaseFrom(now), starts: sql`${emailMessage.starts} + 1` })
		.where(inArray(emailMessage.id, sql`(select id from due)`))
		.returning(emailMessageColumns);
	return rows.map((row) => ({ ...row, lockedUntil: invariant(row.lockedUntil, "the lease") }));
}

/** Extends a claim and updates `claimed`. */
export async function extendEmail(db: Database, claimed: ClaimedEmail, now: Date): Promise<void> {
	const leaseEnd = leaseFrom(now);
	const rows = await db
		.update(emailMessage)
		.set({ lockedUntil: leaseEnd })
		.where(ofClaim(claimed))
		.returning({ id: emailMessage.id });
	if (rows.length > 0) claimed.lockedUntil = leaseEnd;
}

/** Content is blanked, because its links contain secrets. */
const BLANK = { html: "", text: "", unsubscribeUrl: null };

/** Marks an e-mail as sent and blanks its content, even if its lease has ended. */
export async function markSent(db: Database, { id }: ClaimedEmail, now: Date): Promise<void> {
	await db
		.update(emailMessage)
		.set({ ...BLANK, status: "sent", sentAt: now, lockedUntil: now, lastError: null })
		.where(eq(emailMessage.id, id));
	await db.delete(emailAttachment).where(eq(emailAttachment.emailId, id));
}

/** Records a failed attempt. Without `nextTryAt` the e-mail has failed. */
export async function markRefused(
	db: Database,
	claimed: ClaimedEmail,
	{ lastError, nextTryAt, now }: { lastError: string; nextTryAt: Date | undefined; now: Date },
): Promise<void> {
	await db
		.update(emailMessage)
		.set({
			status: nextTryAt ? "waiting" : "failed",
			nextTryAt: nextTryAt ?? null,
			tries: claimed.tries + 1,
			lockedUntil: now,
			lastError,
		})
		.where(ofClaim(claimed));
}

/** Marks an e-mail as withdrawn, because its recipient unsubscribed meanwhile, and blanks it. */
export async function markWithdrawn(db: Database, claimed: ClaimedEmail, now: Date): Promise<void> {
	await db
		.update(emailMessage)
		.set({ ...BLANK, status: "withdrawn", lockedUntil: now })
		.where(ofClaim(claimed));
}

const RETENTION_MS = 30 * 24 * 3_600_000;

/** Deletes e-mails older than 30 days with their files, in every state. */
export async function forgetOldEmails({ db, clock }: { db: Database; clock: { now(): Date } }): Promise<void> {
	await db.delete(emailMessage).where(lt(emailMessage.createdAt, new Date(clock.now().getTime() - RETENTION_MS)));
}

/** Deletes e-mails to `addresses` or with one of them as reply address, and their attachments. `kinds` limits it. */
export async function forgetEmailsOf(tx: Tx, addresses: readonly string[], kinds?: readonly string[]): Promise<void> {
	const these = [...addresses];
	const isTheirs = or(inArray(emailMessage.recipient, these), inArray(emailMessage.replyTo, these));
	await tx.delete(emailMessage).where(and(isTheirs, kinds && inArray(emailMessage.kind, [...kinds])));
}

/** Deletes a kind's e-mails that were sent, or written before a moment. */
export async function forgetEmailsOfKind(db: Database, kind: string, before: Date): Promise<void> {
	const isPast = or(eq(emailMessage.status, "sent"), lt(emailMessage.createdAt, before));
	await db.delete(emailMessage).where(and(eq(emailMessage.kind, kind), isPast));
}

/** Gives up untried e-mails written before `before`. Returns their number. */
export async function giveUpStale(db: Database, before: Date, lastError: string): Promise<number> {
	const rows = await db
		.update(emailMessage)
		.set({ status: "failed", lastError })
		.where(
			and(eq(emailMessage.status, "waiting"), isNull(emailMessage.lockedUntil), lte(emailMessage.createdAt, before)),
		)
		.returning({ id: emailMessage.id });
	return rows.length;
}

/** Failed and bounced e-mails, newest first, with the mail server's answer. */
export async function failedEmails(db: Database): Promise<Email[]> {
	const didFail = inArray(emailMessage.status, ["failed", "bounced", "returned"]);
	return db.select(emailMessageColumns).from(emailMessage).where(didFail).orderBy(desc(emailMessage.id));
}

/** Retries a failed e-mail with all its attempts. Returns its event; undefined if it has not failed. */
export async function sendAgain(tx: Tx, id: number): Promise<{ eventId: number | null } | undefined> {
	const rows = await tx
		.update(emailMessage)
		.set({ status: "waiting", tries: 0, starts: 0, nextTryAt: null, lockedUntil: new Date(0) })
		.where(and(eq(emailMessage.id, id), eq(emailMessage.status, "failed")))
		.returning({ eventId: emailMessage.eventId });
	return rows[0];
}

/** Counts e-mails by state, with the oldest waiting time. */
export function countEmails(db: Database): Promise<{ status: Email["status"]; count: number; oldest: Date }[]> {
	const { status, createdAt } = emailMessage;
	return db
		.select({ status, count: count(), oldest: sql<Date>`min(${createdAt})`.mapWith(createdAt) })
		.from(emailMessage)
		.groupBy(status);
}

/** E-mails to an address within the retention. */
export function emailsTo(db: Database, recipient: string) {
	const { subject, kind, lang, status, createdAt, sentAt } = emailMessage;
	return db
		.select({ subject, kind, lang, status, createdAt, sentAt })
		.from(emailMessage)
		.where(eq(emailMessage.recipient, recipient))
		.orderBy(asc(emailMessage.id));
}
