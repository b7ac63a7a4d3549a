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
		"Closes a conversation with a stand for one's own side, or opens it again: who closed it gets nothing of it any more, and the other is not told. 409 for one of two people, which a block closes.",
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
	summary: "One's own conversation with an exhibitor's stand, where there is one, and why one may not write there.",
	params: exhibitorParams,
	response: z.object({
		/** A sentence; null if writing is allowed. */
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
		"Opens one's own conversation with an exhibitor's stand, or gives the one that there is: with a valid ticket of the event, until its people are no longer shown.",
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
		"The conversations that people have begun with an exhibitor's stand, for its staff, who read, answer and have seen them as the company; 404 for everybody else.",
	params: exhibitorParams,
	response: z.object({
		exhibitor: z.object({ objectId: z.int(), name: z.string() }),
		timeZone: z.string(),
		conversations: z.array(conversation),
	}),
});
