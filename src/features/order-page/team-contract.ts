import * as z from "zod/mini";
import { defineCall, objectId } from "../../kit/contract/call.ts";
import { normalizedField } from "../../kit/contract/form-fields.ts";
import { normalizedEmail } from "../account/rules.ts";
import { CODE_EMAILS } from "../codes/rules.ts";
import { orderParams } from "./contract.ts";

/** Instants: ISO 8601, UTC. */
export const teamCode = z.object({
	objectId: z.int(),
	code: z.string(),
	packageCode: z.string(),
	packageName: z.string(),
	/** `revoked`: replaced, or its ticket was returned. */
	state: z.enum(["unused", "used", "revoked"]),
	usedBy: z.nullable(z.string()),
	usedDate: z.nullable(z.string()),
	sentTo: z.nullable(z.string()),
	sentDate: z.nullable(z.string()),
	/** The ticket's registration URL in the requested language. */
	url: z.string(),
});
export type TeamCode = z.output<typeof teamCode>;
const teamCodes = z.object({ codes: z.array(teamCode) });

export const getTeamCodes = defineCall({
	method: "GET",
	path: "/api/payment/:secret/codes",
	tag: "Payment",
	summary: "The codes of a team's order, with the person who used each. Empty before the order is confirmed.",
	params: orderParams,
	response: teamCodes,
});

export const getTeamCodesFile = defineCall({
	method: "GET",
	path: "/api/payment/:secret/codes.csv",
	tag: "Payment",
	summary: "The codes of a team's order as a CSV file for spreadsheets (UTF-8, semicolons).",
	params: orderParams,
	response: z.string(),
});

const codeParams = z.extend(orderParams, { codeId: objectId });

export const sendTeamCode = defineCall({
	method: "POST",
	path: "/api/payment/:secret/codes/:codeId/send",
	takesKey: true,
	tag: "Payment",
	summary:
		"Sends an unused code to a team member. A buyer with an unconfirmed address gets 403. More than five sends of a code, or three codes a day to an address, answer 429.",
	limits: [
		{ form: "team-code", max: 100, windowSeconds: 3600 },
		// counted together with its e-mail
		{ form: "team-code-to", ...CODE_EMAILS.perAddress, of: "address", by: "email" },
	],
	isCountedWhenRight: true,
	params: codeParams,
	body: z.object({ email: normalizedField(normalizedEmail) }),
	response: teamCodes,
});

export const reissueTeamCode = defineCall({
	method: "POST",
	path: "/api/payment/:secret/codes/:codeId/reissue",
	takesKey: true,
	tag: "Payment",
	summary: "Withdraws an unused code and issues a new one for its ticket.",
	params: codeParams,
	body: z.nullish(z.object({})),
	response: teamCodes,
});
