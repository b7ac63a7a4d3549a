import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { must } from "../../../kit/must/must.ts";
import { event } from "../../event/server/tables.ts";
import { chatLetters, chatMessage, conversation, conversationMember } from "./tables.ts";

/** Puts two people into one conversation, which there may be already; gives its id. */
export async function insertConversation(
	tx: Tx,
	of: { eventId: number; accountIds: readonly string[]; pairHash: string; now: Date },
): Promise<number> {
	await tx
		.insert(conversation)
		.values({ eventId: of.eventId, kind: "people", pairHash: of.pairHash, openedAt: of.now })
		.onConflictDoNothing();
	// held, so that two who open it at once add its members once
	const [row] = await tx
		.select({ id: conversation.id })
		.from(conversation)
		.where(eq(conversation.pairHash, of.pairHash))
		.for("update");
	const { id } = must(row, "the conversation");
	await tx
		.insert(conversationMember)
		.values(of.accountIds.map((accountId, index) => ({ conversationId: id, no: index + 1, accountId })))
		.onConflictDoNothing();
	await tx.update(conversationMember).set({ closedAt: null }).where(eq(conversationMember.conversationId, id));
	return id;
}

/** Closes the conversation of two people for one of them; nothing where there is none. */
export async function storeClosed(
	tx: Tx,
	{ pairHash, closedBy, now }: { pairHash: string; closedBy: string; now: Date },
): Promise<void> {
	const theirs = tx.select({ id: conversation.id }).from(conversation).where(eq(conversation.pairHash, pairHash));
	await tx
		.update(conversationMember)
		.set({ closedAt: now })
		.where(and(eq(conversationMember.accountId, closedBy), inArray(conversationMember.conversationId, theirs)));
}

/**
 * Takes an account out of its conversations before it is deleted: its words go, its place stays for the others. What
 * nobody else has goes whole.
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

/** What somebody chose about letters; undefined where nothing. */
export async function lettersOf(
	db: Database,
	accountId: string,
): Promise<{ isOff: boolean; lastAt: Date | null } | undefined> {
	const { isOff, lastAt } = chatLetters;
	const [row] = await db.select({ isOff, lastAt }).from(chatLetters).where(eq(chatLetters.accountId, accountId));
	return row;
}
