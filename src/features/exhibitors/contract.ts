import * as z from "zod/mini";
import { defineCall, eventParams, langQuery, objectId } from "../../kit/contract/call.ts";
import { logosAddress } from "./addresses.ts";
import { exhibitor } from "./exhibitor.ts";

/** The spec writes this path in two cases; paths match in any case. */
export const getExhibitors = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/Exhibitors/List/:x",
	tag: "Exhibitors",
	summary: "The exhibitors of a type, 0 (recruitment) or 1 (marketing), or `all`, in the organiser's order.",
	params: z.extend(eventParams, { x: z.string().check(z.regex(/^(0|1|all)$/i)) }),
	query: langQuery,
	response: z.array(exhibitor),
});

const company = z.extend(exhibitor, {
	/** The code of the event with its published virtual stand; null without one. */
	standEventCode: z.nullable(z.string()),
});
export type Company = z.output<typeof company>;

export const getExhibitor = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/Exhibitors/Definition/:x",
	tag: "Exhibitors",
	summary:
		"A company with all its fields, by its `objectId`, and the event of its virtual stand. An event without exhibitors of its own may show another event's.",
	params: z.extend(eventParams, { x: objectId }),
	query: langQuery,
	response: company,
});

export const getExhibitorLogos = defineCall({
	...logosAddress,
	tag: "Exhibitors",
	summary: "Names and logos of the first 14 exhibitors, for the sponsor form.",
	params: eventParams,
	response: z.array(z.object({ objectId: z.int(), name: z.string(), logoUrl: z.string() })),
});
