import * as z from "zod/mini";
import { accountId, defineCall } from "../../kit/contract/call.ts";
import { singleLineField } from "../../kit/contract/form-fields.ts";
import { multiLine, singleLine } from "../../kit/contract/lines.ts";
import { MAX_INVITATIONS } from "./rules.ts";

/** `:id` is one's own account; any other is a 404. */
const params = z.object({ id: accountId });

/** State of recommending an event. */
const recommending = z.object({
	/** Null when sending is possible. */
	refusal: z.nullable(z.enum(["over", "noPlace"])),
	/** Number of given addresses, whatever became of them. */
	invited: z.int(),
	/** The number of invited people who have since got a place at the event. */
	came: z.int(),
	leftToday: z.int(),
});
export type Recommending = z.output<typeof recommending>;

const path = "/api/user/:id/recommendation";

export const getRecommendation = defineCall({
	method: "GET",
	path,
	logIn: "needed",
	tag: "Account",
	summary: "How many friends a person has invited to an event, and how many of them came.",
	params,
	query: z.object({
		lang: z.optional(singleLine(20)),
		eventCode: singleLine(40),
	}),
	response: recommending,
});

export const recommend = defineCall({
	method: "POST",
	path,
	logIn: "needed",
	limits: [
		{ max: 20, windowSeconds: 3600 },
		{ form: "recommendation", max: MAX_INVITATIONS.aDay, windowSeconds: 86_400, of: "address" },
	],
	tag: "Account",
	summary:
		"Writes to friends about an event, once to an address ever: not where somebody has an account, was written to before or wants nothing, which the answer does not tell. Ten a day, thirty in all, by people with a confirmed place.",
	params,
	body: z.object({
		eventCode: singleLine(40),
		/** The sender's name. */
		name: singleLineField(200),
		emails: z.array(multiLine(2000)).check(z.maxLength(50)),
		/** Accepted and discarded: nobody is called or texted. */
		phoneNumbers: z.nullish(z.array(singleLine(40)).check(z.maxLength(50))),
	}),
	response: z.extend(recommending, { message: z.string() }),
});

export const leaveRecommendations = defineCall({
	method: "POST",
	path: "/api/recommendations/:secret/unsubscribe",
	isForAnySite: true,
	limits: [{ max: 60, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"RFC 8058: whoever was written to hears nothing again, whoever recommends. A browser that sends the page's form is led back to it.",
	params: z.object({ secret: singleLine(100) }),
	/** The form body of mail programs; only the address matters. */
	body: z.nullish(z.object({})),
	response: z.object({ message: z.string() }),
});
