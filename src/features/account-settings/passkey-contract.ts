import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { askedAt, OWN_PASSWORD_TRIES } from "../account/owner-contract.ts";
import { answered, passkeyOptionsSchema } from "../account/passkey-contract.ts";
import { newPasskeyForm, passkeyNameForm } from "./passkey-form.ts";

const ownPasskey = z.object({
	id: z.string(),
	name: z.string(),
	addedDate: z.string(),
	/** Null if it was never used. */
	usedDate: z.nullable(z.string()),
});
export type OwnPasskey = z.output<typeof ownPasskey>;

const ownPasskeys = z.object({ passkeys: z.array(ownPasskey) });
const passkeyParams = z.object({ id: singleLine(60) });

export const getPasskeys = defineCall({
	method: "GET",
	path: "/api/user/passkeys",
	logIn: "needed",
	tag: "Account",
	summary: "The passkeys of the account, newest first.",
	response: ownPasskeys,
});

export const beginPasskey = defineCall({
	method: "POST",
	path: "/api/user/passkeys/begin",
	logIn: "needed",
	limits: [OWN_PASSWORD_TRIES],
	tag: "Account",
	summary:
		"The options for creating a passkey in the browser, valid for five minutes. Requires the password, and a code if the second factor is on.",
	body: z.object({
		currentPassword: newPasskeyForm.shape.currentPassword,
		code: z.optional(newPasskeyForm.shape.code),
	}),
	response: passkeyOptionsSchema,
});

export const addPasskey = defineCall({
	method: "POST",
	path: "/api/user/passkeys",
	logIn: "needed",
	limits: [{ max: 30, windowSeconds: 60 }],
	tag: "Account",
	summary: "Stores a passkey that the browser created. An e-mail confirms it.",
	body: z.object({ name: newPasskeyForm.shape.name, response: answered, eventCode: askedAt }),
	response: ownPasskeys,
});

export const renamePasskey = defineCall({
	method: "POST",
	path: "/api/user/passkeys/:id/rename",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag: "Account",
	summary: "Renames a passkey of the account. Another account's passkey answers 404.",
	params: passkeyParams,
	body: z.object(passkeyNameForm.shape),
	response: ownPasskeys,
});

export const removePasskey = defineCall({
	method: "POST",
	path: "/api/user/passkeys/:id/remove",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"Removes a passkey of the account, which then no longer logs in. An e-mail confirms it. Another account's passkey answers 404.",
	params: passkeyParams,
	body: z.object({ eventCode: askedAt }),
	response: ownPasskeys,
});
