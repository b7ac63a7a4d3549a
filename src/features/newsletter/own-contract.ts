import * as z from "zod/mini";
import { defineCall, eventParams, instant } from "../../kit/contract/call.ts";

const tag = "Newsletter";
const limits = [{ max: 120, windowSeconds: 60 }];

/** Newsletters and reminders of the account's address for an event, active and available. */
const ownSignUps = z.object({
	eventCode: z.string(),
	eventName: z.string(),
	timeZone: z.string(),
	isNewsletterOn: z.boolean(),
	/** Consent given by switching the newsletter on. */
	consent: z.string(),
	/** Upcoming reminder times, active or available; ISO 8601 in UTC. */
	reminders: z.array(z.object({ dueDate: z.string(), isOn: z.boolean() })),
});
export type OwnSignUps = z.output<typeof ownSignUps>;

export const getOwnSignUps = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/own-sign-ups",
	logIn: "needed",
	tag,
	summary:
		"The newsletters and reminders of the address of one’s account: of the event, and of every other event for which the address is signed up.",
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
		"Signs the address of one’s account up for the newsletter of an event, or leaves it. It needs no yes by e-mail: the address is confirmed already. 403 where it is not; leaving is always possible.",
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
		"Asks for a reminder of an event at a moment, or takes it back. 400 for a moment that has passed or is after the event, 403 where the address of the account is not confirmed.",
	params: eventParams,
	body: z.object({ isOn: z.boolean(), dueDate: instant }),
	response: ownSignUps,
});
