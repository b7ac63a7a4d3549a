import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { guardFields } from "../../kit/contract/form-guard.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { enquiryAddress } from "./addresses.ts";
import { enquiryForm } from "./enquiry-form.ts";

/** Spec §3 "Modal enquiry payload". */
export const enquiryPayload = z.object({
	/** Equal to the code in the call's path. */
	eventCode: z.nullish(singleLine(40)),
	/** 0 exhibitor or sponsor, 1 volunteer, 2 lecturer. */
	modalType: z.nullish(z.union([z.literal(0), z.literal(1), z.literal(2)])),
	...enquiryForm.shape,
	...guardFields,
});

/** A whole school class may volunteer from one address. */
export const ENQUIRIES = { form: "enquiry", max: 30, windowSeconds: 600 };

export const sendEnquiry = defineCall({
	...enquiryAddress,
	takesKey: true,
	tag: "Outreach",
	summary: "Stores an enquiry from a volunteer, sponsor or lecturer, and e-mails the event's contact person.",
	limits: [ENQUIRIES],
	isCountedWhenRight: true, // Saved in one batch with concurrent ones.
	params: eventParams,
	body: enquiryPayload,
	response: z.object({ message: z.string() }),
});
