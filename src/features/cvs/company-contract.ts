import * as z from "zod/mini";
import { defineCall, objectId } from "../../kit/contract/call.ts";

/** Includes the text of the consent. */
export const companyCv = z.object({
	/** Null without a file. */
	fileName: z.nullable(z.string()),
	/** True if the CV form is filled in. */
	hasForm: z.boolean(),
	/** Null if the company has no access. */
	sharedDate: z.nullable(z.string()),
	isSharedWithAll: z.boolean(),
	consent: z.object({ version: z.int(), short: z.string(), long: z.string() }),
});
export type CompanyCv = z.output<typeof companyCv>;

export const endShareWithCompany = defineCall({
	method: "DELETE",
	path: "/api/user/userCv/company/:id",
	logIn: "needed",
	tag: "CV",
	summary:
		"Withdraws the consent that the caller gave at an exhibitor's stand to fetch their CV. Always allowed. Repeating the call changes nothing.",
	params: z.object({ id: objectId }),
	body: z.nullish(z.object({})),
	response: z.object({ isShared: z.boolean() }),
});
