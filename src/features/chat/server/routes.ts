import type { FastifyInstance } from "fastify";
import { serve } from "../../../kit/http/serve.ts";
import { typedWords } from "../../../kit/i18n/typed-words.ts";
import { isTopicOn, switchTopic } from "../../account/server/email-preference-store.ts";
import {
	FOUND_PAGE,
	getConversations,
	getMessages,
	MESSAGES_PER_PAGE,
	markSeen,
	searchMessages,
	sendMessage,
	setChatEmails,
} from "../contract.ts";
import { deliverChat, publishSeen } from "./broadcast.ts";
import { foundMessages } from "./find-store.ts";
import { conversationShapes } from "./list.ts";
import { type ChatDeps, ownMembership, sendChatMessage } from "./send-message.ts";
import { messageShape } from "./shapes.ts";
import { standRoutes } from "./stand-routes.ts";
import { messagesAfter, messagesBefore, storeSeen } from "./store.ts";

type Deps = ChatDeps &
	Parameters<typeof deliverChat>[0] &
	Parameters<typeof standRoutes>[1] & {
		/** Runs after a message was sent. */
		onSent: ((sent: { conversationId: number; accountId: string }) => void) | undefined;
	};

/** Every message is compared with each of these words. */
const MAX_WORDS = 8;

// long: a list of calls
export function chatRoutes(app: FastifyInstance, deps: Deps): void {
	const { db, clock, live } = deps;
	deliverChat(deps);
	standRoutes(app, deps);
	searchRoute(app, deps);

	serve(app, getConversations, async ({ accountId, lang }) => {
		const conversations = await conversationShapes(deps, { accountId }, lang);
		return { conversations, wantsEmails: await isTopicOn(db, accountId, "messages") };
	});

	serve(app, setChatEmails, async ({ accountId, body: { wantsEmails } }) => {
		await switchTopic(db, accountId, "messages", wantsEmails);
		return { wantsEmails };
	});

	serve(app, getMessages, async ({ accountId, params: { id: conversationId }, query: { before, after } }) => {
		const { no, lastNumber } = await ownMembership(db, { conversationId, accountId });
		// One more than a page.
		const of = { conversationId, no, limit: MESSAGES_PER_PAGE + 1 };
		if (after !== undefined) {
			const found = await messagesAfter(db, { ...of, after });
			const page = found.slice(0, MESSAGES_PER_PAGE);
			const isAll = found.length <= MESSAGES_PER_PAGE;
			const last = page.at(-1)?.number ?? 0;
			// Read before the messages: all numbers up to `lastNumber` are committed.
			return { messages: page.map(messageShape), isAll, upTo: isAll ? Math.max(lastNumber, last) : last };
		}
		const found = await messagesBefore(db, { ...of, before });
		const page = found.slice(-MESSAGES_PER_PAGE);
		const upTo = Math.max(lastNumber, page.at(-1)?.number ?? 0);
		return { messages: page.map(messageShape), isAll: found.length <= MESSAGES_PER_PAGE, upTo };
	});

	serve(app, sendMessage, async ({ accountId, params: { id: conversationId }, body: { key, text } }) => {
		const sent = await sendChatMessage(deps, { conversationId, accountId, key, text });
		deps.onSent?.({ conversationId, accountId });
		return messageShape(sent);
	});

	serve(app, markSeen, async ({ accountId, params: { id: conversationId }, body }) => {
		const { no, closedAt, lastNumber, seenNumber } = await ownMembership(db, { conversationId, accountId });
		const number = Math.min(body.number, lastNumber);
		const now = clock.now();
		const isMoved = await db.transaction(async (tx) => {
			const isMoved = !closedAt && (await storeSeen(tx, { conversationId, no, number, now }));
			if (isMoved) await deps.chatCommands.onSeen(tx, { conversationId, accountId, number });
			return isMoved;
		});
		if (isMoved) publishSeen(live, { conversationId, member: no, number, date: now.toISOString() });
		return { seenNumber: closedAt ? seenNumber : Math.max(seenNumber, number) };
	});
}

function searchRoute(app: FastifyInstance, { db }: Deps): void {
	serve(app, searchMessages, async ({ accountId, query }) => {
		const words = typedWords(query.words ?? "").slice(0, MAX_WORDS);
		if (words.length === 0) return { messages: [], isMore: false };
		const found = await foundMessages(db, { accountId, words, limit: FOUND_PAGE + 1 });
		const messages = found.slice(0, FOUND_PAGE).map(({ conversationId, message }) => ({
			conversation: conversationId,
			message: messageShape(message),
		}));
		return { messages, isMore: found.length > FOUND_PAGE };
	});
}
