import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { EMAIL_TOPICS } from "../event/email-kinds.ts";

const topic = z.enum(EMAIL_TOPICS);

const emailPreferences = z.object({ topics: z.array(z.object({ topic, isOn: z.boolean() })) });
export type EmailPreferences = z.output<typeof emailPreferences>;

export const getEmailPreferences = defineCall({
	method: "GET",
	path: "/api/user/email-preferences",
	logIn: "needed",
	tag: "Account",
	summary:
		"The topics of e-mails that may be switched off, and which of them come. Tickets, orders, invoices and security are none of them: those e-mails always come.",
	response: emailPreferences,
});

export const setEmailPreference = defineCall({
	method: "POST",
	path: "/api/user/email-preferences",
	logIn: "needed",
	limits: [{ max: 120, windowSeconds: 60 }],
	tag: "Account",
	summary: "Switches the e-mails of a topic on or off, those that still wait to be sent included.",
	body: z.object({ topic, isOn: z.boolean() }),
	response: emailPreferences,
});
