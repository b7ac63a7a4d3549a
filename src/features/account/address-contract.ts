import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { accessList, keptAccess } from "./access-list-contract.ts";
import { typedPassword } from "./password.ts";

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
		/** The account's address after the button is pressed. */
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
