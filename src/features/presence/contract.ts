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
		"The people and companies that are online now and have an open conversation with the caller. People are listed if they show their profile at the event, companies if any of their staff is online. A block between the two, a switched-off indicator and a conversation closed by either side hide the person.",
	response: z.object({
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
	summary:
		"Turns the caller's online indicator on or off, for the caller and for the companies whose staff the caller belongs to.",
	body: z.object({ isShown: z.boolean() }),
	response: z.object({ isShown: z.boolean() }),
});
