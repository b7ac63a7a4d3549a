import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";

export const enterAs = defineCall({
	method: "POST",
	path: "/api/demonstration/enter",
	tag: "Account",
	summary:
		"Logs in as one of the demonstration's people, without a password, and leads (303) to their account. Only a demonstration on one's own machine has this call, and only that machine may make it: a 404 for everybody else.",
	limits: [{ max: 120, windowSeconds: 60 }],
	body: z.object({
		person: singleLine(40),
		/** The screen that led to the log-in; addresses outside the apps are ignored. */
		to: z.optional(singleLine(2000)),
	}),
	response: z.object({ address: z.string() }),
});
