import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { must } from "../../../kit/must/must.ts";
import { event } from "../../event/server/tables.ts";
import { exhibitor } from "../../exhibitors/server/tables.ts";
import type { Kind } from "../rules.ts";
import { chatLetters, chatMessage, conversation, conversationMember } from "./tables.ts";

type NewConversation = {
	eventId: number;
	kind: Kind;
	exhibitorId: number | null;
	/** In the order of their places; null of a company. */
	accountIds: readonly (string | null)[];
	pairHash: string;
	now: Date;
};

/** Puts those who talk into one conversation, which there may be already; gives its id. */
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
	return must(rows[0], "the conversation").id;
}

/** Closes a place of a conversation or opens it again, all of its places where none is named. */
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

/** Closes the conversation of two people for one of them, or opens it again; nothing where there is none. */
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
 * Takes an account out of its conversations before it is deleted: its words go, its place stays for the others. What no
 * other person has goes whole, with a company's copy. What it wrote for companies stays theirs, without its name.
 */
export async function eraseFromConversations(tx: Tx, accountId: string): Promise<void> {
	const places = await tx
		.select({ id: conversationMember.conversationId, no: conversationMember.no })
		.from(conversationMember)
		.where(eq(conversationMember.accountId, accountId));
	const ids = places.map(({ id }) => id);
	if (ids.length === 0) return;
	await tx.execute(sql`delete from ${chatMessage} m using ${conversationMember} p
		where p.conversation_id = m.conversation_id and p.no = m.member_no and p.account_id = ${accountId} and m.is_unheard`);
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

/** What somebody wrote for companies, at every event. */
export function writtenForCompanies(db: Database, accountId: string) {
	return db
		.select({
			...{ eventCode: event.code, exhibitor: exhibitor.name, conversation: conversation.id },
			...{ number: chatMessage.number, sentAt: chatMessage.sentAt, text: chatMessage.text },
		})
		.from(chatMessage)
		.innerJoin(conversation, eq(conversation.id, chatMessage.conversationId))
		.innerJoin(event, eq(event.id, conversation.eventId))
		.innerJoin(exhibitor, eq(exhibitor.id, conversation.exhibitorId))
		.where(eq(chatMessage.authorId, accountId))
		.orderBy(asc(conversation.id), asc(chatMessage.number));
}

/** Every message that an account has, with whether it wrote it, at every event. */
export function everyMessageOf(db: Database, accountId: string) {
	return db
		.select({
			...{ eventCode: event.code, conversation: conversation.id, number: chatMessage.number },
			...{ sentAt: chatMessage.sentAt, text: chatMessage.text },
			isOwn: sql<boolean>`${chatMessage.memberNo} = ${conversationMember.no}`,
		})
		.from(conversationMember)
		.innerJoin(conversation, eq(conversation.id, conversationMember.conversationId))
		.innerJoin(event, eq(event.id, conversation.eventId))
		.innerJoin(
			chatMessage,
			and(
				eq(chatMessage.conversationId, conversation.id),
				sql`(not ${chatMessage.isUnheard} or ${chatMessage.memberNo} = ${conversationMember.no})`,
			),
		)
		.where(eq(conversationMember.accountId, accountId))
		.orderBy(asc(conversation.id), asc(chatMessage.number));
}

/** When somebody was last written to about messages that wait; undefined where never. */
export async function lettersOf(db: Database, accountId: string): Promise<{ lastAt: Date | null } | undefined> {
	const { lastAt } = chatLetters;
	const [row] = await db.select({ lastAt }).from(chatLetters).where(eq(chatLetters.accountId, accountId));
	return row;
}
