import * as z from "zod/mini";
import { defineCall, eventParams, objectId, type ResponseOf } from "../../kit/contract/call.ts";
import { multiLine } from "../../kit/contract/lines.ts";
import { STAND_LIMITS } from "./rules.ts";

const tag = "Stands";
const entryParams = z.extend(eventParams, { id: objectId });

const briefcaseEntry = z.object({
	/** The exhibitor's. */
	objectId: z.int(),
	name: z.string(),
	type: z.int(),
	logoUrl: z.string(),
	sentence: z.string(),
	offers: z.int(),
	/** Whether its stand can be opened. */
	isShown: z.boolean(),
	note: z.string(),
	addedDate: z.string(),
});
export type BriefcaseEntry = z.output<typeof briefcaseEntry>;

export const getBriefcase = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/briefcase",
	logIn: "needed",
	tag,
	summary: "The exhibitors of an event that one keeps, with one's notes, the last first. Nobody else reads them.",
	params: eventParams,
	response: z.object({ entries: z.array(briefcaseEntry) }),
});

export const getKept = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/briefcase/:id",
	logIn: "needed",
	tag,
	summary:
		"Whether one keeps an exhibitor that an event shows, and the event whose exhibitor it is: until its own are known, an event may show another’s. 403 for an account whose address is not confirmed, 404 where no stand is published.",
	params: entryParams,
	response: z.object({ eventCode: z.string(), isKept: z.boolean() }),
});
export type Kept = ResponseOf<typeof getKept>;

export const keepExhibitor = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/briefcase/:id",
	logIn: "needed",
	limits: [{ max: 600, windowSeconds: 600 }],
	tag,
	summary:
		"Puts an exhibitor into one's briefcase, or changes its note there; without `note` the note stays as it is. 404 where its stand is not published.",
	params: entryParams,
	body: z.object({ note: z.optional(multiLine(STAND_LIMITS.note)) }),
	response: z.object({ note: z.string() }),
});

export const removeFromBriefcase = defineCall({
	method: "DELETE",
	path: "/api/event/:eventCode/briefcase/:id",
	logIn: "needed",
	tag,
	summary: "Takes an exhibitor out of one's briefcase, with its note. A second time changes nothing.",
	params: entryParams,
	body: z.nullish(z.object({})),
	response: z.object({ isKept: z.boolean() }),
});

export const getBriefcaseTable = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/briefcase.csv",
	logIn: "needed",
	tag,
	summary: "One's briefcase of an event as a table (CSV) that spreadsheets open.",
	params: eventParams,
	response: z.string(),
});
