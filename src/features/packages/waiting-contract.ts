import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { normalizedField, singleLineField } from "../../kit/contract/form-fields.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { normalizedEmail } from "../account/rules.ts";

/**
 * - `waiting`: in the list;
 * - `offered`: a place is held until `offeredUntil`;
 * - `taken`: used for a registration;
 * - `expired`: not used in time;
 * - `left`: gave up.
 */
export const waitingState = z.enum(["waiting", "offered", "taken", "expired", "left"]);
export type WaitingState = z.output<typeof waitingState>;

export const joinWaitingList = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/packages/:packageCode/waitingList",
	logIn: "used",
	tag: "Registration",
	summary:
		"Puts a person on the waiting list of a full package; the same address again keeps its place in line, and gets the e-mail again as long as it is not confirmed. Places are offered to confirmed addresses only: whoever is not logged in confirms theirs by the link of the e-mail. Refused while there are places to be had.",
	limits: [
		{ form: "waiting-list", max: 20, windowSeconds: 60 },
		{ form: "waiting-list-to", max: 3, windowSeconds: 3600, by: "email" },
	],
	isCountedWhenRight: true,
	params: z.extend(eventParams, { packageCode: singleLine(40) }),
	body: z.object({
		email: normalizedField(normalizedEmail),
		firstName: normalizedField((name) => name.trim().slice(0, 100).trim()),
		defaultLanguage: singleLineField(20),
	}),
	response: z.object({
		/** 1 is next. */
		position: z.int(),
		/** Whether offers are possible; otherwise the address must be confirmed first. */
		isConfirmed: z.boolean(),
	}),
});

const secretParams = z.object({ secret: singleLine(100) });
const waitingShown = z.object({
	eventCode: z.string(),
	packageCode: z.string(),
	packageName: z.string(),
	email: z.string(),
	firstName: z.string(),
	state: waitingState,
	/** Whether this address can get offers. */
	isConfirmed: z.boolean(),
	/** ISO 8601 in UTC; null without an offer. */
	offeredUntil: z.nullable(z.string()),
});

export const getWaiting = defineCall({
	method: "GET",
	path: "/api/waitingList/:secret",
	tag: "Registration",
	summary: "A place in a waiting list, or the offer that came of it, for whoever holds its secret; never kept.",
	params: secretParams,
	response: waitingShown,
});

export const confirmWaitingAddress = defineCall({
	method: "POST",
	path: "/api/waitingList/:secret/confirm",
	tag: "Registration",
	summary:
		"Confirms the address of a place in a waiting list, which keeps its position: from now on a free place is offered to it.",
	params: secretParams,
	/** Browsers send no body. */
	body: z.nullish(z.object({})),
	response: waitingShown,
});

export const leaveWaitingList = defineCall({
	method: "POST",
	path: "/api/waitingList/:secret/leave",
	tag: "Registration",
	summary: "Gives up a place in a waiting list; an offered place goes to the next in line.",
	params: secretParams,
	/** Browsers send no body. */
	body: z.nullish(z.object({})),
	response: waitingShown,
});
