import * as z from "zod/mini";
import { defineCall, eventParams, objectId } from "../../kit/contract/call.ts";
import { REPORT_REASONS } from "./contract.ts";
import { REPORT_OUTCOMES } from "./rules.ts";

const tag = "People";

const report = z.object({
	id: z.int(),
	reason: z.enum(REPORT_REASONS),
	words: z.string(),
	reportedDate: z.string(),
	reporter: z.string(),
	reported: z.string(),
	isStand: z.boolean(),
	/** Null while the report is open. */
	outcome: z.nullable(z.enum(REPORT_OUTCOMES)),
	/** True for any ban from the event's people. */
	isHidden: z.boolean(),
	/** The reason why the person cannot be hidden; null if they can. */
	hideRefusal: z.nullable(z.string()),
});
export type Report = z.output<typeof report>;

export const getReports = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/reports",
	logIn: "needed",
	tag,
	summary:
		"The reports by participants of an event about each other and about stands, open ones first. For moderators of all the event's live chats; others get 404. Reports about the moderator are omitted.",
	params: eventParams,
	response: z.object({ timeZone: z.string(), reports: z.array(report) }),
});

export const decideReport = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/reports/:id",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag,
	summary:
		"Decides a report. `hidden` removes the person from the people of the event, like a ban by the organiser. `dismissed` closes the report. Repeating the same decision changes nothing. Answers 409 if another moderator decided otherwise. Only the event's moderators may call it; others get 404.",
	params: z.extend(eventParams, { id: objectId }),
	body: z.object({ outcome: z.enum(REPORT_OUTCOMES) }),
	response: report,
});
