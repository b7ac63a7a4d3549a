import * as z from "zod/mini";
import { eventParams, objectId } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";
import { MAX_ADDRESS, VIEW_LISTS } from "./rules.ts";
import { viewForm } from "./view-form.ts";

const savedView = z.object({
	objectId: z.int(),
	name: z.string(),
	/** Filters, sort and hidden columns: "sort=-gross&state=paid". */
	address: z.string(),
	isShared: z.boolean(),
	/** The organiser who shares it; null for the caller. */
	ownerName: z.nullable(z.string()),
	/** Rows now, counted up to 10,000. Null if the list does not understand the address, or the caller may not filter so. */
	count: z.nullable(z.int()),
	/** Changes with the view; a save sends it back. */
	version: z.string(),
	can: z.object({ change: z.boolean(), remove: z.boolean() }),
});
export type SavedView = z.output<typeof savedView>;

const ofList = z.extend(eventParams, { list: z.enum(VIEW_LISTS) });
const ofView = z.extend(ofList, { viewId: objectId });
const words = { ...viewForm.shape, address: singleLine(MAX_ADDRESS) };
const limits = [{ max: 120, windowSeconds: 60 }];

export const getSavedViews = defineOfficeCall({
	right: "office.open",
	method: "GET",
	path: "/api/office/event/:eventCode/views/:list",
	summary:
		"The caller's views of a list, at every event, and the views that organisers of this event share, with their live counts. Also needs the right to read the list.",
	limits,
	params: ofList,
	response: z.object({ views: z.array(savedView) }),
});

export const saveView = defineOfficeCall({
	right: "office.open",
	method: "POST",
	path: "/api/office/event/:eventCode/views/:list",
	summary:
		"Saves a view. A search and a place in the list are left out of the address. The same view again is the same one; 409 above 12.",
	limits,
	params: ofList,
	body: z.object(words),
	response: z.object({ objectId: z.int() }),
});

export const changeView = defineOfficeCall({
	right: "office.open",
	method: "PUT",
	path: "/api/office/event/:eventCode/views/:list/:viewId",
	summary: "Changes a view of the caller. 409 `office/version-changed` after another change.",
	limits,
	params: ofView,
	body: z.object({ ...words, version: singleLine(64) }),
	response: z.object({ objectId: z.int() }),
});

export const removeView = defineOfficeCall({
	right: "office.open",
	method: "DELETE",
	path: "/api/office/event/:eventCode/views/:list/:viewId",
	summary: "Removes a view of the caller. Owners also remove views that others share.",
	limits,
	params: ofView,
	response: z.object({ objectId: z.int() }),
});
