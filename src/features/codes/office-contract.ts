import * as z from "zod/mini";
import { instant, rowId, wholeNumber } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { fileQuery, listPage, listQuery, oneOrMore } from "../../kit/list/list-query.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";
import { CODE_STATES } from "./rules.ts";

const kind = z.enum(["discount", "invitation"]);

const listedCode = z.object({
	objectId: z.int(),
	code: z.string(),
	kind,
	percent: z.int(),
	/** Empty for all packages. */
	packageCodes: z.array(z.string()),
	used: z.int(),
	/** Null for unlimited. */
	useLimit: z.nullable(z.int()),
	validFrom: z.nullable(z.string()),
	validUntil: z.nullable(z.string()),
	createdDate: z.string(),
	state: z.enum(CODE_STATES),
	/** The team's order that paid for the code; null for the organiser's codes. */
	orderNumber: z.nullable(z.string()),
	can: z.object({ revoke: z.boolean(), restore: z.boolean() }),
});
export type ListedOfficeCode = z.output<typeof listedCode>;

const codeQuery = listQuery(["-created"], {
	state: z.optional(oneOrMore(CODE_STATES)),
	kind: z.optional(kind),
	source: z.optional(z.enum(["organiser", "team"])),
});

export const getOfficeCodes = defineOfficeCall({
	right: "packages.read",
	method: "GET",
	path: "/api/office/event/:eventCode/codes",
	summary: "A page of an event's codes, the newest first. `q` is the beginning of a code.",
	query: codeQuery,
	response: z.extend(listPage(listedCode), { can: z.object({ export: z.boolean() }) }),
});

export const getOfficeCodesFile = defineOfficeCall({
	right: "codes.export",
	method: "GET",
	path: "/api/office/event/:eventCode/codes/file",
	summary: "The codes of a filter as a file: CSV for spreadsheets (UTF-8, semicolons) or XLSX.",
	query: fileQuery(codeQuery),
	response: z.string(),
});

export const createOfficeCodes = defineOfficeCall({
	right: "codes.change",
	method: "POST",
	path: "/api/office/event/:eventCode/codes",
	takesKey: true,
	summary: "Creates a series of codes, or one named code. All or none.",
	body: z.object({
		kind,
		/** 1 to 100; null for an invitation. */
		percent: z.nullable(wholeNumber),
		/** Empty for all packages. */
		packageCodes: z.array(singleLine(40)).check(z.maxLength(100)),
		/** The uses of each code; null for unlimited. */
		useLimit: z.nullable(wholeNumber),
		validFrom: z.nullable(instant),
		/** Exclusive. */
		validUntil: z.nullable(instant),
		/** One code of this name, or `count` random ones. */
		named: z.nullable(singleLine(100)),
		count: wholeNumber,
	}),
	response: z.object({ codes: z.array(z.string()) }),
});

const chosenCodes = z.object({ ids: z.array(rowId).check(z.minLength(1), z.maxLength(500)) });
const changedCodes = z.object({
	/** In the order of `ids`. Codes of teams and of other events stay. */
	results: z.array(z.object({ objectId: z.int(), isChanged: z.boolean() })),
});

export const revokeOfficeCodes = defineOfficeCall({
	right: "codes.change",
	method: "POST",
	path: "/api/office/event/:eventCode/codes/revoke",
	summary: "Revokes codes of the organiser. Tickets that used them stay.",
	body: chosenCodes,
	response: changedCodes,
});

export const restoreOfficeCodes = defineOfficeCall({
	right: "codes.change",
	method: "POST",
	path: "/api/office/event/:eventCode/codes/restore",
	summary: "Restores revoked codes of the organiser.",
	body: chosenCodes,
	response: changedCodes,
});

export type CodeQuery = z.output<typeof codeQuery>;
