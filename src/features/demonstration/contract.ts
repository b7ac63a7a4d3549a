import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";

export const enterAs = defineCall({
	method: "POST",
	path: "/api/demonstration/enter",
	tag: "Account",
	summary:
		"Logs in as one of the demonstration's people without a password, and redirects (303) to their account. Only a demonstration on a local machine offers this call, and only to that machine; all others get 404.",
	limits: [{ max: 120, windowSeconds: 60 }],
	body: z.object({
		person: singleLine(40),
		/** An address outside the apps is ignored. */
		to: z.optional(singleLine(2000)),
	}),
	response: z.object({ address: z.string() }),
});
