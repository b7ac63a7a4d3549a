import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { askedAt, OWN_PASSWORD_TRIES } from "../account/owner-contract.ts";
import { erasureForm } from "./erasure-form.ts";

export const previewErasure = defineCall({
	method: "GET",
	path: "/api/user/erasure",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"The effects of deleting the account, in the requested language: the data removed, the data kept by law and until when, and the reasons that prevent deletion.",
	response: z.object({
		/** Data by subject. `count` is null for uncountable data. */
		goes: z.array(z.object({ title: z.string(), count: z.nullable(z.int()) })),
		/** `until` is the last day on which the documents name the person, "2030-12-31". */
		kept: z.array(z.object({ number: z.string(), until: z.iso.date() })),
		/** Each has a remedy, which is on the page of order `orderNumber`, if any. */
		obstacles: z.array(z.object({ text: z.string(), orderNumber: z.nullable(z.string()) })),
		/** Whether a code is required besides the password, because the second factor is on. */
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
		"Deletes the caller's account and all personal data except those kept by law. Requires the password, and a code if the second factor is on. All sessions end, and an e-mail confirms it. Answers 409 if something prevents deletion.",
	body: z.object({ ...erasureForm.shape, eventCode: askedAt }),
	response: z.object({ isErased: z.boolean() }),
});
