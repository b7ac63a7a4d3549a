import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { askedAt, OWN_PASSWORD_TRIES, typedPassword } from "./access-contract.ts";

/** A phone's code or a recovery code as typed. */
export const typedCodeField = singleLine(100);

export const logInByCode = defineCall({
	method: "POST",
	path: "/api/auth/sign-in/code",
	tag: "Account",
	summary:
		"Ends a log-in that waits for the second factor: by a code of the phone, or by a recovery code, each of which works once. 401 where nothing waits: ten minutes have passed, or five codes were wrong.",
	limits: [{ max: 30, windowSeconds: 60 }],
	body: z.object({ code: typedCodeField }),
	response: z.object({ isLoggedIn: z.boolean() }),
});

const secondFactor = z.object({
	isOn: z.boolean(),
	recoveryCodesLeft: z.int(),
});
export type OwnSecondFactor = z.output<typeof secondFactor>;

export const getSecondFactor = defineCall({
	method: "GET",
	path: "/api/user/second-factor",
	logIn: "needed",
	tag: "Account",
	summary: "Whether logging in asks for a code besides the password.",
	response: secondFactor,
});

export const beginSecondFactor = defineCall({
	method: "POST",
	path: "/api/user/second-factor/begin",
	logIn: "needed",
	limits: [OWN_PASSWORD_TRIES],
	tag: "Account",
	summary:
		"Makes the key for an authenticator app, by the password. It counts once a code of it is confirmed; until then this may be called anew.",
	body: z.object({ currentPassword: typedPassword }),
	response: z.object({
		/** In base 32, to type into an app. */
		key: z.string(),
		/** The same key as a QR code, and as a link to open on the phone itself. */
		uri: z.string(),
		qr: z.object({ size: z.int(), path: z.string() }),
		/** Shown once; only their hashes are stored. */
		recoveryCodes: z.array(z.string()),
	}),
});

export const confirmSecondFactor = defineCall({
	method: "POST",
	path: "/api/user/second-factor/confirm",
	logIn: "needed",
	limits: [OWN_PASSWORD_TRIES],
	tag: "Account",
	summary:
		"Turns the second factor on, by a first code of the app; every other session of the account ends, and an e-mail tells of it.",
	body: z.object({ code: typedCodeField, eventCode: askedAt }),
	response: secondFactor,
});

const proof = { currentPassword: typedPassword, code: typedCodeField };

export const endSecondFactor = defineCall({
	method: "POST",
	path: "/api/user/second-factor/end",
	logIn: "needed",
	limits: [OWN_PASSWORD_TRIES],
	tag: "Account",
	summary: "Turns the second factor off, by the password and a code; an e-mail tells of it.",
	body: z.object({ ...proof, eventCode: askedAt }),
	response: secondFactor,
});

export const renewRecoveryCodes = defineCall({
	method: "POST",
	path: "/api/user/second-factor/recovery-codes",
	logIn: "needed",
	limits: [OWN_PASSWORD_TRIES],
	tag: "Account",
	summary: "Makes ten new recovery codes, by the password and a code; the old ones end.",
	body: z.object(proof),
	response: z.object({ recoveryCodes: z.array(z.string()) }),
});
