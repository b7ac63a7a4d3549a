import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { account } from "../../account/server/views.ts";
import { lecture } from "../../agenda/server/views.ts";
import { conversation, conversationMember } from "../../chat/server/views.ts";
import { event } from "../../event/server/views.ts";
import { exhibitor } from "../../exhibitors/server/views.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import { type Cursor, MAX_COUNTED, MAX_KEPT } from "../rules.ts";
import { notice } from "./tables.ts";

/** More than any account has. */
const ALL = 100_000;

type NewNotice = Omit<typeof notice.$inferInsert, "id" | "kind" | "count" | "readAt" | "messageNumber"> & {
	kind: Exclude<(typeof notice.$inferInsert)["kind"], "message">;
};

export async function addNotice(db: Database, one: NewNotice): Promise<void> {
	await db.insert(notice).values(one);
}

export type NewMessage = { conversationId: number; number: number; memberNo: number; sentAt: Date };

/**
 * Counts a message in the notices of the conversation's other members, except those who closed it. Counting restarts
 * after reading.
 */
export async function countMessage(db: Database, one: NewMessage): Promise<void> {
	const author = db
		.select({ id: conversationMember.accountId })
		.from(conversationMember)
		.where(and(eq(conversationMember.conversationId, one.conversationId), eq(conversationMember.no, one.memberNo)));
	await db.execute(sql`
		insert into ${notice} (account_id, event_id, kind, person_id, exhibitor_id, conversation_id, message_number, created_at)
		select reader.account_id, talk.event_id, 'message', (${author}), talk.exhibitor_id, talk.id, ${one.number}::int, ${one.sentAt.toISOString()}::timestamptz
		from ${conversation} talk join ${conversationMember} reader on reader.conversation_id = talk.id
		where talk.id = ${one.conversationId}::int and reader.no <> ${one.memberNo}::int
			and reader.account_id is not null and reader.closed_at is null
		on conflict (account_id, conversation_id) where kind = 'message' do update set
			count = case when ${notice.readAt} is null then ${notice.count} + 1 else 1 end,
			person_id = excluded.person_id, message_number = excluded.message_number,
			created_at = excluded.created_at, read_at = null`);
}

/** Whether everything that the notice refers to still exists. */
const isWhole = and(
	or(isNull(notice.personId), isNotNull(account.id)),
	or(isNull(notice.exhibitorId), isNotNull(exhibitor.id)),
	or(isNull(notice.lectureId), isNotNull(lecture.id)),
	or(isNull(notice.packageId), isNotNull(ticketPackage.id)),
	or(isNull(notice.conversationId), isNotNull(conversation.id)),
);

const { id, kind, lectureId, exhibitorId, conversationId, startsAt, place, otherStartsAt, otherPlace } = notice;
const noticeColumns = {
	id,
	kind,
	lectureId,
	exhibitorId,
	conversationId,
	startsAt,
	place,
	otherStartsAt,
	otherPlace,
	count: notice.count,
	until: notice.until,
	offerSecret: notice.offerSecret,
	createdAt: notice.createdAt,
	readAt: notice.readAt,
};

/** Notices after a cursor, newest first, with names. */
export function noticesOf(
	db: Database,
	{ accountId, after, limit }: { accountId: string; after: Cursor | undefined; limit: number },
) {
	const older =
		after &&
		sql`(${notice.createdAt}, ${notice.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::int)`;
	return db
		.select({
			notice: noticeColumns,
			event: {
				code: event.code,
				name: event.name,
				nameEn: event.nameEn,
				timeZone: event.timeZone,
				meetingPoints: event.meetingPoints,
			},
			person: { firstName: account.firstName, lastName: account.lastName },
			company: exhibitor.name,
			lecture: {
				subject: lecture.subject,
				subjectPl: lecture.subjectPl,
				subjectEn: lecture.subjectEn,
				language: lecture.language,
			},
			package: { code: ticketPackage.code, name: ticketPackage.name },
		})
		.from(notice)
		.innerJoin(event, eq(event.id, notice.eventId))
		.leftJoin(account, eq(account.id, notice.personId))
		.leftJoin(exhibitor, eq(exhibitor.id, notice.exhibitorId))
		.leftJoin(lecture, eq(lecture.id, notice.lectureId))
		.leftJoin(ticketPackage, eq(ticketPackage.id, notice.packageId))
		.leftJoin(conversation, eq(conversation.id, notice.conversationId))
		.where(and(eq(notice.accountId, accountId), older, isWhole))
		.orderBy(desc(notice.createdAt), desc(notice.id))
		.limit(limit);
}

export async function noticesForExport(db: Database, accountId: string) {
	const records = await noticesOf(db, { accountId, after: undefined, limit: ALL });
	return records.map(({ notice: one, event: at, person, company, lecture: talk, package: offered }) => {
		const { kind, createdAt, readAt, count: messages, startsAt, place, otherStartsAt, otherPlace, until } = one;
		return {
			kind,
			eventCode: at.code,
			createdAt,
			readAt,
			...(kind === "message" && { messages }),
			startsAt,
			place,
			otherStartsAt,
			otherPlace,
			until,
			person: person && `${person.firstName} ${person.lastName}`,
			company,
			lecture: talk?.subject ?? null,
			package: offered?.name ?? null,
		};
	});
}
export type NoticeRecord = Awaited<ReturnType<typeof noticesOf>>[number];

