import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../kit/db/database.ts";
import { breaks } from "../../../kit/db/insert-all.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { account } from "../../account/server/views.ts";
import { exhibitorStaff } from "../../exhibitors/server/views.ts";
import type { Kind } from "../rules.ts";
import { chatMessage, conversation, conversationMember } from "./tables.ts";

export type MessageRecord = {
	number: number;
	memberNo: number;
	clientKey: string;
	text: string;
	sentAt: Date;
	/** The first name of a writer for a company. */
	author: string | null;
};

const { number, memberNo, clientKey, text, sentAt } = chatMessage;
export const author = alias(account, "author");
export const messageColumns = { number, memberNo, clientKey, text, sentAt, author: author.firstName };
export const isAuthor = eq(author.id, chatMessage.authorId);

/** Lists who reads as a member: the account itself, or each of the company's current staff. */
export function readersOf(db: Database) {
	const works = and(eq(exhibitorStaff.exhibitorId, conversation.exhibitorId), isNull(conversationMember.accountId));
	return db
		.select({
			conversationId: conversationMember.conversationId,
			no: conversationMember.no,
			// Statements use these aliases without the table's name.
			accountId: sql<string>`coalesce(${conversationMember.accountId}, ${exhibitorStaff.accountId})`.as("reader_id"),
			isStaff: sql<boolean>`${exhibitorStaff.accountId} is not null`.as("reader_is_staff"),
			seenNumber: conversationMember.seenNumber,
			closedAt: conversationMember.closedAt,
		})
		.from(conversationMember)
		.innerJoin(conversation, eq(conversation.id, conversationMember.conversationId))
		.leftJoin(exhibitorStaff, works)
		.where(or(isNotNull(conversationMember.accountId), isNotNull(exhibitorStaff.accountId)))
		.as("reader");
}

export type Membership = {
	no: number;
	kind: Kind;
	eventId: number;
	/** True for the row of the company that the person works for. */
	isStaff: boolean;
	closedAt: Date | null;
	/** True if another member has closed the conversation. */
	isLeft: boolean;
	seenNumber: number;
	lastNumber: number;
};

/** Undefined if the account is no member. */
export async function membershipOf(
	db: Database,
	{ conversationId, accountId }: { conversationId: number; accountId: string },
): Promise<Membership | undefined> {
	const reader = readersOf(db);
	const other = alias(conversationMember, "other");
	const left = db
		.select({ no: other.no })
		.from(other)
		.where(
			and(eq(other.conversationId, reader.conversationId), ne(other.no, reader.no), sql`${other.closedAt} is not null`),
		);
	const [row] = await db
		.select({
			no: reader.no,
			isStaff: reader.isStaff,
			closedAt: reader.closedAt,
			seenNumber: reader.seenNumber,
			isLeft: sql<boolean>`exists(${left})`,
			kind: conversation.kind,
			eventId: conversation.eventId,
			lastNumber: conversation.lastNumber,
		})
		.from(reader)
		.innerJoin(conversation, eq(conversation.id, reader.conversationId))
		.where(and(eq(reader.conversationId, conversationId), eq(reader.accountId, accountId)))
		// A visitor who now works for the company stays the visitor.
		.orderBy(asc(reader.isStaff))
		.limit(1);
	return row;
}

export type NewMessage = Omit<MessageRecord, "author"> & {
	conversationId: number;
	isSuppressed: boolean;
	authorId: string | null;
};

/**
 * Takes the next number under the conversation's lock: a reader who sees a message sees all earlier ones. Returns
 * undefined if the author has used the key already.
 */
export async function insertMessage(db: Database, one: Omit<NewMessage, "number">): Promise<number | undefined> {
	const { conversationId } = one;
	const numberUpdate = sql`update ${conversation} set last_number = last_number + 1 where ${conversation.id} = ${conversationId} returning last_number`;
	try {
		const { rows } = await db.execute<{ number: number }>(sql`with taken as (${numberUpdate})
			insert into ${chatMessage} (conversation_id, number, member_no, author_id, client_key, text, sent_at, is_suppressed)
			select ${conversationId}::int, last_number, ${one.memberNo}::int, ${one.authorId}, ${one.clientKey}, ${one.text}, ${one.sentAt.toISOString()}::timestamptz, ${one.isSuppressed}::boolean
			from taken returning number`);
		return invariant(rows[0], "the number of the message").number;
	} catch (error) {
		if (breaks(error, "chat_message_once")) return undefined;
		throw error;
	}
}

