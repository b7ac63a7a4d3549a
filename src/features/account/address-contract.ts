import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { askedAt, OWN_PASSWORD_TRIES, typedPassword } from "./access-contract.ts";
import { accessList, keptAccess } from "./access-list-contract.ts";
import { namedEmail } from "./contract.ts";
import { typedCodeField } from "./factor-contract.ts";

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
		"Asks for another address: an e-mail to it has a link that makes it the account's, within 48 hours, and one to the old address tells how to stop it. Answers the same whether or not the new address has an account. An earlier request ends with it. Where the second factor is on, `code` is needed.",
	body: z.object({
		newEmail: namedEmail,
		currentPassword: typedPassword,
		code: z.optional(typedCodeField),
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
	summary: "Makes the address whose e-mail carried this secret the account's; works once, within 48 hours.",
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
		"What the secret of the old address’s e-mail would do: whether the address is put back (`isPutBack`) or a waiting change stopped, and what opens the account besides its password. Changes nothing.",
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
		"Stops the change of an address by the secret of the old address’s e-mail, within 7 days, whatever was asked for after it. Where it was made already, the old address is put back. `newPassword` sets the account’s password. A put-back, and a stop with a new password, end every session, passkey, known browser, calendar feed, waiting change of address and the second factor of the last days, except what `keep` names; a put-back without `newPassword` leaves the account without a password.",
	limits: [{ max: 30, windowSeconds: 60 }],
	query: secretQuery,
	body: z.nullish(z.object({ newPassword: z.optional(typedPassword), keep: keptAccess })),
	response: z.object({ isPutBack: z.boolean() }),
});
