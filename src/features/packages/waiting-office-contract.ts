import * as z from "zod/mini";
import { eventParams, objectId } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { commandPreview, fingerprint } from "../../kit/contract/preview.ts";
import { fileQuery, listPage, listQuery, oneOrMore } from "../../kit/list/list-query.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";
import { LISTED_STATES } from "./waiting-rules.ts";

export const WAITING_SORTS = ["line", "joined", "-joined"] as const;
export type WaitingSort = (typeof WAITING_SORTS)[number];

const waitingQuery = listQuery(WAITING_SORTS, {
	/** The code of a package. */
	package: z.optional(singleLine(40)),
	state: z.optional(oneOrMore(LISTED_STATES)),
});
export type WaitingQuery = z.output<typeof waitingQuery>;

const listedEntry = z.object({
	objectId: z.int(),
	email: z.string(),
	firstName: z.string(),
	packageCode: z.string(),
	packageName: z.string(),
	state: z.enum(LISTED_STATES),
	/** The place in the package's line, from 1, as the person knows it; null for an entry that does not wait. */
	position: z.nullable(z.int()),
	joinedDate: z.string(),
	confirmedDate: z.nullable(z.string()),
	/** The end of the newest offer. */
	offeredUntil: z.nullable(z.string()),
	can: z.object({ offer: z.boolean(), endOffer: z.boolean(), remove: z.boolean() }),
	/** Why a waiting person gets no offer now, and the step to take; null if they can. */
	refusal: z.nullable(z.string()),
});
export type ListedEntry = z.output<typeof listedEntry>;

export const getWaitingEntries = defineOfficeCall({
	right: "people.details",
	method: "GET",
	path: "/api/office/event/:eventCode/waiting-list",
	summary:
		"A page of the waiting lists of an event's packages. `q` is the beginning of an e-mail address or of a first name. The sort `line` has waiting and offered entries first, in the order of their joining.",
	query: waitingQuery,
	response: z.extend(listPage(listedEntry), { can: z.object({ export: z.boolean() }) }),
});

export const getWaitingTotals = defineOfficeCall({
	right: "people.details",
	method: "GET",
	path: "/api/office/event/:eventCode/waiting-list/totals",
	summary: "The totals of all entries of a filter.",
	query: waitingQuery,
	response: z.object({
		total: z.int(),
		unconfirmed: z.int(),
		inLine: z.int(),
		offered: z.int(),
		taken: z.int(),
		packages: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
	}),
});

export const getWaitingFile = defineOfficeCall({
	right: "people.export",
	method: "GET",
	path: "/api/office/event/:eventCode/waiting-list/file",
	summary: "The entries of a filter as a file: CSV for spreadsheets (UTF-8, semicolons) or XLSX.",
	query: fileQuery(waitingQuery),
	response: z.string(),
});

const entryParams = z.extend(eventParams, { entryId: objectId });

export const getWaitingEntry = defineOfficeCall({
	right: "people.details",
	method: "GET",
	path: "/api/office/event/:eventCode/waiting-list/:entryId",
	summary: "One entry of a waiting list. Answers 404 for another event's entry, and for an erased one.",
	params: entryParams,
	response: listedEntry,
});

const run = {
	right: "people.change",
	method: "POST",
	takesKey: true,
	params: entryParams,
	body: z.object({ fingerprint }),
	response: z.object({ sentence: z.string() }),
} as const;
const preview = { right: "people.change", method: "POST", params: entryParams, response: commandPreview } as const;

export const previewWaitingOffer = defineOfficeCall({
	...preview,
	path: "/api/office/event/:eventCode/waiting-list/:entryId/offer/preview",
	summary:
		"What offering a place out of turn would do. Answers 409, with the step to take, without a free place, for an unconfirmed address and after the event.",
});

export const offerWaitingPlace = defineOfficeCall({
	...run,
	path: "/api/office/event/:eventCode/waiting-list/:entryId/offer",
	summary: "Offers a free place to a waiting person out of turn. Takes the preview's `fingerprint`.",
});

export const previewWaitingOfferEnd = defineOfficeCall({
	...preview,
	path: "/api/office/event/:eventCode/waiting-list/:entryId/offer-end/preview",
	summary: "What ending an offer would do: the person who gets the place next, and the e-mails.",
});

export const endWaitingOffer = defineOfficeCall({
	...run,
	path: "/api/office/event/:eventCode/waiting-list/:entryId/offer-end",
	summary:
		"Ends an offer and passes its place to the next in line in the same transaction. Takes the preview's `fingerprint`. Answers 409 once the person has taken the place.",
});

export const previewWaitingRemoval = defineOfficeCall({
	...preview,
	path: "/api/office/event/:eventCode/waiting-list/:entryId/removal/preview",
	summary: "What removing a person from the waiting list would do. Only a confirmed address gets an e-mail.",
});

export const removeFromWaitingList = defineOfficeCall({
	...run,
	path: "/api/office/event/:eventCode/waiting-list/:entryId/removal",
	summary: "Removes a waiting person from the list. Takes the preview's `fingerprint`.",
});
