import { and, asc, count, desc, eq, gt, inArray, isNull, lt, max, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../kit/db/database.ts";
import { breaks } from "../../../kit/db/insert-all.ts";
import { must } from "../../../kit/must/must.ts";
import { account } from "../../account/server/tables.ts";
import { chatMessage, conversation, conversationMember } from "./tables.ts";

/** A message with its author's number in the conversation. */
export type MessageRecord = {
	number: number;
	memberNo: number;
	clientKey: string;
	text: string;
	sentAt: Date;
};

const { number, memberNo, clientKey, text, sentAt } = chatMessage;
const shown = { number, memberNo, clientKey, text, sentAt };

/** Somebody's place in a conversation. */
export type Membership = {
	no: number;
	closedAt: Date | null;
	/** Whether somebody else has closed it. */
	isLeft: boolean;
	seenNumber: number;
	lastNumber: number;
};

/** The place of an account in a conversation; undefined where it has none. */
export async function membershipOf(
	db: Database,
	{ conversationId, accountId }: { conversationId: number; accountId: string },
): Promise<Membership | undefined> {
	const other = alias(conversationMember, "other");
	const left = db
		.select({ no: other.no })
		.from(other)
		.where(
			and(
				eq(other.conversationId, conversationMember.conversationId),
				ne(other.no, conversationMember.no),
				sql`${other.closedAt} is not null`,
			),
		);
	const [row] = await db
		.select({
			no: conversationMember.no,
			closedAt: conversationMember.closedAt,
			isLeft: sql<boolean>`exists(${left})`,
			seenNumber: conversationMember.seenNumber,
			lastNumber: conversation.lastNumber,
		})
		.from(conversationMember)
		.innerJoin(conversation, eq(conversation.id, conversationMember.conversationId))
		.where(and(eq(conversationMember.conversationId, conversationId), eq(conversationMember.accountId, accountId)));
	return row;
}

export type NewMessage = MessageRecord & { conversationId: number; isUnheard: boolean };

/**
 * Stores a message under the conversation's next number, both in one statement; the number is taken under the
 * conversation's lock, so that no reader meets a number before all smaller ones. Undefined where its author has sent the
 * same key before: then no number is taken.
 */
export async function insertMessage(db: Database, one: Omit<NewMessage, "number">): Promise<MessageRecord | undefined> {
	const { conversationId } = one;
	const taken = sql`update ${conversation} set last_number = last_number + 1 where ${conversation.id} = ${conversationId} returning last_number`;
	try {
		const { rows } = await db.execute<{ number: number }>(sql`with taken as (${taken})
			insert into ${chatMessage} (conversation_id, number, member_no, client_key, text, sent_at, is_unheard)
			select ${conversationId}::int, last_number, ${one.memberNo}::int, ${one.clientKey}, ${one.text}, ${one.sentAt.toISOString()}::timestamptz, ${one.isUnheard}::boolean
			from taken returning number`);
		const { isUnheard: _, conversationId: __, ...said } = one;
		return { ...said, number: must(rows[0], "the number of the message").number };
	} catch (error) {
		if (breaks(error, "chat_message_once")) return undefined;
		throw error;
	}
}

/** The message that a member sent under a key. */
export async function messageByKey(
	db: Database,
	of: { conversationId: number; memberNo: number; clientKey: string },
): Promise<MessageRecord | undefined> {
	const [row] = await db
		.select(shown)
		.from(chatMessage)
		.where(
			and(eq(chatMessage.conversationId, of.conversationId), eq(memberNo, of.memberNo), eq(clientKey, of.clientKey)),
		);
	return row;
}

/** What of a conversation a member has: everything that was heard, and what they wrote. */
const hadBy = (conversationId: number, no: number) =>
	and(eq(chatMessage.conversationId, conversationId), or(eq(chatMessage.isUnheard, false), eq(memberNo, no)));

/** The first messages after a number that a member has, in their order. */
export function messagesAfter(
	db: Database,
	of: { conversationId: number; no: number; after: number; limit: number },
): Promise<MessageRecord[]> {
	return db
		.select(shown)
		.from(chatMessage)
		.where(and(hadBy(of.conversationId, of.no), gt(number, of.after)))
		.orderBy(asc(number))
		.limit(of.limit);
}

/** The last messages before a number, or of all, that a member has, in their order. */
export async function messagesBefore(
	db: Database,
	of: { conversationId: number; no: number; before: number | undefined; limit: number },
): Promise<MessageRecord[]> {
	const rows = await db
		.select(shown)
		.from(chatMessage)
		.where(and(hadBy(of.conversationId, of.no), of.before === undefined ? undefined : lt(number, of.before)))
		.orderBy(desc(number))
		.limit(of.limit);
	return rows.reverse();
}

/** What is delivered of a conversation after a number, in its order: who has it besides its author is told by `isUnheard`. */
export function newMessages(
	db: Database,
	{ conversationId, after, limit }: { conversationId: number; after: number; limit: number },
): Promise<(MessageRecord & { isUnheard: boolean })[]> {
	return db
		.select({ ...shown, isUnheard: chatMessage.isUnheard })
		.from(chatMessage)
		.where(and(eq(chatMessage.conversationId, conversationId), gt(number, after)))
		.orderBy(asc(number))
		.limit(limit);
}

/** Who is in a conversation and has an account still. */
export async function membersOf(
	db: Database,
	conversationId: number,
): Promise<{ no: number; accountId: string; isClosed: boolean }[]> {
	const rows = await db
		.select({
			no: conversationMember.no,
			accountId: conversationMember.accountId,
			closedAt: conversationMember.closedAt,
		})
		.from(conversationMember)
		.where(eq(conversationMember.conversationId, conversationId));
	return rows.flatMap(({ no, accountId, closedAt }) =>
		accountId === null ? [] : [{ no, accountId, isClosed: closedAt !== null }],
	);
}

/** Moves what a member has seen forward; false where they had seen as much. */
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

const own = alias(conversationMember, "own");
const heardByOwn = or(eq(chatMessage.isUnheard, false), eq(memberNo, own.no));

/** How many messages of others an account has not seen, by conversation. */
async function unreadOf(db: Database, accountId: string): Promise<Map<number, number>> {
	const rows = await db
		.select({ id: own.conversationId, unread: count() })
		.from(own)
		.innerJoin(
			chatMessage,
			and(
				eq(chatMessage.conversationId, own.conversationId),
				gt(number, own.seenNumber),
				ne(memberNo, own.no),
				eq(chatMessage.isUnheard, false),
			),
		)
		.where(and(eq(own.accountId, accountId), isNull(own.closedAt)))
		.groupBy(own.conversationId);
	return new Map(rows.map(({ id, unread }) => [id, unread]));
}

/** The newest message that an account has, by conversation. */
async function lastOf(db: Database, accountId: string): Promise<Map<number, MessageRecord>> {
	const newest = db
		.select({ id: own.conversationId, newest: max(number).as("newest") })
		.from(own)
		.innerJoin(chatMessage, and(eq(chatMessage.conversationId, own.conversationId), heardByOwn))
		.where(eq(own.accountId, accountId))
		.groupBy(own.conversationId)
		.as("newest_of");
	const rows = await db
		.select({ id: newest.id, message: shown })
		.from(newest)
		.innerJoin(chatMessage, and(eq(chatMessage.conversationId, newest.id), eq(number, newest.newest)));
	return new Map(rows.map(({ id, message }) => [id, message]));
}

/** A conversation of two as one of them sees it. */
export type ConversationRecord = {
	id: number;
	eventId: number;
	kind: "people";
	lastNumber: number;
	openedAt: Date;
	no: number;
	isClosed: boolean;
	unread: number;
	last: MessageRecord | undefined;
	partner: {
		no: number;
		person: { id: string; firstName: string; lastName: string } | undefined;
		seenNumber: number;
		seenAt: Date | null;
	};
};

/** The conversations of an account, those with the newest message first. */
export async function conversationsOf(db: Database, accountId: string): Promise<ConversationRecord[]> {
	const other = alias(conversationMember, "other");
	const rows = await db
		.select({
			...{ id: conversation.id, eventId: conversation.eventId, kind: conversation.kind },
			...{ lastNumber: conversation.lastNumber, openedAt: conversation.openedAt },
			...{ no: own.no, closedAt: own.closedAt },
			other: { no: other.no, seenNumber: other.seenNumber, seenAt: other.seenAt },
			person: { id: account.id, firstName: account.firstName, lastName: account.lastName },
		})
		.from(own)
		.innerJoin(conversation, eq(conversation.id, own.conversationId))
		.innerJoin(other, and(eq(other.conversationId, own.conversationId), ne(other.no, own.no)))
		.leftJoin(account, eq(account.id, other.accountId))
		.where(eq(own.accountId, accountId));
	const [unread, last] = [await unreadOf(db, accountId), await lastOf(db, accountId)];
	const records = rows.map(({ closedAt, other: seen, person, ...one }) => ({
		...one,
		isClosed: closedAt !== null,
		unread: unread.get(one.id) ?? 0,
		last: last.get(one.id),
		partner: { ...seen, person: person ?? undefined },
	}));
	const movedAt = ({ last: newest, openedAt }: ConversationRecord) => (newest?.sentAt ?? openedAt).getTime();
	return records.toSorted((a, b) => movedAt(b) - movedAt(a) || b.id - a.id);
}

/** The events that have conversations. */
export async function eventsWithConversations(db: Database): Promise<number[]> {
	const rows = await db.selectDistinct({ eventId: conversation.eventId }).from(conversation);
	return rows.map(({ eventId }) => eventId);
}

/** Deletes the conversations of some events with all their messages. */
export async function deleteConversations(db: Database, eventIds: number[]): Promise<void> {
	if (eventIds.length > 0) await db.delete(conversation).where(inArray(conversation.eventId, eventIds));
}
