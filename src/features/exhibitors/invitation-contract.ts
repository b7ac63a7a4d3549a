import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { joinForm } from "../invitations/join-form.ts";

const secret = singleLine(200);
const often = [{ max: 30, windowSeconds: 60 }];

/** The next step after opening the link (`invitations/rules.ts`). */
const invitationStep = z.enum(["join", "other", "new", "logIn"]);

export const readInvitation = defineCall({
	method: "POST",
	path: "/api/exhibitor/invitation",
	logIn: "used",
	limits: often,
	tag: "Exhibitors",
	summary:
		"The exhibitor and event of a staff invitation, and the next step: `join`, `new` (set a password), `logIn`, or `other` if another person is logged in. An unknown or withdrawn invitation answers 404, a used one 409, an expired one 410.",
	body: z.object({ secret }),
	response: z.object({
		exhibitorName: z.string(),
		eventName: z.string(),
		eventCode: z.string(),
		email: z.string(),
		untilDate: z.string(),
		step: invitationStep,
	}),
});

export const acceptInvitation = defineCall({
	method: "POST",
	path: "/api/exhibitor/invitation/accept",
	logIn: "used",
	limits: often,
	tag: "Exhibitors",
	summary:
		"Accepts an invitation to an exhibitor's staff, once. An invited person without an active account also sends names and a password: the account is created and logged in. Answers 409 if another person is logged in, or if the person must log in first.",
	body: z.object({
		secret,
		...joinForm.shape,
	}),
	response: z.object({ exhibitorId: z.int(), eventCode: z.string() }),
});
