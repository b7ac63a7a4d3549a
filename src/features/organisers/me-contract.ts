import * as z from "zod/mini";
import { defineCall, langQuery } from "../../kit/contract/call.ts";
import { defineOfficeCall } from "./office-call.ts";
import { ROLES } from "./rights.ts";

const officeEvent = z.object({ code: z.string(), name: z.string() });

export const getOfficeMe = defineOfficeCall({
	right: "office.open",
	isWithoutFactor: true,
	method: "GET",
	path: "/api/office/event/:eventCode/me",
	summary:
		"The calling organiser: roles and rights at the event, the events with a role, and whether a second factor is missing. 404 without a role at the event.",
	response: z.object({
		firstName: z.string(),
		lastName: z.string(),
		email: z.string(),
		roles: z.array(
			z.object({
				role: z.enum(ROLES),
				name: z.string(),
				/** Whether it counts at every event. */
				isOfFoundation: z.boolean(),
			}),
		),
		/** Names of the rights of `rights.ts`. */
		rights: z.array(z.string()),
		/** The newest first. */
		events: z.array(officeEvent),
		/** Until a second factor is on, all other calls answer 403 `office/second-factor-needed`. */
		isFactorMissing: z.boolean(),
		/** False in a demonstration: no call answers 403 `office/proof-needed`. */
		isProofNeeded: z.boolean(),
		/** How the caller can prove that it is them. */
		proof: z.object({ hasPasskey: z.boolean(), needsCode: z.boolean(), untilDate: z.nullable(z.string()) }),
	}),
});

export const getOfficeEvents = defineCall({
	method: "GET",
	path: "/api/office/events",
	tag: "Office",
	summary: "The events at which the caller has a role of an organiser, the newest first.",
	logIn: "needed",
	query: langQuery,
	response: z.object({ events: z.array(officeEvent) }),
});
