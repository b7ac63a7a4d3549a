import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { askedAt, OWN_PASSWORD_TRIES, typedPassword } from "../account/access-contract.ts";
import { typedCodeField } from "../account/factor-contract.ts";

export const previewErasure = defineCall({
	method: "GET",
	path: "/api/user/erasure",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"What deleting the account takes away, what the law keeps of it and until when, and what stands in the way, in the language asked for.",
	response: z.object({
		/** By subject; `count` is null for uncountable data. */
		goes: z.array(z.object({ title: z.string(), count: z.nullable(z.int()) })),
		/** Tax documents, with the last day on which they name the person: "2030-12-31". */
		kept: z.array(z.object({ number: z.string(), until: z.iso.date() })),
		/** Each with a remedy; `orderNumber` is the order whose page has it. */
		obstacles: z.array(z.object({ text: z.string(), orderNumber: z.nullable(z.string()) })),
		/** Whether a code is required besides the password: the second factor is on. */
		needsCode: z.boolean(),
	}),
});

export const eraseOwnAccount = defineCall({
	method: "POST",
	path: "/api/user/erasure",
	logIn: "needed",
	limits: [OWN_PASSWORD_TRIES],
	tag: "Account",
	summary:
		"Deletes the account of whoever is logged in, by its password and, where the second factor is on, a code, with everything that is kept of the person but what the law demands; every device is logged out, and an e-mail tells of it. 409 where something stands in the way.",
	body: z.object({ currentPassword: typedPassword, code: z.optional(typedCodeField), eventCode: askedAt }),
	response: z.object({ isErased: z.boolean() }),
});
