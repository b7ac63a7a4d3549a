import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { codeForm } from "../account/code-form.ts";
import { askedAt, OWN_PASSWORD_TRIES } from "../account/owner-contract.ts";
import { proofForm } from "./proof-form.ts";

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
	summary: "Whether log-in requires a code besides the password.",
	response: secondFactor,
});

export const beginSecondFactor = defineCall({
	method: "POST",
	path: "/api/user/second-factor/begin",
	logIn: "needed",
	limits: [OWN_PASSWORD_TRIES],
	tag: "Account",
	summary:
		"Creates a key for an authenticator app. Requires the password. The key takes effect when its first code is confirmed; until then the call can be repeated.",
	body: z.object({ currentPassword: proofForm.shape.currentPassword }),
	response: z.object({
		/** In base 32; the person types it into an app. */
		key: z.string(),
		/** The same key as a link; the page draws it as a QR code. */
		uri: z.string(),
		qr: z.object({ size: z.int(), path: z.string() }),
		/** The page shows them once; the table stores only their hashes. */
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
		"Turns the second factor on with the first code of the app. Every other session of the account ends, and an e-mail confirms it.",
	body: z.object({ ...codeForm.shape, eventCode: askedAt }),
	response: secondFactor,
});

export const endSecondFactor = defineCall({
	method: "POST",
	path: "/api/user/second-factor/end",
	logIn: "needed",
	limits: [OWN_PASSWORD_TRIES],
	tag: "Account",
	summary: "Turns the second factor off. Requires the password and a code. An e-mail confirms it.",
	body: z.object({ ...proofForm.shape, eventCode: askedAt }),
	response: secondFactor,
});

export const renewRecoveryCodes = defineCall({
	method: "POST",
	path: "/api/user/second-factor/recovery-codes",
	logIn: "needed",
	limits: [OWN_PASSWORD_TRIES],
	tag: "Account",
	summary: "Creates ten new recovery codes. Requires the password and a code. The old codes stop working.",
	body: z.object(proofForm.shape),
	response: z.object({ recoveryCodes: z.array(z.string()) }),
});
