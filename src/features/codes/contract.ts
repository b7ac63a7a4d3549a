import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";

export const codeRefusal = z.enum(["unknown", "notYet", "expired", "usedUp", "revoked", "otherPackage"]);
export type CodeRefusal = z.output<typeof codeRefusal>;

const codePrice = z.object({
	packageCode: z.string(),
	listNetGrosz: z.int(),
	netGrosz: z.int(),
	grossGrosz: z.int(),
});
export type CodePrice = z.output<typeof codePrice>;

/**
 * Limits code checks against guessing. A form checks two or three times per code, and an office shares an IP address.
 */
export const CODE_TRIES = { form: "code", max: 60, windowSeconds: 60 };

export const getCodeLimit = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/coupons/:code/checkLimit",
	tag: "Registration",
	summary:
		"The effect of an invitation or discount code, or why it is not valid. Letter case and surrounding spaces do not matter. `package` checks the code for that package. The response reserves nothing: the code is redeemed when the order is placed.",
	limits: [CODE_TRIES],
	isCountedWhenRight: true,
	params: z.extend(eventParams, { code: singleLine(100) }),
	query: z.object({
		lang: z.optional(singleLine(20)),
		package: z.optional(singleLine(40)),
	}),
	response: z.object({
		isValid: z.boolean(),
		reason: z.nullable(codeRefusal),
		/** The reason why it is invalid, in the requested language. */
		message: z.nullable(z.string()),
		kind: z.nullable(z.enum(["discount", "invitation"])),
		/** 100 for an invitation. */
		percent: z.nullable(z.int()),
		/** Null if unlimited or not applicable. */
		usesLeft: z.nullable(z.int()),
		validUntil: z.nullable(z.string()),
		prices: z.array(codePrice),
	}),
});
