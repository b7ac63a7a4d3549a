import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { guardFields } from "../../kit/contract/form-guard.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { enquiryAddress } from "./addresses.ts";

const text = z.nullish(singleLine(5000));

/** Spec §3 "Modal enquiry payload". Everything that people type is judged by `rules.ts`, in words. */
export const enquiryPayload = z.object({
	/** The same as in the call's address. */
	eventCode: z.nullish(singleLine(40)),
	/** 0 exhibitor or sponsor, 1 volunteer, 2 lecturer. */
	modalType: z.nullish(z.union([z.literal(0), z.literal(1), z.literal(2)])),
	name: text,
	email: text,
	phoneNo: text,
	companyName: text,
	...guardFields,
});

/** A whole class may sign up as volunteers from one address. */
export const ENQUIRIES = { form: "enquiry", max: 30, windowSeconds: 600 };

export const sendEnquiry = defineCall({
	...enquiryAddress,
	takesKey: true,
	tag: "Outreach",
	summary: "Keeps an enquiry of a volunteer, a sponsor or a lecturer and writes to the event's contact person.",
	limits: [ENQUIRIES],
	isCountedWhenRight: true, // with those who come at the same moment
	params: eventParams,
	body: enquiryPayload,
	response: z.object({ message: z.string() }),
});
