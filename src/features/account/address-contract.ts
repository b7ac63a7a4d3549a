import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { askedAt, OWN_PASSWORD_TRIES, typedPassword } from "./access-contract.ts";
import { namedEmail } from "./contract.ts";

export const changeAddress = defineCall({
	method: "POST",
	path: "/api/user/email",
	logIn: "needed",
	limits: [
		OWN_PASSWORD_TRIES,
		{ form: "address-change", max: 5, windowSeconds: 3600 },
		{ form: "address-change-to", by: "newEmail", max: 3, windowSeconds: 3600 },
	],
	tag: "Account",
	summary:
		"Asks for another address: an e-mail to it has a link that makes it the account's, within 48 hours, and one to the old address tells how to stop it. Answers the same whether or not the new address has an account. An earlier request ends with it.",
	body: z.object({ newEmail: namedEmail, currentPassword: typedPassword, eventCode: askedAt }),
	response: z.object({ isAccepted: z.boolean() }),
});

const secretQuery = z.object({
	id: z.string().check(z.maxLength(200)),
	lang: z.optional(z.string().check(z.maxLength(20))),
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

export const stopAddressChange = defineCall({
	method: "POST",
	path: "/api/account/stopAddress",
	tag: "Account",
	summary:
		"Stops the change of an address by the secret of the old address's e-mail, within 7 days. Where it was made already, the old address is put back, and all sessions of the account end.",
	limits: [{ max: 30, windowSeconds: 60 }],
	query: secretQuery,
	body: z.nullish(z.object({})),
	response: z.object({ isPutBack: z.boolean() }),
});
