import * as z from "zod/mini";
import { defineCall, objectId } from "../../kit/contract/call.ts";
import { multiLineField } from "../../kit/contract/form-fields.ts";
import { STAND_LIMITS } from "./rules.ts";

const tag = "Stands";
const atExhibitor = z.object({ id: objectId });

const receivedMessage = z.object({
	objectId: z.int(),
	firstName: z.string(),
	lastName: z.string(),
	/** The attached public profile, or null. */
	profile: z.nullable(z.object({ headline: z.string(), company: z.string() })),
	text: z.string(),
	sentDate: z.string(),
	answer: z.nullable(z.string()),
	answeredDate: z.nullable(z.string()),
	/** The staff member who answered; null without an answer or once deleted. */
	answeredBy: z.nullable(z.string()),
});
export type ReceivedMessage = z.output<typeof receivedMessage>;

export const getStandMessages = defineCall({
	method: "GET",
	path: "/api/exhibitor/:id/stand/messages",
	logIn: "needed",
	tag,
	summary:
		"For an exhibitor's staff: the messages from the form of its stand, unanswered ones first, without addresses. Others get 404.",
	params: atExhibitor,
	response: z.object({ timeZone: z.string(), messages: z.array(receivedMessage) }),
});

export const answerStandMessage = defineCall({
	method: "POST",
	path: "/api/exhibitor/:id/stand/messages/:messageId/answer",
	logIn: "needed",
	limits: [{ max: 120, windowSeconds: 3600 }],
	tag,
	summary:
		"Answers a message by e-mail to its author, once. Repeating the same text changes nothing. Answers 409 if a colleague has already answered.",
	params: z.extend(atExhibitor, { messageId: objectId }),
	body: z.object({ text: multiLineField(STAND_LIMITS.message) }),
	response: receivedMessage,
});

export const getStandVisits = defineCall({
	method: "GET",
	path: "/api/exhibitor/:id/stand/visits",
	logIn: "needed",
	tag,
	summary:
		"For an exhibitor's staff: the number of people at its stand by day, and of first visits by hour of the event's days; the numbers of bookmarks, messages and applications. No names.",
	params: atExhibitor,
	response: z.object({
		days: z.array(z.object({ day: z.string(), visits: z.int() })),
		/** On the event's days, by hour in its zone. */
		hours: z.array(z.object({ day: z.string(), hour: z.int(), visits: z.int() })),
		kept: z.int(),
		applied: z.int(),
		/** How many people sent the form. */
		wrote: z.int(),
	}),
});

const applicationEmails = z.object({ wantsEmails: z.boolean() });

export const getApplicationEmails = defineCall({
	method: "GET",
	path: "/api/exhibitor/:id/application-emails",
	logIn: "needed",
	tag,
	summary: "For an exhibitor's staff: whether the caller gets e-mails about applications for its jobs.",
	params: atExhibitor,
	response: applicationEmails,
});

export const setApplicationEmails = defineCall({
	method: "POST",
	path: "/api/exhibitor/:id/application-emails",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag,
	summary:
		"Turns the caller's e-mails about applications on or off. At most one e-mail a day for an exhibitor, with numbers only.",
	params: atExhibitor,
	body: applicationEmails,
	response: applicationEmails,
});
