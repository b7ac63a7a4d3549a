import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";

const secret = singleLine(200);
const often = [{ max: 30, windowSeconds: 60 }];

/** Next step after opening the link (`invitation-rules.ts`). */
const invitationStep = z.enum(["join", "other", "new", "logIn"]);

export const readInvitation = defineCall({
	method: "POST",
	path: "/api/exhibitor/invitation",
	logIn: "used",
	limits: often,
	tag: "Exhibitors",
	summary:
		"What the link of an invitation to an exhibitor’s staff is for, and how its reader goes on: `join`, `new` (sets a password), `logIn`, or `other` where somebody else is logged in. 404 unknown or taken back, 409 used, 410 expired.",
	body: z.object({ secret }),
	response: z.object({
		exhibitorName: z.string(),
		eventName: z.string(),
		eventCode: z.string(),
		/** The invited address. */
		email: z.string(),
		untilDate: z.string(),
		step: invitationStep,
	}),
});

const name = z._default(singleLine(1000), "");

export const acceptInvitation = defineCall({
	method: "POST",
	path: "/api/exhibitor/invitation/accept",
	logIn: "used",
	limits: often,
	tag: "Exhibitors",
	summary:
		"Accepts an invitation to an exhibitor’s staff, once. Whoever has no account in use sends names and a password as well: the account is made, and logged in. 409 for who is logged in as somebody else, or is to log in first.",
	body: z.object({
		secret,
		firstName: name,
		lastName: name,
		password: z._default(singleLine(1000), ""),
	}),
	response: z.object({ exhibitorId: z.int(), eventCode: z.string() }),
});
