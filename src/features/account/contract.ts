import * as z from "zod/mini";
import { defineCall, eventParams, langQuery } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { accessList, keptAccess } from "./access-list-contract.ts";
import { normalizedEmail } from "./rules.ts";

/** A required address in normal form; it may be invalid. */
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
	summary: "Whether an e-mail address can be registered. False if it has an account or is invalid.",
	params: eventParams,
	limits: [{ max: 20, windowSeconds: 60 }],
	query: z.extend(langQuery, { email: namedEmail }),
	response: z.object({ isValid: z.boolean() }),
});

export const checkPassword = defineCall({
	method: "POST",
	path: "/api/account/checkPassword",
	tag: "Account",
	summary:
		"Whether a new person's password is acceptable, by the rule of registration: not a common one, nor made of their address or name. Stores nothing. An unacceptable password answers 400 for `password`.",
	limits: [{ max: 30, windowSeconds: 60 }],
	body: z.object({
		password: singleLine(1000),
		email: z.optional(singleLine(1000)),
		firstName: z.optional(singleLine(1000)),
		lastName: z.optional(singleLine(1000)),
	}),
	response: z.object({ isAccepted: z.boolean() }),
});

export const confirmEmail = defineCall({
	method: "POST",
	path: "/api/account/confirmEmail",
	tag: "Account",
	summary:
		"Activates an account with the secret of its e-mail, and logs in if the event's log-in is open. Works once, within 48 hours. A browser other than the one that registered must send the chosen password (`password`) or a new one (`newPassword`). A missing or wrong password answers 400 for `password`, and for `newPassword` if the account has none, as a guest of the organisers.",
	limits: [{ max: 30, windowSeconds: 60 }],
	query: z.extend(langQuery, { id: singleLine(200) }),
	body: z.nullish(
		z.object({
			/** The password chosen at registration. */
			password: z.nullish(singleLine(1000)),
			/** Replaces the password chosen at registration. */
			newPassword: z.nullish(singleLine(1000)),
		}),
	),
	response: z.object({
		isActivated: z.boolean(),
		isLoggedIn: z.boolean(),
		/** Names a lost reservation, such as a free ticket of a full package. */
		notice: z.nullable(z.string()),
		/** The event of the registration; the page links back to it. */
		eventCode: z.nullable(z.string()),
	}),
});

export const resendActivation = defineCall({
	method: "POST",
	path: "/api/account/resendActivation",
	tag: "Account",
	summary: "Sends the activation e-mail again. The response does not reveal whether the address has an account.",
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
	summary: "Stores the chosen language: in a cookie for a year, and in the account of a logged-in caller.",
	params: z.object({ lang: singleLine(20) }),
	body: noBody,
	response: z.object({ lang: z.enum(["pl", "en"]) }),
});

export const logIn = defineCall({
	method: "POST",
	path: "/api/auth/sign-in/email",
	tag: "Account",
	summary:
		"Logs in with e-mail and password, and sets the session cookie. If the account has a second factor, `isLoggedIn` is false and `POST /api/auth/sign-in/code` takes the code.",
	limits: [{ max: 30, windowSeconds: 60 }],
	body: z.object({ email: namedEmail, password: singleLine(1000) }),
	response: z.object({ isLoggedIn: z.boolean() }),
});

export const logOut = defineCall({
	method: "POST",
	path: "/api/auth/sign-out",
	logIn: "used",
	outlivesPage: true,
	tag: "Account",
	summary: "Ends the session.",
	body: noBody,
	response: z.object({ isLoggedIn: z.boolean() }),
});

/** Limits password-reset e-mails per address. Requests without an e-mail have their own limit (docs/decisions/0023). */
export const RESET_EMAIL_LIMIT = {
	form: "password-to",
	by: "email",
	max: 3,
	windowSeconds: 3600,
	of: "letter",
} as const;

export const requestReset = defineCall({
	method: "POST",
	path: "/api/auth/request-password-reset",
	tag: "Account",
	summary:
		"Sends a link for a new password, valid for an hour. The response does not reveal whether the address has an account.",
	limits: [
		{ form: "password", max: 10, windowSeconds: 600 },
		RESET_EMAIL_LIMIT,
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
		"Lists what grants access to the account besides its password, for the secret of a password-reset e-mail. Changes nothing. An expired link answers 410.",
	limits: [{ max: 30, windowSeconds: 600 }],
	body: z.object({ token: singleLine(200) }),
	response: z.object({ access: accessList }),
});

export const resetPassword = defineCall({
	method: "POST",
	path: "/api/auth/reset-password",
	tag: "Account",
	summary:
		"Sets a new password with the secret of a password-reset e-mail. The secret works once. Every session, passkey, known browser, calendar feed, pending change of address and the second factor of the last days end, except those listed in `keep`.",
	limits: [{ max: 30, windowSeconds: 600 }],
	body: z.object({
		token: singleLine(200),
		newPassword: singleLine(1000),
		keep: keptAccess,
	}),
	response: z.object({ isReset: z.boolean() }),
});
