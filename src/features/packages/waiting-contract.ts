import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { normalizedField, singleLineField } from "../../kit/contract/form-fields.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { normalizedEmail } from "../account/rules.ts";

/**
 * `offered`: a place is held until `offeredUntil`. `taken`: used for a registration. `expired`: not used in time.
 * `left`: the person left the list. `ended`: an organiser ended the offer. `removed`: an organiser removed the person.
 */
export const waitingState = z.enum(["waiting", "offered", "taken", "expired", "left", "ended", "removed"]);
export type WaitingState = z.output<typeof waitingState>;

export const joinWaitingList = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/packages/:packageCode/waitingList",
	logIn: "used",
	tag: "Registration",
	summary:
		"Puts a person on the waiting list of a full package. Repeating the call with the same address keeps the position, and resends the e-mail while the address is unconfirmed. Only confirmed addresses are offered places. A person without a log-in confirms the address with the link of the e-mail. Answers 409 while places are available.",
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
		position: z.int(),
		/** If false, the address must be confirmed before offers. */
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
	isConfirmed: z.boolean(),
	/** ISO 8601 in UTC; null without an offer. */
	offeredUntil: z.nullable(z.string()),
});

export const getWaiting = defineCall({
	method: "GET",
	path: "/api/waitingList/:secret",
	tag: "Registration",
	summary: "A place in a waiting list, or the resulting offer, by its secret. Never cached.",
	params: secretParams,
	response: waitingShown,
});

export const confirmWaitingAddress = defineCall({
	method: "POST",
	path: "/api/waitingList/:secret/confirm",
	tag: "Registration",
	summary:
		"Confirms the address of a place in a waiting list, which keeps its position. From then on the address can be offered a place.",
	params: secretParams,
	body: z.nullish(z.object({})),
	response: waitingShown,
});

export const leaveWaitingList = defineCall({
	method: "POST",
	path: "/api/waitingList/:secret/leave",
	tag: "Registration",
	summary: "Leaves a waiting list. An offered place goes to the next person.",
	params: secretParams,
	body: z.nullish(z.object({})),
	response: waitingShown,
});