export async function countUnread(db: Database, accountId: string): Promise<number> {
	const unread = db
		.select({ id: notice.id })
		.from(notice)
		.leftJoin(account, eq(account.id, notice.personId))
		.leftJoin(exhibitor, eq(exhibitor.id, notice.exhibitorId))
		.leftJoin(lecture, eq(lecture.id, notice.lectureId))
		.leftJoin(ticketPackage, eq(ticketPackage.id, notice.packageId))
		.leftJoin(conversation, eq(conversation.id, notice.conversationId))
		.where(and(eq(notice.accountId, accountId), isNull(notice.readAt), isWhole))
		.limit(MAX_COUNTED)
		.as("unread");
	return oneRow(await db.select({ count: count() }).from(unread)).count;
}

export async function isNoticeOf(db: Database, of: { id: number; accountId: string }): Promise<boolean> {
	const rows = await db
		.select({ id: notice.id })
		.from(notice)
		.where(and(eq(notice.id, of.id), eq(notice.accountId, of.accountId)));
	return rows.length > 0;
}

/** Marks an account's unread notices that match `which` as read, locked in a fixed order. Returns the count. */
async function markRead(db: Database, accountId: string, which: SQL | undefined, now: Date): Promise<number> {
	const noticeRows = db
		.select({ id: notice.id })
		.from(notice)
		.where(and(eq(notice.accountId, accountId), isNull(notice.readAt), which))
		.orderBy(asc(notice.id))
		.for("update");
	const rows = await db
		.update(notice)
		.set({ readAt: now })
		.where(inArray(notice.id, noticeRows))
		.returning({ id: notice.id });
	return rows.length;
}

export const markNoticeRead = (db: Database, of: { id: number; accountId: string; now: Date }) =>
	markRead(db, of.accountId, eq(notice.id, of.id), of.now);

/** Marks notices up to a moment as read. */
export const markReadUntil = (db: Database, of: { accountId: string; until: Date; now: Date }) =>
	markRead(db, of.accountId, lte(notice.createdAt, of.until), of.now);

/** Marks a conversation's notice as read once its newest message has been seen. */
export const markMessagesRead = (
	db: Database,
	of: { accountId: string; conversationId: number; number: number; now: Date },
) =>
	markRead(
		db,
		of.accountId,
		and(eq(notice.kind, "message"), eq(notice.conversationId, of.conversationId), lte(notice.messageNumber, of.number)),
		of.now,
	);

/** A matter that a notice asks its reader to settle. */
export type SettledMatter =
	| { kind: "invitation"; accountId: string; eventId: number; personId: string }
	| { kind: "appointment"; accountId: string; eventId: number; personId: string }
	| { kind: "meeting"; accountId: string; eventId: number; exhibitorId: number }
	| { kind: "seat"; accountId: string; lectureId: number }
	| { kind: "place"; accountId: string; offerSecret: string }
	| { kind: "place-offer"; accountId: string; eventId: number; packageId: number };

function isAbout(one: SettledMatter): SQL | undefined {
	switch (one.kind) {
		case "invitation":
			return and(eq(kind, "person-invited"), eq(notice.eventId, one.eventId), eq(notice.personId, one.personId));
		case "appointment":
			return and(like(kind, "appointment-%"), eq(notice.eventId, one.eventId), eq(notice.personId, one.personId));
		case "meeting":
			return and(like(kind, "meeting-%"), eq(notice.eventId, one.eventId), eq(exhibitorId, one.exhibitorId));
		case "seat":
			return and(eq(kind, "seat-offered"), eq(lectureId, one.lectureId));
		case "place":
			return and(eq(kind, "waiting-offered"), eq(notice.offerSecret, one.offerSecret));
		case "place-offer":
			return and(eq(kind, "waiting-offered"), eq(notice.eventId, one.eventId), eq(notice.packageId, one.packageId));
	}
}

/** Marks notices as read, wherever their matter was settled. Returns the count. */
export const markSettled = (db: Database, one: SettledMatter & { now: Date }) =>
	markRead(db, one.accountId, isAbout(one), one.now);

/** Deletes notices to and about a person. */
export async function eraseNotices(db: Database, accountId: string): Promise<void> {
	await db.delete(notice).where(or(eq(notice.accountId, accountId), eq(notice.personId, accountId)));
}

/** Deletes old notices, notices of deleted accounts, and notices beyond each account's maximum. */
export async function deleteOldNotices(db: Database, before: Date): Promise<void> {
	await db.delete(notice).where(lt(notice.createdAt, before));
	await db.delete(notice).where(sql`not exists (select 1 from ${account} where ${account.id} = ${notice.accountId})`);
	const ranked = db
		.select({
			id: notice.id,
			rank: sql<number>`row_number() over (partition by ${notice.accountId} order by ${notice.createdAt} desc, ${notice.id} desc)`.as(
				"rank",
			),
		})
		.from(notice)
		.as("ranked");
	const beyond = db.select({ id: ranked.id }).from(ranked).where(sql`${ranked.rank} > ${MAX_KEPT}`);
	await db.delete(notice).where(inArray(notice.id, beyond));
}
