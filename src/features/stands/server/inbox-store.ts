import { and, asc, count, countDistinct, eq, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { account } from "../../account/server/views.ts";
import { exhibitor, exhibitorStaff } from "../../exhibitors/server/views.ts";
import { briefcaseEntry, jobApplication, jobOffer, standMessage, standVisit } from "./tables.ts";

export type ReceivedRecord = {
	id: number;
	accountId: string;
	firstName: string;
	lastName: string;
	text: string;
	hasProfile: boolean;
	sentAt: Date;
	answer: string | null;
	answeredAt: Date | null;
	answeredBy: { firstName: string; lastName: string } | null;
};

const staff = alias(account, "answerer");

/** Messages to an exhibitor's stand, or one of them: unanswered first, each group oldest first. */
export async function receivedBy(
	db: Database,
	{ exhibitorId, messageId }: { exhibitorId: number; messageId?: number },
): Promise<ReceivedRecord[]> {
	const { id, accountId, text, hasProfile, sentAt, answer, answeredAt } = standMessage;
	return db
		.select({
			id,
			accountId,
			text,
			hasProfile,
			sentAt,
			answer,
			answeredAt,
			firstName: account.firstName,
			lastName: account.lastName,
			answeredBy: { firstName: staff.firstName, lastName: staff.lastName },
		})
		.from(standMessage)
		.innerJoin(account, eq(account.id, accountId))
		.leftJoin(staff, eq(staff.id, standMessage.answeredBy))
		.where(and(eq(standMessage.exhibitorId, exhibitorId), messageId === undefined ? undefined : eq(id, messageId)))
		.orderBy(sql`${answeredAt} is not null`, asc(sentAt), asc(id));
}

type Answer = { exhibitorId: number; messageId: number; answer: string; answeredAt: Date; answeredBy: string };

/** Stores an answer. False if the message is unknown or answered already. */
export async function storeAnswer(tx: Tx, { exhibitorId, messageId, ...said }: Answer): Promise<boolean> {
	const { id, answeredAt } = standMessage;
	const waits = and(eq(id, messageId), eq(standMessage.exhibitorId, exhibitorId), isNull(answeredAt));
	return ((await tx.update(standMessage).set(said).where(waits)).rowCount ?? 0) > 0;
}

export function visitsOf(db: Database, exhibitorId: number): Promise<{ day: string; visits: number }[]> {
	const { day } = standVisit;
	return db
		.select({ day, visits: count() })
		.from(standVisit)
		.where(eq(standVisit.exhibitorId, exhibitorId))
		.groupBy(day)
		.orderBy(asc(day));
}

/** Visitors by the hour of their first visit on the given days. `zone` is the event's. */
export function visitsByHour(
	db: Database,
	{ exhibitorId, days, zone }: { exhibitorId: number; days: string[]; zone: string },
): Promise<{ day: string; hour: number; visits: number }[]> {
	const { day } = standVisit;
	const hour = sql<number>`extract(hour from ${standVisit.at} at time zone ${zone})::int`;
	// By position, because a repeated zone would be another parameter and so another expression.
	const byHour = sql`2`;
	return db
		.select({ day, hour, visits: count() })
		.from(standVisit)
		.where(and(eq(standVisit.exhibitorId, exhibitorId), inArray(day, days)))
		.groupBy(day, byHour)
		.orderBy(asc(day), byHour);
}

/** How many people bookmarked an exhibitor, sent its form, and applied for a job. */
export async function reachedAt(db: Database, of: number): Promise<{ kept: number; wrote: number; applied: number }> {
	const bookmarkCount = await db.$count(briefcaseEntry, eq(briefcaseEntry.exhibitorId, of));
	const [forms] = await db
		.select({ people: countDistinct(standMessage.accountId) })
		.from(standMessage)
		.where(eq(standMessage.exhibitorId, of));
	const [jobs] = await db
		.select({ people: countDistinct(jobApplication.accountId) })
		.from(jobApplication)
		.innerJoin(jobOffer, eq(jobOffer.id, jobApplication.offerId))
		.where(and(eq(jobOffer.exhibitorId, of), isNull(jobApplication.withdrawnAt)));
	return { kept: bookmarkCount, wrote: forms?.people ?? 0, applied: jobs?.people ?? 0 };
}

/** Exhibitors whose staff has not been notified of messages. */
export async function exhibitorsToTell(db: Database): Promise<number[]> {
	const { exhibitorId, staffToldAt } = standMessage;
	const rows = await db.selectDistinct({ exhibitorId }).from(standMessage).where(isNull(staffToldAt));
	return rows.map((row) => row.exhibitorId);
}

/** Marks an exhibitor's messages as announced. Returns how many are unanswered, and the recipients. */
export async function markTold(tx: Tx, of: number, now: Date) {
	const { exhibitorId, staffToldAt, answeredAt } = standMessage;
	const isNew = and(eq(exhibitorId, of), isNull(staffToldAt));
	const newMessages = await tx.update(standMessage).set({ staffToldAt: now }).where(isNew).returning({ answeredAt });
	const people: { email: string; lang: Lang }[] = await tx
		.select({ email: account.email, lang: account.lang })
		.from(exhibitorStaff)
		.innerJoin(account, eq(account.id, exhibitorStaff.accountId))
		.where(eq(exhibitorStaff.exhibitorId, of))
		.orderBy(asc(account.email));
	const { name, eventId } = exhibitor;
	const [company] = await tx.select({ name, eventId }).from(exhibitor).where(eq(exhibitor.id, of));
	return { count: newMessages.filter((one) => one.answeredAt === null).length, people, company };
}
