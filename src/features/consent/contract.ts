import * as z from "zod/mini";
import { defineCall, eventParams, objectId, rowId } from "../../kit/contract/call.ts";

/** `tbf` stands for the three fixed consents of TBF events. */
const consentKind = z.enum(["processing", "marketing", "recruitment", "tbf"]);
export type ConsentKind = z.output<typeof consentKind>;

/** Spec §3 "Consent (gdpr) item". Descriptions are plain text; blank lines separate paragraphs. */
const gdprItem = z.object({
	objectId: z.int(),
	kind: consentKind,
	isRequired: z.boolean(),
	name: z.string(),
	nameEn: z.nullable(z.string()),
	descriptionShort: z.string(),
	descriptionShortEn: z.nullable(z.string()),
	descriptionLong: z.string(),
	descriptionLongEn: z.nullable(z.string()),
});
export type GdprItem = z.output<typeof gdprItem>;

export const getGdpr = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/gdpr",
	tag: "Registration",
	summary: "The consents requested from registrants of an event, in the newest version of their texts.",
	params: eventParams,
	response: z.array(gdprItem),
});

/** Instants are ISO 8601 in UTC. */
export const ownConsent = z.object({
	objectId: z.int(),
	kind: z.enum([...consentKind.options, "terms"]),
	/** `name` and `eventName` are in the requested language. */
	name: z.string(),
	descriptionShort: z.string(),
	/** Null for consents that belong to no event. */
	eventName: z.nullable(z.string()),
	/** The zone of the event, otherwise of the foundation. */
	timeZone: z.string(),
	givenDate: z.string(),
	/** The version of the text. */
	version: z.int(),
	/** "registration" or "account". */
	source: z.string(),
	withdrawnDate: z.nullable(z.string()),
	/** False for withdrawn consents, and for those that participation requires. */
	canWithdraw: z.boolean(),
});
export type OwnConsent = z.output<typeof ownConsent>;

/** A voluntary consent that a person can give, in the requested language. */
const offeredConsent = z.object({
	/** The id of the newest text. */
	objectId: z.int(),
	kind: consentKind,
	name: z.string(),
	descriptionShort: z.string(),
	descriptionLong: z.string(),
	eventName: z.string(),
});
export type OfferedConsent = z.output<typeof offeredConsent>;

const ownConsents = z.object({
	consents: z.array(ownConsent),
	/** From the events that asked the account for consents, or gave it a ticket. */
	offered: z.array(offeredConsent),
});
export type OwnConsents = z.output<typeof ownConsents>;

export const getOwnConsents = defineCall({
	method: "GET",
	path: "/api/user/consents",
	logIn: "needed",
	tag: "Account",
	summary:
		"The caller's consents in their latest state: those that can be withdrawn first, then newest first. Never cached. Answers 401 without a log-in.",
	response: ownConsents,
});

export const withdrawOwnConsent = defineCall({
	method: "POST",
	path: "/api/user/consents/:id/withdraw",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"Withdraws the caller's own consent and all earlier consents to the same text. Repeating the call changes nothing. Another person's consent answers 404. A consent that participation requires answers 409.",
	params: z.object({ id: objectId }),
	/** Browsers send no body. */
	body: z.nullish(z.object({})),
	response: ownConsents,
});

export const giveOwnConsent = defineCall({
	method: "POST",
	path: "/api/user/consents",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"Gives a voluntary consent to the newest text of an event that asked the account for consents or gave it a ticket (`offered`). An existing consent stays unchanged. Another text answers 404, an outdated version 409.",
	body: z.object({ textId: rowId }),
	response: ownConsents,
});
