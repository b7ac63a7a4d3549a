import * as z from "zod/mini";
import { defineCall, eventParams, objectId, type ResponseOf } from "../../kit/contract/call.ts";
import { bookmarkForm } from "./bookmark-form.ts";

const tag = "Stands";
const entryParams = z.extend(eventParams, { id: objectId });

const briefcaseEntry = z.object({
	/** The exhibitor's id. */
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
	summary:
		"The exhibitors that the caller bookmarked at an event, with the caller's notes, newest first. Nobody else can read the notes.",
	params: eventParams,
	response: z.object({ entries: z.array(briefcaseEntry) }),
});

export const getKept = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/briefcase/:id",
	logIn: "needed",
	tag,
	summary:
		"Whether the caller bookmarked an exhibitor, and the exhibitor's event. An event without exhibitors of its own may show another event's. An account with an unconfirmed address gets 403. A stand that is not published answers 404.",
	params: entryParams,
	response: z.object({ eventCode: z.string(), isKept: z.boolean() }),
});
export type BriefcaseResponse = ResponseOf<typeof getKept>;

export const keepExhibitor = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/briefcase/:id",
	logIn: "needed",
	limits: [{ max: 600, windowSeconds: 600 }],
	tag,
	summary:
		"Adds an exhibitor to the caller's briefcase, or changes its note. Without `note`, the note stays unchanged. A stand that is not published answers 404.",
	params: entryParams,
	body: z.object(bookmarkForm.shape),
	response: z.object({ note: z.string() }),
});

export const removeFromBriefcase = defineCall({
	method: "DELETE",
	path: "/api/event/:eventCode/briefcase/:id",
	logIn: "needed",
	tag,
	summary: "Removes an exhibitor and its note from the caller's briefcase. Repeating the call changes nothing.",
	params: entryParams,
	body: z.nullish(z.object({})),
	response: z.object({ isKept: z.boolean() }),
});

export const getBriefcaseTable = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/briefcase.csv",
	logIn: "needed",
	tag,
	summary: "The caller's briefcase of an event as a CSV file for spreadsheets.",
	params: eventParams,
	response: z.string(),
});
