import { and, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { exhibitor } from "../../exhibitors/server/views.ts";
import { briefcaseEntry, jobApplication, jobOffer, standMessage } from "./tables.ts";

type StandVisitor = { accountId: string; exhibitorId: number };

const ownEntry = ({ accountId, exhibitorId }: StandVisitor) =>
	and(eq(briefcaseEntry.accountId, accountId), eq(briefcaseEntry.exhibitorId, exhibitorId));

/** A person's bookmarks at an event, latest first. */
export function briefcaseOf(db: Database, { accountId, eventId }: { accountId: string; eventId: number }) {
	const { exhibitorId, note, addedAt } = briefcaseEntry;
	return db
		.select({ exhibitorId, note, addedAt })
		.from(briefcaseEntry)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId))
		.where(and(eq(briefcaseEntry.accountId, accountId), eq(exhibitor.eventId, eventId)))
		.orderBy(desc(addedAt), desc(exhibitorId));
}

/** A person's note on an exhibitor; undefined without a bookmark. */
export async function noteOf(db: Database, of: StandVisitor): Promise<string | undefined> {
	const [row] = await db.select({ note: briefcaseEntry.note }).from(briefcaseEntry).where(ownEntry(of));
	return row?.note;
}

/** Bookmarks an exhibitor. An undefined note does not change the stored one. */
export async function storeEntry(db: Database, of: StandVisitor, note: string | undefined, now: Date): Promise<void> {
	const stored = db.insert(briefcaseEntry).values({ ...of, note: note ?? "", addedAt: now });
	const target = [briefcaseEntry.accountId, briefcaseEntry.exhibitorId];
	await (note === undefined
		? stored.onConflictDoNothing({ target })
		: stored.onConflictDoUpdate({ target, set: { note } }));
}

export async function deleteEntry(db: Database, of: StandVisitor): Promise<void> {
	await db.delete(briefcaseEntry).where(ownEntry(of));
}

export type MessageRecord = {
	id: number;
	text: string;
	hasProfile: boolean;
	sentAt: Date;
	answer: string | null;
	answeredAt: Date | null;
};

const { id, text, hasProfile, sentAt, answer, answeredAt } = standMessage;
const MESSAGE = { id, text, hasProfile, sentAt, answer, answeredAt };

const ownMessages = ({ accountId, exhibitorId }: StandVisitor) =>
	and(eq(standMessage.accountId, accountId), eq(standMessage.exhibitorId, exhibitorId));

/** A person's messages to a stand, latest first. */
export function messagesOf(db: Database, of: StandVisitor): Promise<MessageRecord[]> {
	return db.select(MESSAGE).from(standMessage).where(ownMessages(of)).orderBy(desc(id)).limit(50);
}

/** Counts a person's unanswered messages to a stand. Locks the exhibitor to serialise new ones. */
export async function waitingCount(tx: Tx, of: StandVisitor): Promise<number> {
	await tx.select({ id: exhibitor.id }).from(exhibitor).where(eq(exhibitor.id, of.exhibitorId)).for("no key update");
	const waiting = and(ownMessages(of), isNull(answeredAt));
	return oneRow(await tx.select({ count: count() }).from(standMessage).where(waiting)).count;
}

export async function addMessage(
	tx: Tx,
	message: StandVisitor & Pick<MessageRecord, "text" | "hasProfile" | "sentAt">,
): Promise<MessageRecord> {
	return oneRow(await tx.insert(standMessage).values(message).returning(MESSAGE));
}

/** A person's applications for an exhibitor's jobs, with their dates. */
export async function applicationsAt(db: Database, of: StandVisitor): Promise<Map<number, Date>> {
	const { offerId, appliedAt, withdrawnAt, accountId } = jobApplication;
	const rows = await db
		.select({ offerId, appliedAt })
		.from(jobApplication)
		.innerJoin(jobOffer, eq(jobOffer.id, offerId))
		.where(and(eq(accountId, of.accountId), eq(jobOffer.exhibitorId, of.exhibitorId), isNull(withdrawnAt)));
	return new Map(rows.map((row) => [row.offerId, row.appliedAt]));
}

/** Applies for a job. An active application does not change. */
export async function storeApplication(
	tx: Tx,
	{ offerId, accountId, now }: { offerId: number; accountId: string; now: Date },
): Promise<void> {
	const set = { appliedAt: now, withdrawnAt: null };
	await tx
		.insert(jobApplication)
		.values({ offerId, accountId, ...set })
		.onConflictDoUpdate({
			target: [jobApplication.offerId, jobApplication.accountId],
			set,
			setWhere: isNotNull(jobApplication.withdrawnAt),
		});
}

/** Withdraws an application. Inactive ones do not change. */
export async function endApplication(
	tx: Tx,
	{ offerId, accountId, now }: { offerId: number; accountId: string; now: Date },
): Promise<void> {
	const own = and(eq(jobApplication.offerId, offerId), eq(jobApplication.accountId, accountId));
	await tx
		.update(jobApplication)
		.set({ withdrawnAt: now })
		.where(and(own, isNull(jobApplication.withdrawnAt)));
}
