import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { askedAt, OWN_PASSWORD_TRIES } from "../account/owner-contract.ts";
import { addressForm } from "./address-form.ts";

export const changeAddress = defineCall({
	method: "POST",
	path: "/api/user/email",
	logIn: "needed",
	limits: [
		OWN_PASSWORD_TRIES,
		{ form: "address-change", max: 5, windowSeconds: 3600, of: "letters" },
		{ form: "address-change-to", by: "newEmail", max: 3, windowSeconds: 3600, of: "letters" },
	],
	tag: "Account",
	summary:
		"Requests a change of the account's e-mail address. The new address receives a link that confirms it within 48 hours; the old address receives a link that stops the change. The response does not reveal whether the new address has an account. A new request cancels an earlier one. `code` is required if the second factor is on.",
	body: z.object({
		...addressForm.shape,
		code: z.optional(addressForm.shape.code),
		eventCode: askedAt,
	}),
	response: z.object({ isAccepted: z.boolean() }),
});
