import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { singleLineField } from "../../kit/contract/form-fields.ts";
import { guardFields } from "../../kit/contract/form-guard.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { SUBSCRIPTION_TYPE } from "./rules.ts";
import { subscriptionForm } from "./subscription-form.ts";

/** Spec §3. `rules.ts` validates address and consent. */
export const subscriptionPayload = z.object({
	/** The spec has it, but the call's path decides. */
	eventCode: z.nullish(singleLine(40)),
	...subscriptionForm.shape,
	/** Only an explicit `false` is refused. */
	wantInform: z.nullish(z.boolean()),
	/** 0 default, 5 mobile. */
	typeId: z.nullish(z.union([z.literal(SUBSCRIPTION_TYPE.default), z.literal(SUBSCRIPTION_TYPE.mobile)])),
	language: singleLineField(20),
	...guardFields,
});

export const subscribe = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/subscription",
	tag: "Newsletter",
	summary:
		"Signs an address up for the newsletter. An e-mail with a confirmation link is sent; no other e-mail follows before confirmation. The response does not reveal whether the address is signed up already.",
	limits: [{ form: "newsletter", max: 20, windowSeconds: 600 }],
	isCountedWhenRight: true,
	params: eventParams,
	body: subscriptionPayload,
	response: z.object({
		message: z.string(),
		/** Says that a confirmation e-mail was sent. */
		nextStep: z.string(),
	}),
});
