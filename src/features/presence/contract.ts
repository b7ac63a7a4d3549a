import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";

const tag = "Conversations";

export const getOnline = defineCall({
	method: "GET",
	path: "/api/chat/online",
	logIn: "needed",
	limits: [{ max: 120, windowSeconds: 60 }],
	tag,
	summary:
		"Who is online now among those with whom one has an open conversation: people who show their profile at its event, and companies of whose staff somebody is. Nobody is told who was blocked, who has switched it off, or whose conversation one of both has closed.",
	response: z.object({
		/** Their accounts. */
		people: z.array(z.string()),
		/** Companies, by `objectId`. */
		exhibitors: z.array(z.int()),
		/** Whether others see the person online. */
		isShown: z.boolean(),
	}),
});

export const showOnline = defineCall({
	method: "POST",
	path: "/api/chat/online",
	logIn: "needed",
	limits: [{ max: 30, windowSeconds: 60 }],
	tag,
	summary: "Chooses whether others are told that one is online, for oneself and for the companies that one works for.",
	body: z.object({ isShown: z.boolean() }),
	response: z.object({ isShown: z.boolean() }),
});
