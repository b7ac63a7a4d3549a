import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { event } from "../../event/server/views.ts";
import { exhibitor } from "../../exhibitors/server/views.ts";
import type { Kind } from "../rules.ts";
import { chatEmailState, chatMessage, conversation, conversationMember } from "./tables.ts";

type NewConversation = {
	eventId: number;
	kind: Kind;
	exhibitorId: number | null;
	/** Null stands for a company. */
	accountIds: readonly (string | null)[];
	pairHash: string;
	now: Date;
};

/** Inserts a conversation if there is none; returns its id. */
export async function insertConversation(tx: Tx, { now, accountIds, ...of }: NewConversation): Promise<number> {
	const added = await tx
		.insert(conversation)
		.values({ ...of, openedAt: now })
		.onConflictDoNothing()
		.returning({ id: conversation.id });
	if (added[0]) {
		const { id } = added[0];
		await tx
			.insert(conversationMember)
			.values(accountIds.map((accountId, index) => ({ conversationId: id, no: index + 1, accountId })));
		return id;
	}
	const rows = await tx
		.select({ id: conversation.id })
		.from(conversation)
		.where(eq(conversation.pairHash, of.pairHash));
	return invariant(rows[0], "the conversation").id;
}

/** Sets one member's side, or all sides. */
export async function storePlace(
	tx: Tx,
	{ id, no, closedAt }: { id: number; no?: number; closedAt: Date | null },
): Promise<void> {
	const named = no === undefined ? undefined : eq(conversationMember.no, no);
	await tx
		.update(conversationMember)
		.set({ closedAt })
		.where(and(eq(conversationMember.conversationId, id), named));
}

/** Does nothing without a conversation. */
export async function storeClosed(
	tx: Tx,
	{ pairHash, accountId, closedAt }: { pairHash: string; accountId: string; closedAt: Date | null },
): Promise<void> {
	const theirs = tx.select({ id: conversation.id }).from(conversation).where(eq(conversation.pairHash, pairHash));
	await tx
		.update(conversationMember)
		.set({ closedAt })
		.where(and(eq(conversationMember.accountId, accountId), inArray(conversationMember.conversationId, theirs)));
}

/**
 * Removes an account from its conversations: its texts are deleted, its member row stays for the others. Conversations
 * without another person are deleted. Texts written for companies stay without the name.
 */
export async function eraseFromConversations(tx: Tx, accountId: string): Promise<void> {
	const places = await tx
		.select({ id: conversationMember.conversationId, no: conversationMember.no })
		.from(conversationMember)
		.where(eq(conversationMember.accountId, accountId));
	const ids = places.map(({ id }) => id);
	if (ids.length === 0) return;
	await tx.execute(sql`delete from ${chatMessage} m using ${conversationMember} p
		where p.conversation_id = m.conversation_id and p.no = m.member_no and p.account_id = ${accountId} and m.is_suppressed`);
	await tx.execute(sql`update ${chatMessage} m set text = '' from ${conversationMember} p
		where p.conversation_id = m.conversation_id and p.no = m.member_no and p.account_id = ${accountId}`);
	await tx.update(conversationMember).set({ accountId: null }).where(eq(conversationMember.accountId, accountId));
	await tx.update(conversation).set({ pairHash: null }).where(inArray(conversation.id, ids));
	const inhabited = tx
		.select({ id: conversationMember.conversationId })
		.from(conversationMember)
		.where(sql`${conversationMember.accountId} is not null`);
	await tx.delete(conversation).where(and(inArray(conversation.id, ids), sql`${conversation.id} not in ${inhabited}`));
}

/** The messages that a person wrote for companies, at all events. */
export function companyMessagesBy(db: Database, accountId: string) {
	return db
		.select({
			eventCode: event.code,
			exhibitor: exhibitor.name,
			conversation: conversation.id,
			number: chatMessage.number,
			sentAt: chatMessage.sentAt,
			text: chatMessage.text,
		})
		.from(chatMessage)
		.innerJoin(conversation, eq(conversation.id, chatMessage.conversationId))
		.innerJoin(event, eq(event.id, conversation.eventId))
		.innerJoin(exhibitor, eq(exhibitor.id, conversation.exhibitorId))
		.where(eq(chatMessage.authorId, accountId))
		.orderBy(asc(conversation.id), asc(chatMessage.number));
}

/** All messages of an account's conversations, and whether the account wrote them. */
export function messagesForExport(db: Database, accountId: string) {
	return db
		.select({
			eventCode: event.code,
			conversation: conversation.id,
			number: chatMessage.number,
			sentAt: chatMessage.sentAt,
			text: chatMessage.text,
			isOwn: sql<boolean>`${chatMessage.memberNo} = ${conversationMember.no}`,
		})
		.from(conversationMember)
		.innerJoin(conversation, eq(conversation.id, conversationMember.conversationId))
		.innerJoin(event, eq(event.id, conversation.eventId))
		.innerJoin(
			chatMessage,
			and(
				eq(chatMessage.conversationId, conversation.id),
				sql`(not ${chatMessage.isSuppressed} or ${chatMessage.memberNo} = ${conversationMember.no})`,
			),
		)
		.where(eq(conversationMember.accountId, accountId))
		.orderBy(asc(conversation.id), asc(chatMessage.number));
}

/** The time of the last e-mail about unseen messages; undefined if there was none. */
export async function unseenEmailTimes(db: Database, accountId: string): Promise<{ lastAt: Date | null } | undefined> {
	const { lastAt } = chatEmailState;
	const [row] = await db.select({ lastAt }).from(chatEmailState).where(eq(chatEmailState.accountId, accountId));
	return row;
}
