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
	/** The attached public profile; null without one. */
	profile: z.nullable(z.object({ headline: z.string(), company: z.string() })),
	text: z.string(),
	sentDate: z.string(),
	answer: z.nullable(z.string()),
	answeredDate: z.nullable(z.string()),
	/** The staff member who answered; null if unanswered or if the account is deleted. */
	answeredBy: z.nullable(z.string()),
});
export type ReceivedMessage = z.output<typeof receivedMessage>;

export const getStandMessages = defineCall({
	method: "GET",
	path: "/api/exhibitor/:id/stand/messages",
	logIn: "needed",
	tag,
	summary:
		"For an exhibitor’s staff: what people wrote by the form of its stand, those that wait first. No address; a 404 for everybody else.",
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
		"Answers a message by an e-mail to who wrote it, once: the same words twice change nothing, 409 where a colleague was quicker.",
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
		"For an exhibitor’s staff: how many people were at its stand on each day, and came there first in each hour of the event’s days; how many keep it, wrote by its form and applied. Counts alone, without who.",
	params: atExhibitor,
	response: z.object({
		days: z.array(z.object({ day: z.string(), visits: z.int() })),
		/** Of the event's days, by the hour of its zone. */
		hours: z.array(z.object({ day: z.string(), hour: z.int(), visits: z.int() })),
		/** How many people bookmarked the stand, and applied for at least one job. */
		...{ kept: z.int(), applied: z.int() },
		/** How many people wrote by the form. */
		wrote: z.int(),
	}),
});

const applicationEmails = z.object({ wantsEmails: z.boolean() });

export const getApplicationEmails = defineCall({
	method: "GET",
	path: "/api/exhibitor/:id/application-emails",
	logIn: "needed",
	tag,
	summary: "For one of an exhibitor’s staff: whether an e-mail tells them of applications for its jobs.",
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
		"Turns one’s own e-mails about applications on or off: at most one a day for an exhibitor, with counts alone.",
	params: atExhibitor,
	body: applicationEmails,
	response: applicationEmails,
});
