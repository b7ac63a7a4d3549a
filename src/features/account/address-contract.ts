import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { askedAt, OWN_PASSWORD_TRIES } from "./access-contract.ts";
import { accessList, keptAccess } from "./access-list-contract.ts";
import { addressForm } from "./address-form.ts";
import { typedPassword } from "./password.ts";

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

const secretQuery = z.object({
	id: singleLine(200),
	lang: z.optional(singleLine(20)),
});

export const confirmAddressChange = defineCall({
	method: "POST",
	path: "/api/account/confirmAddress",
	tag: "Account",
	summary: "Confirms a new e-mail address with the secret of its e-mail. Works once, within 48 hours.",
	limits: [{ max: 30, windowSeconds: 60 }],
	query: secretQuery,
	body: z.nullish(z.object({})),
	response: z.object({ email: z.string() }),
});

export const viewAddressStop = defineCall({
	method: "POST",
	path: "/api/account/stopAddress/view",
	tag: "Account",
	summary:
		"Previews what the secret of the e-mail to the old address does: restores the address (`isPutBack`) or stops a pending change. Lists what grants access to the account besides its password. Changes nothing.",
	limits: [{ max: 30, windowSeconds: 60 }],
	query: secretQuery,
	body: z.nullish(z.object({})),
	response: z.object({
		/** The old address, which the account keeps or has again. */
		email: z.string(),
		isPutBack: z.boolean(),
		access: accessList,
	}),
});

export const stopAddressChange = defineCall({
	method: "POST",
	path: "/api/account/stopAddress",
	tag: "Account",
	summary:
		"Stops a change of address with the secret of the e-mail to the old address, within 7 days, regardless of later requests. A change that was already made is reverted. `newPassword` sets the account's password. A revert, and a stop with a new password, end every session, passkey, known browser, calendar feed, pending change of address and the second factor of the last days, except those listed in `keep`. A revert without `newPassword` leaves the account without a password.",
	limits: [{ max: 30, windowSeconds: 60 }],
	query: secretQuery,
	body: z.nullish(z.object({ newPassword: z.optional(typedPassword()), keep: keptAccess })),
	response: z.object({ isPutBack: z.boolean() }),
});
