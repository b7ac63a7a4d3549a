import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { joinForm } from "../invitations/join-form.ts";

const secret = singleLine(200);
const often = [{ max: 30, windowSeconds: 60 }];

export const readOfficeInvitation = defineCall({
	method: "POST",
	path: "/api/office/invitation",
	logIn: "used",
	limits: often,
	tag: "Office",
	summary:
		"The role and event of an organiser's invitation, and the next step: `join`, `new` (set a password), `logIn`, or `other` if another person is logged in. An unknown or withdrawn invitation answers 404, a used one 409, an expired one 410.",
	body: z.object({ secret }),
	response: z.object({
		roleName: z.string(),
		/** Null for all events. */
		eventName: z.nullable(z.string()),
		/** The event whose office opens after joining. */
		eventCode: z.string(),
		email: z.string(),
		untilDate: z.string(),
		step: z.enum(["join", "other", "new", "logIn"]),
	}),
});

export const acceptOfficeInvitation = defineCall({
	method: "POST",
	path: "/api/office/invitation/accept",
	logIn: "used",
	limits: often,
	tag: "Office",
	summary:
		"Accepts an organiser's invitation, once. An invited person without an active account also sends names and a password: the account is created and logged in. Answers 409 if another person is logged in, or if the person must log in first.",
	body: z.object({ secret, ...joinForm.shape }),
	response: z.object({ eventCode: z.string() }),
});
