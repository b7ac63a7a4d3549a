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
	/** The position in the conversation, from 1 without gaps. */
	number: z.int(),
	/** The author's number in the conversation. */
	member: z.int(),
	/** The client chose this key. */
	key: z.string(),
	/** Empty after its author's account is deleted. */
	text: z.string(),
	/** The first name of a writer for a company; null otherwise, and for a deleted account. */
	author: z.nullable(z.string()),
	sentDate: z.string(),
});
export type Message = z.output<typeof message>;

const partner = z.object({
	member: z.int(),
	/** Null for a deleted account and for a company. */
	person: z.nullable(
		z.object({
			id: z.string(),
			firstName: z.string(),
			lastName: z.string(),
			/** Null if the viewer may not see it. */
			photoUrl: z.nullable(z.string()),
		}),
	),
	/** Null for a person. */
	company: z.nullable(z.object({ objectId: z.int(), name: z.string(), logoUrl: z.string() })),
	/** The partner has seen messages up to this number. Staff of a company count as one partner. */
	seenNumber: z.int(),
	seenDate: z.nullable(z.string()),
});

export const conversation = z.object({
	objectId: z.int(),
	eventCode: z.string(),
	eventName: z.string(),
	kind: z.enum(KINDS),
	/** The caller's number in the conversation. */
	member: z.int(),
	partner,
	/** Null before the first message. */
	last: z.nullable(message),
	lastNumber: z.int(),
	unread: z.int(),
	/** True if this side closed the conversation: it can then only read. */
	isClosed: z.boolean(),
	/** The reason why the viewer cannot write; null if they can. */
	refusal: z.nullable(z.string()),
	openedDate: z.string(),
	/** The conversation is deleted at this time. */
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
		/** True if unseen messages are also e-mailed. */
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
		/** The client has all messages up to this number, unless it requested `before`. */
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
		/** True if there are older matches. */
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
		/** For example a UUID. */
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

/** Messages of the socket. Calls return the same facts. */
export type ChatWords = {
	/** In order of their numbers. */
	"chat-messages": { conversationId: number; messages: Message[] };
	/** The member has seen messages up to `number`. */
	"chat-seen": { conversationId: number; member: number; number: number; date: string };
	"chat-typing": { conversationId: number; member: number };
};

/** A browser sends this over the socket. */
export const typingWord = z.object({ conversationId: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) });
