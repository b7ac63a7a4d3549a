import * as z from "zod/mini";
import { defineCall, objectId } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { registrationStatus } from "../account/me-contract.ts";
import { packageIncludes } from "../packages/contract.ts";
import { handOverForm } from "./hand-over-form.ts";
import { handOverTexts } from "./hand-over-texts.ts";

export const cancelOwnRegistration = defineCall({
	method: "POST",
	path: "/api/user/registrations/:id/cancel",
	logIn: "needed",
	limits: [{ max: 30, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"Cancels the caller's own free registration until its event or edition begins. The ticket is invalid at once; place, seats, options and the code's use are released, and the caller gets an e-mail. Another person's registration answers 404. A registration that an order pays for, that other orders extend, or that has begun answers 409.",
	params: z.object({ id: objectId }),
	/** Browsers send no body. */
	body: z.nullish(z.object({})),
	response: z.object({ status: registrationStatus }),
});

/** Each hand-over writes to an address that the caller types. */
const HAND_OVERS_A_DAY = 5;

export const handOverOwnTicket = defineCall({
	method: "POST",
	path: "/api/user/registrations/:id/handOver",
	logIn: "needed",
	limits: [
		{ max: 30, windowSeconds: 60 },
		{
			form: "ticket-hand-over",
			max: HAND_OVERS_A_DAY,
			windowSeconds: 86_400,
			of: "handOver",
			refusal: handOverTexts.tooMany,
		},
	],
	tag: "Account",
	summary:
		"Hands the caller's own ticket to another person until the event's closing date, by default its start. The ticket and its code are invalid at once; the other person gets a new one by e-mail, after confirming an unconfirmed address. Order, documents and payer stay; seats, answers and personal extras do not go along. Another person's ticket answers 404. A returned, unpaid, used or already handed ticket, and a recipient with a ticket for the event, answer 409. Five a day.",
	params: z.object({ id: objectId }),
	body: z.object(handOverForm.shape),
	response: z.object({ status: registrationStatus }),
});

const userPackage = z.object({
	registrationId: z.int(),
	eventCode: z.string(),
	code: z.string(),
	name: z.string(),
	status: registrationStatus,
	isOnline: z.boolean(),
	includes: packageIncludes,
	hasExtendedSeats: z.boolean(),
});

export const getUserPackages = defineCall({
	method: "GET",
	path: "/api/user/:id/userPackages",
	logIn: "needed",
	tag: "Account",
	summary:
		"The caller's packages with what they include, by the account's `id` from `me`. Another person's id answers 404.",
	params: z.object({ id: singleLine(60) }),
	response: z.array(userPackage),
});
