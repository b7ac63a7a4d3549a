import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";

/** Spec §3 "Subscription payload". Address and consent are judged by `rules.ts`, in words. */
export const subscriptionPayload = z.object({
	/** The address of the call decides; here as the spec sends it. */
	eventCode: z.nullish(z.string().check(z.maxLength(40))),
	email: z.nullish(z.string().check(z.maxLength(5000))),
	wantInform: z.nullish(z.boolean()),
	/** 0 default, 5 mobile. */
	typeId: z.nullish(z.union([z.literal(0), z.literal(5)])),
	wantMobileReminder: z.nullish(z.boolean()),
	language: z.nullish(z.string().check(z.maxLength(20))),
	/** `marketing`, or the id of the event's marketing consent → given or not. */
	gdprs: z.nullish(z.record(z.string().check(z.maxLength(20)), z.boolean())),
});

export const subscribe = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/subscription",
	tag: "Outreach",
	summary: "Signs an address up for the newsletter; a second time changes nothing and answers the same.",
	params: eventParams,
	body: subscriptionPayload,
	response: z.object({ message: z.string() }),
});
