import * as z from "zod/mini";
import { defineCall, eventParams, langQuery } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { accessList, keptAccess } from "./access-list-contract.ts";
import { normalizedEmail } from "./rules.ts";

/** A required address in its normal form; its validity is not revealed. */
export const namedEmail = z.pipe(
	z.pipe(z.string().check(z.maxLength(1000)), z.transform(normalizedEmail)),
	singleLine(1000),
);

/** Calls without input take an empty body or none. */
const noBody = z.nullish(z.object({}));

export const checkEmail = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/checkEmail",
	tag: "Account",
	summary: "Whether an address may be registered: false when it has an account or is not an address.",
	params: eventParams,
	limits: [{ max: 20, windowSeconds: 60 }],
	query: z.extend(langQuery, { email: namedEmail }),
	response: z.object({ isValid: z.boolean() }),
});

export const confirmEmail = defineCall({
	method: "POST",
	path: "/api/account/confirmEmail",
	tag: "Account",
	summary:
		"Activates the account whose letter carried this secret, and logs in where the event's log-in is open; works once, within 48 hours. In another browser than the one that registered it wants the password that was chosen then (`password`), or another one (`newPassword`): without either, or with a wrong one, it is a 400 that names `password`.",
	limits: [{ max: 30, windowSeconds: 60 }],
	query: z.extend(langQuery, { id: singleLine(200) }),
	body: z.nullish(
		z.object({
			/** The password chosen at registration. */
			password: z.nullish(singleLine(1000)),
			/** A new password instead of that one. */
			newPassword: z.nullish(singleLine(1000)),
		}),
	),
	response: z.object({
		isActivated: z.boolean(),
		isLoggedIn: z.boolean(),
		/** A lost reservation, such as a free ticket of a full package; null if nothing. */
		notice: z.nullable(z.string()),
		/** The event of the registration, for the link back. */
		eventCode: z.nullable(z.string()),
	}),
});

export const resendActivation = defineCall({
	method: "POST",
	path: "/api/account/resendActivation",
	tag: "Account",
	summary: "Sends the activation letter again. Answers the same whether or not the address has an account.",
	limits: [
		{ form: "activation", max: 10, windowSeconds: 600 },
		{ form: "activation-to", by: "email", max: 3, windowSeconds: 3600, of: "letter" },
		{ form: "activation-nobody", by: "email", max: 3, windowSeconds: 3600, of: "nobody" },
	],
	body: z.object({ email: namedEmail, eventCode: z.optional(singleLine(40)) }),
	response: z.object({ isAccepted: z.boolean() }),
});

export const saveLanguage = defineCall({
	method: "POST",
	path: "/api/Account/Language/:lang",
	logIn: "used",
	tag: "Account",
	summary: "Keeps the chosen language: in a cookie for a year, and in the account of who is logged in.",
	params: z.object({ lang: singleLine(20) }),
	body: noBody,
	response: z.object({ lang: z.enum(["pl", "en"]) }),
});

export const logIn = defineCall({
	method: "POST",
	path: "/api/auth/sign-in/email",
	tag: "Account",
	summary:
		"Logs in with e-mail and password; sets the session's cookie. Where the account has a second factor, `isLoggedIn` is false: its code is asked for by `POST /api/auth/sign-in/code`.",
	limits: [{ max: 30, windowSeconds: 60 }],
	body: z.object({ email: namedEmail, password: singleLine(1000) }),
	response: z.object({ isLoggedIn: z.boolean() }),
});

export const logOut = defineCall({
	method: "POST",
	path: "/api/auth/sign-out",
	logIn: "used",
	tag: "Account",
	summary: "Ends the session.",
	body: noBody,
	response: z.object({ isLoggedIn: z.boolean() }),
});

/**
 * Rate limit of password-reset e-mails per address. Requests that send none are counted separately
 * (docs/decisions/0023).
 */
export const RESET_LETTERS = { form: "password-to", by: "email", max: 3, windowSeconds: 3600, of: "letter" } as const;

export const requestReset = defineCall({
	method: "POST",
	path: "/api/auth/request-password-reset",
	tag: "Account",
	summary:
		"Sends a link for a new password, valid for an hour. Answers the same whether or not the address has an account.",
	limits: [
		{ form: "password", max: 10, windowSeconds: 600 },
		RESET_LETTERS,
		{ form: "password-nobody", by: "email", max: 3, windowSeconds: 3600, of: "nobody" },
	],
	isCountedWhenRight: true,
	body: z.object({ email: namedEmail, eventCode: z.optional(singleLine(40)) }),
	response: z.object({ isAccepted: z.boolean() }),
});

export const viewReset = defineCall({
	method: "POST",
	path: "/api/auth/reset-password/view",
	tag: "Account",
	summary:
		"What opens the account of a letter for a new password besides that. Changes nothing; 410 where the link is over.",
	limits: [{ max: 30, windowSeconds: 600 }],
	body: z.object({ token: singleLine(200) }),
	response: z.object({ access: accessList }),
});

export const resetPassword = defineCall({
	method: "POST",
	path: "/api/auth/reset-password",
	tag: "Account",
	summary:
		"Sets a new password by the secret of a letter, which works once. It ends every session, passkey, known browser, calendar feed, waiting change of address and the second factor of the last days, except what `keep` names.",
	limits: [{ max: 30, windowSeconds: 600 }],
	body: z.object({
		token: singleLine(200),
		newPassword: singleLine(1000),
		keep: keptAccess,
	}),
	response: z.object({ isReset: z.boolean() }),
});
