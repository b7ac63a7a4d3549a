import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { askedAt, OWN_PASSWORD_TRIES, typedPassword } from "./access-contract.ts";
import { typedCodeField } from "./factor-contract.ts";

const bytes = singleLine(100_000);
const word = singleLine(100);
/** An authenticator's answer, as of `PublicKeyCredential.toJSON()`. */
const answered = z.object({
	id: singleLine(2000),
	rawId: z.optional(singleLine(2000)),
	type: z.optional(word),
	authenticatorAttachment: z.nullish(word),
	response: z.object({
		clientDataJSON: bytes,
		attestationObject: z.optional(bytes),
		authenticatorData: z.optional(bytes),
		signature: z.optional(bytes),
		userHandle: z.nullish(bytes),
		publicKey: z.nullish(bytes),
		transports: z.optional(z.array(word).check(z.maxLength(20))),
	}),
});
/** An authenticator's options, for `PublicKeyCredential.parse…OptionsFromJSON()`. */
const passkeyOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) });

const ownPasskey = z.object({
	id: z.string(),
	name: z.string(),
	addedDate: z.string(),
	/** Its last log-in; null if none. */
	usedDate: z.nullable(z.string()),
});
export type OwnPasskey = z.output<typeof ownPasskey>;

const ownPasskeys = z.object({ passkeys: z.array(ownPasskey) });
const passkeyParams = z.object({ id: singleLine(60) });
const passkeyName = singleLine(1000);

export const getPasskeys = defineCall({
	method: "GET",
	path: "/api/user/passkeys",
	logIn: "needed",
	tag: "Account",
	summary: "The passkeys by which the account logs in, the newest first.",
	response: ownPasskeys,
});

export const beginPasskey = defineCall({
	method: "POST",
	path: "/api/user/passkeys/begin",
	logIn: "needed",
	limits: [OWN_PASSWORD_TRIES],
	tag: "Account",
	summary:
		"What the browser is asked to make a passkey of, by the password and, where the second factor is on, a code. Good for five minutes.",
	body: z.object({ currentPassword: typedPassword, code: z.optional(typedCodeField) }),
	response: passkeyOptionsSchema,
});

export const addPasskey = defineCall({
	method: "POST",
	path: "/api/user/passkeys",
	logIn: "needed",
	limits: [{ max: 30, windowSeconds: 60 }],
	tag: "Account",
	summary: "Keeps the passkey that the browser made; an e-mail tells of it.",
	body: z.object({ name: passkeyName, response: answered, eventCode: askedAt }),
	response: ownPasskeys,
});

export const renamePasskey = defineCall({
	method: "POST",
	path: "/api/user/passkeys/:id/rename",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag: "Account",
	summary: "Gives a passkey of one's own another name. 404 for somebody else's.",
	params: passkeyParams,
	body: z.object({ name: passkeyName }),
	response: ownPasskeys,
});

export const removePasskey = defineCall({
	method: "POST",
	path: "/api/user/passkeys/:id/remove",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag: "Account",
	summary: "Removes a passkey of one's own: it logs in no more, and an e-mail tells of it. 404 for somebody else's.",
	params: passkeyParams,
	body: z.object({ eventCode: askedAt }),
	response: ownPasskeys,
});

export const beginPasskeyLogIn = defineCall({
	method: "POST",
	path: "/api/auth/passkey/begin",
	tag: "Account",
	summary: "What the browser is asked to log in with a passkey. Good for five minutes.",
	limits: [{ max: 30, windowSeconds: 60 }],
	body: z.nullish(z.object({})),
	response: passkeyOptionsSchema,
});

export const logInByPasskey = defineCall({
	method: "POST",
	path: "/api/auth/passkey",
	tag: "Account",
	summary:
		"Logs in with a passkey, which takes the place of password and code: the device has checked that it is its owner.",
	limits: [{ max: 30, windowSeconds: 60 }],
	body: z.object({ response: answered }),
	response: z.object({ isLoggedIn: z.boolean() }),
});
