import { and, count, eq, gt, isNull, max, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../kit/db/database.ts";
import { account } from "../../account/server/views.ts";
import { exhibitor } from "../../exhibitors/server/views.ts";
import type { Kind } from "../rules.ts";
import { author, isAuthor, type MessageRecord, messageColumns } from "./store.ts";
import { chatMessage, conversation, conversationMember } from "./tables.ts";

const own = alias(conversationMember, "own");
const { number, memberNo } = chatMessage;
const heardByOwn = or(eq(chatMessage.isSuppressed, false), eq(memberNo, own.no));

/** The company's side excludes conversations of `exceptOf`, a colleague who takes part as a person. */
export type Side = { accountId: string } | { exhibitorId: number; exceptOf: string };

const ofExhibitor = (exhibitorId: number) => sql`(select id from ${conversation} where exhibitor_id = ${exhibitorId})`;

function isOfSide(side: Side): SQL | undefined {
	if ("accountId" in side) return eq(own.accountId, side.accountId);
	return and(isNull(own.accountId), sql`${own.conversationId} in ${ofExhibitor(side.exhibitorId)}`);
}

async function unreadOf(db: Database, side: Side): Promise<Map<number, number>> {
	const rows = await db
		.select({ id: own.conversationId, unread: count() })
		.from(own)
		.innerJoin(
			chatMessage,
			and(
				eq(chatMessage.conversationId, own.conversationId),
				gt(number, own.seenNumber),
				ne(memberNo, own.no),
				eq(chatMessage.isSuppressed, false),
			),
		)
		.where(and(isOfSide(side), isNull(own.closedAt)))
		.groupBy(own.conversationId);
	return new Map(rows.map(({ id, unread }) => [id, unread]));
}

async function lastOf(db: Database, side: Side): Promise<Map<number, MessageRecord>> {
	const newest = db
		.select({ id: own.conversationId, newest: max(number).as("newest") })
		.from(own)
		.innerJoin(chatMessage, and(eq(chatMessage.conversationId, own.conversationId), heardByOwn))
		.where(isOfSide(side))
		.groupBy(own.conversationId)
		.as("newest_of");
	const rows = await db
		.select({ id: newest.id, message: messageColumns })
		.from(newest)
		.innerJoin(chatMessage, and(eq(chatMessage.conversationId, newest.id), eq(number, newest.newest)))
		.leftJoin(author, isAuthor);
	return new Map(rows.map(({ id, message }) => [id, message]));
}

export type ConversationRecord = {
	id: number;
	eventId: number;
	kind: Kind;
	lastNumber: number;
	openedAt: Date;
	no: number;
	isClosed: boolean;
	unread: number;
	last: MessageRecord | undefined;
	partner: {
		no: number;
		person: { id: string; firstName: string; lastName: string } | undefined;
		company: { id: number; name: string; logoUrl: string } | undefined;
		seenNumber: number;
		seenAt: Date | null;
	};
};

/** Newest message first. A company sees conversations that have a message. */
export async function conversationsOf(db: Database, side: Side): Promise<ConversationRecord[]> {
	const other = alias(conversationMember, "other");
	const begun =
		"exhibitorId" in side &&
		and(gt(conversation.lastNumber, 0), sql`${other.accountId} is distinct from ${side.exceptOf}`);
	const rows = await db
		.select({
			id: conversation.id,
			eventId: conversation.eventId,
			kind: conversation.kind,
			lastNumber: conversation.lastNumber,
			openedAt: conversation.openedAt,
			no: own.no,
			closedAt: own.closedAt,
			other: { no: other.no, seenNumber: other.seenNumber, seenAt: other.seenAt },
			person: { id: account.id, firstName: account.firstName, lastName: account.lastName },
			company: { id: exhibitor.id, name: exhibitor.name, logoUrl: exhibitor.logoUrl },
		})
		.from(own)
		.innerJoin(conversation, eq(conversation.id, own.conversationId))
		.innerJoin(other, and(eq(other.conversationId, own.conversationId), ne(other.no, own.no)))
		.leftJoin(account, eq(account.id, other.accountId))
		.leftJoin(exhibitor, and(eq(exhibitor.id, conversation.exhibitorId), isNull(other.accountId)))
		.where(and(isOfSide(side), begun || undefined));
	const [unread, last] = [await unreadOf(db, side), await lastOf(db, side)];
	const records = rows.map(({ closedAt, other: seen, person, company, ...one }) => ({
		...one,
		isClosed: closedAt !== null,
		unread: unread.get(one.id) ?? 0,
		last: last.get(one.id),
		partner: { ...seen, person: person ?? undefined, company: company ?? undefined },
	}));
	const movedAt = ({ last: newest, openedAt }: ConversationRecord) => (newest?.sentAt ?? openedAt).getTime();
	return records.toSorted((a, b) => movedAt(b) - movedAt(a) || b.id - a.id);
}
