import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";

/** What a consent is about; `tbf` are the fixed three of TBF events. */
const consentKind = z.enum(["processing", "marketing", "recruitment", "tbf"]);
export type ConsentKind = z.output<typeof consentKind>;

/** Spec §3 "Consent (gdpr) item". Descriptions are plain text, paragraphs separated by a blank line. */
const gdprItem = z.object({
	objectId: z.int(),
	kind: consentKind,
	isRequired: z.boolean(),
	name: z.string(),
	nameEn: z.nullable(z.string()),
	descriptionShort: z.string(),
	descriptionShortEn: z.nullable(z.string()),
	descriptionLong: z.string(),
	descriptionLongEn: z.nullable(z.string()),
});
export type GdprItem = z.output<typeof gdprItem>;

export const getGdpr = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/gdpr",
	tag: "Registration",
	summary: "The consents that registrants of an event are asked for, in the newest version of their texts.",
	params: eventParams,
	response: z.array(gdprItem),
});
