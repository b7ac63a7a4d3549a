import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";

const bytes = singleLine(100_000);
const word = singleLine(100);
/** The authenticator's answer, as `PublicKeyCredential.toJSON()` returns it. */
export const answered = z.object({
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
/** The options for `PublicKeyCredential.parse…OptionsFromJSON()`. */
export const passkeyOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) });

export const beginPasskeyLogIn = defineCall({
	method: "POST",
	path: "/api/auth/passkey/begin",
	tag: "Account",
	summary: "The options for logging in with a passkey, valid for five minutes.",
	limits: [{ max: 30, windowSeconds: 60 }],
	body: z.nullish(z.object({})),
	response: passkeyOptionsSchema,
});

export const logInByPasskey = defineCall({
	method: "POST",
	path: "/api/auth/passkey",
	tag: "Account",
	summary: "Logs in with a passkey, without password or code: the device has verified its owner.",
	limits: [{ max: 30, windowSeconds: 60 }],
	body: z.object({ response: answered }),
	response: z.object({ isLoggedIn: z.boolean() }),
});
