import * as f from "../../../kit/bundle/fields.ts";
import { bundleList } from "../../../kit/bundle/list.ts";
import { eventTags } from "../contract.ts";
import { eventTag } from "./tables.ts";

/** An event's advertising tags, at most one row: `advertising` in `event.json`. */
export const advertisingList = bundleList({
	name: "advertising",
	table: eventTag,
	owner: "eventId",
	order: [],
	identity: "whole",
	shape: {
		google: f.maybe("google", f.line),
		meta: f.maybe("meta", f.line),
		linkedin: f.maybe("linkedin", f.line),
		linkedinConversions: f.own("linkedinConversions", eventTags.shape.linkedinConversions),
		googleConversions: f.own("googleConversions", eventTags.shape.googleConversions),
	},
});
