import * as z from "zod/mini";
import { defineCall, objectId } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { registrationStatus } from "../account/me-contract.ts";
import { packageIncludes } from "../packages/contract.ts";

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
