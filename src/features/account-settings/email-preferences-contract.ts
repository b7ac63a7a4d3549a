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
		"The e-mail topics that can be switched off, and whether each is on. E-mails about tickets, orders, invoices and security are always sent.",
	response: emailPreferences,
});

export const setEmailPreference = defineCall({
	method: "POST",
	path: "/api/user/email-preferences",
	logIn: "needed",
	limits: [{ max: 120, windowSeconds: 60 }],
	tag: "Account",
	summary: "Switches the e-mails of a topic on or off, including those waiting to be sent.",
	body: z.object({ topic, isOn: z.boolean() }),
	response: emailPreferences,
});
