import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";

const partner = z.object({
	objectId: z.int(),
	name: z.string(),
	tier: z.enum(["main", "content", "media"]),
	logoUrl: z.string(),
	url: z.nullable(z.string()),
});
export type Partner = z.output<typeof partner>;

export const getPartners = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/Partners",
	tag: "Partners",
	summary: "The partners by tier: main, content and media partners, each tier in the organiser's order.",
	params: eventParams,
	response: z.array(partner),
});