export async function messageByKey(
	db: Database,
	of: { conversationId: number; memberNo: number; clientKey: string },
): Promise<MessageRecord | undefined> {
	const [row] = await db
		.select(messageColumns)
		.from(chatMessage)
		.leftJoin(author, isAuthor)
		.where(
			and(eq(chatMessage.conversationId, of.conversationId), eq(memberNo, of.memberNo), eq(clientKey, of.clientKey)),
		);
	return row;
}

/** A member sees delivered messages and their own. */
const visibleTo = (conversationId: number, no: number) =>
	and(eq(chatMessage.conversationId, conversationId), or(eq(chatMessage.isSuppressed, false), eq(memberNo, no)));

/** Ordered by number. */
export function messagesAfter(
	db: Database,
	of: { conversationId: number; no: number; after: number; limit: number },
): Promise<MessageRecord[]> {
	return db
		.select(messageColumns)
		.from(chatMessage)
		.leftJoin(author, isAuthor)
		.where(and(visibleTo(of.conversationId, of.no), gt(number, of.after)))
		.orderBy(asc(number))
		.limit(of.limit);
}

/** Ordered by number. */
export async function messagesBefore(
	db: Database,
	of: { conversationId: number; no: number; before: number | undefined; limit: number },
): Promise<MessageRecord[]> {
	const rows = await db
		.select(messageColumns)
		.from(chatMessage)
		.leftJoin(author, isAuthor)
		.where(and(visibleTo(of.conversationId, of.no), of.before === undefined ? undefined : lt(number, of.before)))
		.orderBy(desc(number))
		.limit(of.limit);
	return rows.reverse();
}

/** Returns messages after a number, in order; only their author may see those with `isSuppressed`. */
export function newMessages(
	db: Database,
	{ conversationId, after, limit }: { conversationId: number; after: number; limit: number },
): Promise<(MessageRecord & { isSuppressed: boolean })[]> {
	return db
		.select({ ...messageColumns, isSuppressed: chatMessage.isSuppressed })
		.from(chatMessage)
		.leftJoin(author, isAuthor)
		.where(and(eq(chatMessage.conversationId, conversationId), gt(number, after)))
		.orderBy(asc(number))
		.limit(limit);
}

/** Lists the accounts of a conversation's members; a company's staff share one member number. */
export async function membersOf(
	db: Database,
	conversationId: number,
): Promise<{ no: number; accountId: string; isClosed: boolean }[]> {
	const reader = readersOf(db);
	const rows = await db
		.select({ no: reader.no, accountId: reader.accountId, closedAt: reader.closedAt })
		.from(reader)
		.where(eq(reader.conversationId, conversationId));
	return rows.map(({ no, accountId, closedAt }) => ({ no, accountId, isClosed: closedAt !== null }));
}

/** Returns false if the member had already seen it. */
export async function storeSeen(
	db: Database,
	of: { conversationId: number; no: number; number: number; now: Date },
): Promise<boolean> {
	const moved = await db
		.update(conversationMember)
		.set({ seenNumber: of.number, seenAt: of.now })
		.where(
			and(
				eq(conversationMember.conversationId, of.conversationId),
				eq(conversationMember.no, of.no),
				lt(conversationMember.seenNumber, of.number),
			),
		)
		.returning({ no: conversationMember.no });
	return moved.length > 0;
}

export async function eventsWithConversations(db: Database): Promise<number[]> {
	const rows = await db.selectDistinct({ eventId: conversation.eventId }).from(conversation);
	return rows.map(({ eventId }) => eventId);
}

export async function deleteConversations(db: Database, eventIds: number[]): Promise<void> {
	if (eventIds.length > 0) await db.delete(conversation).where(inArray(conversation.eventId, eventIds));
}
