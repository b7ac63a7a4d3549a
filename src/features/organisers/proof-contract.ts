import * as z from "zod/mini";
import { defineCall, langQuery } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { OWN_PASSWORD_TRIES } from "../account/owner-contract.ts";
import { answered, passkeyOptionsSchema } from "../account/passkey-contract.ts";

export const beginProof = defineCall({
	method: "POST",
	path: "/api/office/proof/begin",
	tag: "Office",
	summary: "The options for a proof by passkey, valid for five minutes. 404 for accounts that are no organiser's.",
	logIn: "needed",
	limits: [{ max: 30, windowSeconds: 60 }],
	query: langQuery,
	body: z.nullish(z.object({})),
	response: passkeyOptionsSchema,
});

export const proveOwner = defineCall({
	method: "POST",
	path: "/api/office/proof",
	tag: "Office",
	summary:
		"Proves that the session belongs to its organiser, for 15 minutes: by a passkey, or by the password, and a code if log-in needs one. A passkey begins a new session in place of the calling one. Answers 400 for a wrong `currentPassword` or `code`.",
	logIn: "needed",
	limits: [OWN_PASSWORD_TRIES],
	query: langQuery,
	body: z.object({
		currentPassword: z.optional(singleLine(1000)),
		code: z.optional(singleLine(100)),
		passkey: z.optional(answered),
	}),
	response: z.object({ untilDate: z.string() }),
});
