import * as z from "zod/mini";
import { defineCall, langQuery, numberedPage, objectId, wholeNumber } from "../../kit/contract/call.ts";
import { multiLine, singleLine } from "../../kit/contract/lines.ts";
import { KINDS } from "./rules.ts";

export const MESSAGE_LENGTH = 2000;
export const MESSAGES_PER_PAGE = 50;

export const FOUND_PAGE = 20;

export const tag = "Conversations";
export const conversationParams = z.object({ id: objectId });

/** Instants are ISO 8601 in UTC. */
const message = z.object({
	/** Its position in the conversation, from 1 without gaps. */
	number: z.int(),
	/** A number in the conversation. */
	member: z.int(),
	/** The client's key. */
	key: z.string(),
	/** Empty once its author's account is deleted. */
	text: z.string(),
	/** The first name of a company's writer; null otherwise, and for a deleted account. */
	author: z.nullable(z.string()),
	sentDate: z.string(),
});
export type Message = z.output<typeof message>;

const partner = z.object({
	member: z.int(),
	/** Null for a deleted account or a company. */
	person: z.nullable(
		z.object({
			id: z.string(),
			firstName: z.string(),
			lastName: z.string(),
			/** Null unless the viewer may see it. */
			photoUrl: z.nullable(z.string()),
		}),
	),
	/** Null for a person. */
	company: z.nullable(z.object({ objectId: z.int(), name: z.string(), logoUrl: z.string() })),
	/** Seen by the partner; a company's staff count as one. */
	seenNumber: z.int(),
	seenDate: z.nullable(z.string()),
});

export const conversation = z.object({
	objectId: z.int(),
	eventCode: z.string(),
	eventName: z.string(),
	/** `people`: two people; `stand`: a person and a company. */
	kind: z.enum(KINDS),
	/** The caller's number. */
	member: z.int(),
	partner,
	/** Null before the first message. */
	last: z.nullable(message),
	lastNumber: z.int(),
	unread: z.int(),
	/** Whether this side closed it: it is then read-only. */
	isClosed: z.boolean(),
	/** Null if the viewer can write. */
	refusal: z.nullable(z.string()),
	openedDate: z.string(),
	/** When it will be deleted. */
	keptUntilDate: z.string(),
});
export type Conversation = z.output<typeof conversation>;

export const getConversations = defineCall({
	method: "GET",
	path: "/api/chat/conversations",
	logIn: "needed",
	limits: [{ max: 240, windowSeconds: 60 }],
	tag,
	summary: "The caller's conversations, newest message first.",
	response: z.object({
		conversations: z.array(conversation),
		/** Whether unseen messages are also e-mailed. */
		wantsEmails: z.boolean(),
	}),
});

export const setChatEmails = defineCall({
	method: "POST",
	path: "/api/chat/emails",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag,
	summary:
		"Turns e-mails about unread messages on or off. An e-mail is sent after messages stay unread for an hour, at most one a day.",
	body: z.object({ wantsEmails: z.boolean() }),
	response: z.object({ wantsEmails: z.boolean() }),
});

export const getMessages = defineCall({
	method: "GET",
	path: "/api/chat/conversations/:id/messages",
	logIn: "needed",
	limits: [{ max: 600, windowSeconds: 60 }],
	tag,
	summary: `The messages of the caller's own conversation in order: the newest ${MESSAGES_PER_PAGE}, those \`before\` a number, or the first ${MESSAGES_PER_PAGE} \`after\` one. Repeating the call with the last received number until \`isAll\` is true returns every message exactly once.`,
	params: conversationParams,
	query: z.extend(langQuery, numberedPage),
	response: z.object({
		messages: z.array(message),
		isAll: z.boolean(),
		/** The client is now complete up to this number, unless `before` was requested. */
		upTo: z.int(),
	}),
});

export const searchMessages = defineCall({
	method: "GET",
	path: "/api/chat/messages",
	logIn: "needed",
	limits: [{ max: 120, windowSeconds: 60 }],
	tag,
	summary: `Searches the messages of the caller's own conversations, and returns the newest ${FOUND_PAGE}. Every search word must begin a word of the message, in any order, with or without Polish letters. Only messages that the caller can read are found.`,
	query: z.extend(langQuery, { words: z.optional(singleLine(100)) }),
	response: z.object({
		messages: z.array(z.object({ conversation: z.int(), message })),
		/** Older matches. */
		isMore: z.boolean(),
	}),
});

export const sendMessage = defineCall({
	method: "POST",
	path: "/api/chat/conversations/:id/messages",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag,
	summary: `Sends a message of at most ${MESSAGE_LENGTH} characters of plain text. The message is stored before the response. Repeating the call with the same \`key\` stores one message and gives the same response.`,
	params: conversationParams,
	body: z.object({
		/** Such as a UUID. */
		key: singleLine(64).check(z.minLength(1)),
		text: multiLine(10_000),
	}),
	response: message,
});

export const markSeen = defineCall({
	method: "POST",
	path: "/api/chat/conversations/:id/seen",
	logIn: "needed",
	limits: [{ max: 240, windowSeconds: 60 }],
	tag,
	summary: "Marks the messages up to a number as read. A number lower than the previous one changes nothing.",
	params: conversationParams,
	body: z.object({ number: wholeNumber }),
	response: z.object({ seenNumber: z.int() }),
});

/** Live messages; the API offers all of it too. */
export type ChatWords = {
	/** In order. */
	"chat-messages": { conversationId: number; messages: Message[] };
	/** Seen up to `number`. */
	"chat-seen": { conversationId: number; member: number; number: number; date: string };
	"chat-typing": { conversationId: number; member: number };
};

/** A browser's message over the live connection. */
export const typingWord = z.object({ conversationId: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) });
