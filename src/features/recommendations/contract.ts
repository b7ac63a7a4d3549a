import * as z from "zod/mini";
import { accountId, defineCall } from "../../kit/contract/call.ts";
import { multiLine, singleLine } from "../../kit/contract/lines.ts";
import { recommendationForm } from "./recommendation-form.ts";
import { MAX_INVITATIONS } from "./rules.ts";

/** `:id` is the caller's own account; any other is a 404. */
const params = z.object({ id: accountId });

const recommending = z.object({
	/** Null if sending is possible. */
	refusal: z.nullable(z.enum(["over", "noPlace"])),
	/** The number of addresses given, whether they got an e-mail or not. */
	invited: z.int(),
	/** How many invited people have got a place at the event. */
	came: z.int(),
	leftToday: z.int(),
});
export type RecommendRequest = z.output<typeof recommending>;

const path = "/api/user/:id/recommendation";

export const getRecommendation = defineCall({
	method: "GET",
	path,
	logIn: "needed",
	tag: "Account",
	summary: "The number of friends that a person has invited to an event, and how many of them got a place.",
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
		"Sends invitations to an event to friends. Each address is written to only once. Addresses that have an account, were invited before or opted out are skipped, which the response does not reveal. The limits are ten a day and thirty in total. Requires a confirmed place.",
	params,
	body: z.object({
		eventCode: singleLine(40),
		name: recommendationForm.shape.name,
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
		"One-click unsubscribe of mail programs (RFC 8058). The address receives no further recommendations from anybody. A browser that submits the page's form is redirected back to the page.",
	params: z.object({ secret: singleLine(100) }),
	/** The form of mail programs. It is ignored, because the URL decides. */
	body: z.nullish(z.object({})),
	response: z.object({ message: z.string() }),
});
