import * as z from "zod/mini";
import { defineCall, objectId } from "../../kit/contract/call.ts";
import { conversation, conversationParams, tag } from "./contract.ts";

export const setClosed = defineCall({
	method: "POST",
	path: "/api/chat/conversations/:id/closed",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 600 }],
	tag,
	summary:
		"Closes or reopens a conversation with a stand for the caller's own side. A closed conversation delivers no new messages to that side, and the other side is not notified. A conversation between two people answers 409; blocking closes it.",
	params: conversationParams,
	body: z.object({ isClosed: z.boolean() }),
	response: z.object({ isClosed: z.boolean() }),
});

const exhibitorParams = z.object({ id: objectId });

export const getStandChat = defineCall({
	method: "GET",
	path: "/api/chat/exhibitors/:id",
	logIn: "needed",
	limits: [{ max: 240, windowSeconds: 60 }],
	tag,
	summary:
		"The caller's own conversation with an exhibitor's stand, null if there is none, and the reason if the caller may not write.",
	params: exhibitorParams,
	response: z.object({
		/** Null if the person may write. */
		refusal: z.nullable(z.string()),
		conversation: z.nullable(conversation),
	}),
});

export const openStandChat = defineCall({
	method: "POST",
	path: "/api/chat/exhibitors/:id",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 600 }],
	tag,
	summary:
		"Opens the caller's own conversation with an exhibitor's stand, or returns the existing one. Requires a valid ticket of the event. Answers 409 once the event no longer shows its people.",
	params: exhibitorParams,
	body: z.nullish(z.object({})),
	response: conversation,
});

export const getStandConversations = defineCall({
	method: "GET",
	path: "/api/chat/exhibitors/:id/conversations",
	logIn: "needed",
	limits: [{ max: 240, windowSeconds: 60 }],
	tag,
	summary:
		"The conversations that people began with an exhibitor's stand, for its staff. Staff read, answer and mark messages as read on behalf of the company. Others get 404.",
	params: exhibitorParams,
	response: z.object({
		exhibitor: z.object({ objectId: z.int(), name: z.string() }),
		timeZone: z.string(),
		conversations: z.array(conversation),
	}),
});
