import { and, desc, eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../kit/db/database.ts";
import { beginningWith } from "../../../kit/db/words.ts";
import { author, isAuthor, type MessageRecord, messageColumns } from "./store.ts";
import { chatMessage, conversationMember } from "./tables.ts";

const own = alias(conversationMember, "own");

export type FoundMessage = { conversationId: number; message: MessageRecord };

/**
 * Returns messages of the account's conversations with all `words` (folded), newest first. Reads each conversation: an
 * index on words would first match messages of all people.
 */
export function foundMessages(
	db: Database,
	{ accountId, words, limit }: { accountId: string; words: readonly string[]; limit: number },
): Promise<FoundMessage[]> {
	return db
		.select({ conversationId: chatMessage.conversationId, message: messageColumns })
		.from(own)
		.innerJoin(
			chatMessage,
			and(
				eq(chatMessage.conversationId, own.conversationId),
				or(eq(chatMessage.isSuppressed, false), eq(chatMessage.memberNo, own.no)),
				...words.map((word) => sql`${chatMessage.words} @@ ${beginningWith(word)}`),
			),
		)
		.leftJoin(author, isAuthor)
		.where(eq(own.accountId, accountId))
		.orderBy(desc(chatMessage.sentAt), desc(chatMessage.conversationId), desc(chatMessage.number))
		.limit(limit);
}
