import * as z from "zod/mini";
import { defineCall, eventParams, instant } from "../../kit/contract/call.ts";

const tag = "Newsletter";
const limits = [{ max: 120, windowSeconds: 60 }];

/** Active and available newsletters and reminders of the account's address for an event. */
const ownSignUps = z.object({
	eventCode: z.string(),
	eventName: z.string(),
	timeZone: z.string(),
	isNewsletterOn: z.boolean(),
	/** The consent that switching the newsletter on gives. */
	consent: z.string(),
	/** Future ones, active or available; ISO 8601 in UTC. */
	reminders: z.array(z.object({ dueDate: z.string(), isOn: z.boolean() })),
});
export type OwnSignUps = z.output<typeof ownSignUps>;

export const getOwnSignUps = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/own-sign-ups",
	logIn: "needed",
	tag,
	summary:
		"The newsletters and reminders of the account's address: for this event, and for every other event with a sign-up.",
	params: eventParams,
	response: z.object({ events: z.array(ownSignUps) }),
});

export const switchOwnNewsletter = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/own-sign-ups/newsletter",
	logIn: "needed",
	limits,
	tag,
	summary:
		"Subscribes the account's address to an event's newsletter, or unsubscribes it. No confirmation e-mail is needed: the address is already confirmed. An unconfirmed address answers 403. Unsubscribing is always allowed.",
	params: eventParams,
	body: z.object({ isOn: z.boolean() }),
	response: ownSignUps,
});

export const switchOwnReminder = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/own-sign-ups/reminder",
	logIn: "needed",
	limits,
	tag,
	summary:
		"Sets or cancels a reminder of an event. A time in the past or after the event answers 400. An unconfirmed account address answers 403.",
	params: eventParams,
	body: z.object({ isOn: z.boolean(), dueDate: instant }),
	response: ownSignUps,
});
