import { and, asc, count, desc, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Database, Tx } from "../db/database.ts";
import { type Insert, insertAll, insertOf, nextKeys } from "../db/insert-all.ts";
import { oneRow } from "../db/one-row.ts";
import type { Lang } from "../i18n/lang.ts";
import { LEASE_MS } from "../jobs/working.ts";
import { must } from "../must/must.ts";
import type { Attachment } from "./attachment.ts";
import { letter, letterAttachment } from "./tables.ts";

export type Letter = {
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
	status: "waiting" | "sent" | "failed" | "withdrawn";
	tries: number;
	starts: number;
	nextTryAt: Date | null;
	lockedUntil: Date | null;
	lastError: string | null;
	createdAt: Date;
};
export type NewLetter = Pick<
	Letter,
	"recipient" | "sender" | "subject" | "html" | "text" | "lang" | "kind" | "createdAt"
> & { replyTo?: string | undefined; unsubscribeUrl?: string | undefined; attachments?: Attachment[] };
/** A letter that this process sends; `lockedUntil` also says which of its claims. */
export type ClaimedLetter = Letter & { lockedUntil: Date };
export type LetterAttachment = Attachment & { letterId: number; position: number };

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);
/** The row, as long as this claim of it is the last one: a process that was taken for dead changes nothing any more. */
const ofClaim = ({ id, lockedUntil }: ClaimedLetter) => and(eq(letter.id, id), eq(letter.lockedUntil, lockedUntil));

/** The inserts of a letter with its files, under a key that is reserved for it. */
export function letterInserts(id: number, { attachments = [], ...values }: NewLetter): Insert[] {
	const files = attachments.map(({ name, contentType, content }, index) => ({
		letterId: id,
		position: index + 1,
		name,
		contentType,
		...(content instanceof Uint8Array ? { bytes: content } : { source: content }),
	}));
	const inserted = insertOf(letter, { id, ...values });
	return files.length > 0 ? [inserted, insertOf(letterAttachment, ...files)] : [inserted];
}

/** Puts a letter into the outbox, in the transaction of the change that causes it. It is sent after the commit. */
export async function addLetter(tx: Tx, { attachments = [], ...values }: NewLetter): Promise<void> {
	if (attachments.length === 0) return void (await tx.insert(letter).values(values));
	const { id } = await nextKeys(tx, { id: letter });
	await insertAll(tx, letterInserts(id, { ...values, attachments }));
}

/** One page of letters, newest first, and how many there are. `page` begins with 1. */
export async function letters(db: Database, page: number, size: number): Promise<{ rows: Letter[]; count: number }> {
	const rows = await db
		.select()
		.from(letter)
		.orderBy(desc(letter.id))
		.limit(size)
		.offset((page - 1) * size);
	const counted = await db.select({ count: count() }).from(letter);
	return { rows, count: oneRow(counted).count };
}

/** One letter, or undefined. */
export async function letterById(db: Database, id: number): Promise<Letter | undefined> {
	const rows = await db.select().from(letter).where(eq(letter.id, id));
	return rows[0];
}

/** The files that go with a letter, in their order. */
export async function attachmentsOf(db: Database, letterId: number): Promise<LetterAttachment[]> {
	const rows = await db
		.select()
		.from(letterAttachment)
		.where(eq(letterAttachment.letterId, letterId))
		.orderBy(letterAttachment.position);
	return rows.map(({ bytes, source, ...row }) => ({
		...row,
		content: bytes ?? must(source, "the source of an attachment without bytes"),
	}));
}

/** Takes up to `limit` letters that are due for this process, oldest first. */
export async function claimLetters(db: Database, now: Date, limit: number): Promise<ClaimedLetter[]> {
	const due = db.$with("due").as(
		db
			.select({ id: letter.id })
			.from(letter)
			.where(
				and(
					eq(letter.status, "waiting"),
					or(isNull(letter.nextTryAt), lte(letter.nextTryAt, now)),
					or(isNull(letter.lockedUntil), lte(letter.lockedUntil, now)),
				),
			)
			.orderBy(asc(letter.id))
			.limit(limit)
			.for("update", { skipLocked: true }),
	);
	const rows = await db
		.with(due)
		.update(letter)
		.set({ lockedUntil: leaseFrom(now), starts: sql`${letter.starts} + 1` })
		.where(inArray(letter.id, sql`(select id from due)`))
		.returning();
	return rows.map((row) => ({ ...row, lockedUntil: must(row.lockedUntil, "the lease") }));
}

