import * as z from "zod/mini";
import { singleLine } from "../../kit/contract/lines.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";

const colleague = z.object({
	accountId: z.string(),
	name: z.string(),
	photoUrl: z.nullable(z.string()),
	isEditing: z.boolean(),
});
export type Colleague = z.output<typeof colleague>;

export const showPresence = defineOfficeCall({
	right: "office.open",
	method: "POST",
	path: "/api/office/event/:eventCode/presence",
	summary:
		"Says which record of the office the caller has open, and answers with the other organisers there. Sent every ten seconds; after 25 seconds without it an organiser has left.",
	limits: [{ max: 120, windowSeconds: 60 }],
	body: z.object({
		/** The record's address within the office: "/orders/2025-0422". */
		place: singleLine(200),
		isEditing: z.boolean(),
	}),
	response: z.object({ others: z.array(colleague) }),
});
