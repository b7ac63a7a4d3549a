import * as z from "zod/mini";
import { defineCall, rowId } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";

const secretParams = z.object({ secret: singleLine(100) });
/** ISO 8601 in UTC; null if it has not happened. */
const moment = z.nullable(z.string());
const event = { eventCode: z.string(), eventName: z.string() };
const history = { askedDate: z.string(), confirmedDate: moment, endedDate: moment };

/** The page of an e-mail's secret. */
export const emailLink = z.object({
	email: z.string(),
	/** Null unless the e-mail asks to confirm a sign-up. */
	signUp: z.nullable(
		z.object({
			kind: z.enum(["newsletter", "reminder"]),
			/**
			 * - `pending`: awaits confirmation; - `confirmed`; - `ended`: the subscriber left; - `expired`: the link is too
			 *   old, or the reminder's time has passed.
			 */
			state: z.enum(["pending", "confirmed", "ended", "expired"]),
			...event,
		}),
	),
	newsletters: z.array(
		z.object({
			...event,
			typeId: z.int(),
			consentVersion: z.nullable(z.int()),
			wantsReminder: z.boolean(),
			...history,
		}),
	),
	reminders: z.array(
		z.object({ objectId: z.int(), ...event, dueDate: z.string(), timeZone: z.string(), sentDate: moment, ...history }),
	),
	/** Months with a marketing e-mail to the address: `2025-04`. */
	marketingLetters: z.array(z.object({ month: z.string(), eventName: z.nullable(z.string()) })),
});
export type EmailLink = z.output<typeof emailLink>;

export const getEmailLink = defineCall({
	method: "GET",
	path: "/api/letters/:secret",
	tag: "Newsletter",
	summary:
		"The subscriptions of the recipient of an e-mail, and all data stored about them, by the e-mail's secret. Never cached.",
	params: secretParams,
	response: emailLink,
});

export const confirmSignUp = defineCall({
	method: "POST",
	path: "/api/letters/:secret/confirm",
	tag: "Newsletter",
	summary:
		"Confirms the sign-up that the e-mail is about. Repeating the call changes nothing. Answers 410 if the link is too old or the reminder's time has passed.",
	params: secretParams,
	body: z.nullish(z.object({})),
	response: emailLink,
});

export const leaveEmails = defineCall({
	method: "POST",
	path: "/api/letters/:secret/leave",
	tag: "Newsletter",
	summary: "Ends an event's newsletter, a reminder, or all subscriptions. Repeating the call changes nothing.",
	params: secretParams,
	body: z.object({
		/** The code of an event whose newsletter ends. */
		newsletter: z.nullish(singleLine(40)),
		/** The `objectId` of a reminder that ends. */
		reminder: z.nullish(rowId),
		everything: z.nullish(z.boolean()),
	}),
	response: emailLink,
});

export const unsubscribe = defineCall({
	method: "POST",
	path: "/api/letters/:secret/unsubscribe",
	isForAnySite: true,
	tag: "Newsletter",
	summary:
		"One-click unsubscribe of mail programs (RFC 8058). Ends the subscription that the e-mail is about, without confirmation. Can be repeated. A GET redirects to the page with the recipient's subscriptions.",
	params: secretParams,
	/** `List-Unsubscribe=One-Click` in either encoding. It is ignored, because the URL decides. */
	body: z.nullish(z.object({})),
	response: z.object({ message: z.string() }),
});