/** Prolongs a claim, in place. */
export async function extendLetter(db: Database, claimed: ClaimedLetter, now: Date): Promise<void> {
	const lockedUntil = leaseFrom(now);
	const rows = await db.update(letter).set({ lockedUntil }).where(ofClaim(claimed)).returning({ id: letter.id });
	if (rows.length > 0) claimed.lockedUntil = lockedUntil;
}

/** Nothing of what a letter said, and no link: the secrets in its links are nowhere in clear any more. */
const BLANK = { html: "", text: "", unsubscribeUrl: null };

/** The mail server took the letter: what it said is blanked. Written whoever has it by now: it is sent. */
export async function markSent(db: Database, { id }: ClaimedLetter, now: Date): Promise<void> {
	await db
		.update(letter)
		.set({ ...BLANK, status: "sent", sentAt: now, lockedUntil: now, lastError: null })
		.where(eq(letter.id, id));
	await db.delete(letterAttachment).where(eq(letterAttachment.letterId, id));
}

/** A try failed: the next one is at `nextTryAt`, or there is none and the letter has failed. */
export async function markRefused(
	db: Database,
	claimed: ClaimedLetter,
	{ lastError, nextTryAt, now }: { lastError: string; nextTryAt: Date | undefined; now: Date },
): Promise<void> {
	await db
		.update(letter)
		.set({
			status: nextTryAt ? "waiting" : "failed",
			nextTryAt: nextTryAt ?? null,
			tries: claimed.tries + 1,
			lockedUntil: now,
			lastError,
		})
		.where(ofClaim(claimed));
}

/** Its reader left while the letter waited: it is not sent, nor tried again, and what it said is blanked. */
export async function markWithdrawn(db: Database, claimed: ClaimedLetter, now: Date): Promise<void> {
	await db
		.update(letter)
		.set({ ...BLANK, status: "withdrawn", lockedUntil: now })
		.where(ofClaim(claimed));
}

/** How long letters are kept, whatever became of them. */
const KEPT_MS = 30 * 24 * 3_600_000;

/**
 * Forgets the letters that were written more than 30 days ago, with their files: those that were sent, of which only to
 * whom, when and about what is left; those that failed; and those that wait for a mail server that is not set.
 */
export async function forgetOldLetters({ db, clock }: { db: Database; clock: { now(): Date } }): Promise<void> {
	await db.delete(letter).where(lt(letter.createdAt, new Date(clock.now().getTime() - KEPT_MS)));
}

/** Gives up the letters written before `before` that were never tried: nobody expects them any more. Gives how many. */
export async function giveUpStale(db: Database, before: Date, lastError: string): Promise<number> {
	const rows = await db
		.update(letter)
		.set({ status: "failed", lastError })
		.where(and(eq(letter.status, "waiting"), isNull(letter.lockedUntil), lte(letter.createdAt, before)))
		.returning({ id: letter.id });
	return rows.length;
}

/** Failed letters, newest first, with what the mail server answered. */
export async function failedLetters(db: Database): Promise<Letter[]> {
	return db.select().from(letter).where(eq(letter.status, "failed")).orderBy(desc(letter.id));
}

/** Sends a failed letter once more, with all its tries. Gives whether there was one. */
export async function sendAgain(tx: Tx, id: number): Promise<boolean> {
	const rows = await tx
		.update(letter)
		.set({ status: "waiting", tries: 0, starts: 0, nextTryAt: null, lockedUntil: new Date(0) })
		.where(and(eq(letter.id, id), eq(letter.status, "failed")))
		.returning({ id: letter.id });
	return rows.length > 0;
}
