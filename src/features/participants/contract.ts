import * as z from "zod/mini";
import { accountId, eventParams, langQuery, objectId } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { registrationStatus } from "../account/me-contract.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";

export const participantSorts = z.enum(["newest", "oldest", "name"]);
export type ParticipantSort = z.output<typeof participantSorts>;

/** `q` is a ticket number, the beginning of an e-mail address, or beginnings of words of a name. */
const filters = {
	q: z.optional(singleLine(100)),
	/** The code of a package. */
	package: z.optional(singleLine(40)),
	state: z.optional(registrationStatus),
	checkedIn: z.optional(z.enum(["yes", "no"])),
	/** The number of the order that paid for the ticket. */
	order: z.optional(singleLine(40)),
	/** The invitation or the team's code. */
	code: z.optional(singleLine(60)),
};

const participant = z.object({
	/** The registration. */
	objectId: z.int(),
	personId: z.string(),
	ticketNumber: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	packageCode: z.string(),
	packageName: z.string(),
	/** The edition of a meetup. */
	calendarName: z.nullable(z.string()),
	calendarNameEn: z.nullable(z.string()),
	isOnline: z.boolean(),
	status: registrationStatus,
	checkedInDate: z.nullable(z.string()),
	createdDate: z.string(),
	/** Null without the right `people.details`. */
	details: z.nullable(
		z.object({
			email: z.string(),
			company: z.string(),
			orderNumber: z.nullable(z.string()),
			code: z.nullable(z.string()),
		}),
	),
});
export type Participant = z.output<typeof participant>;

export const listParticipants = defineOfficeCall({
	right: "people.read",
	method: "GET",
	path: "/api/office/event/:eventCode/participants",
	summary:
		"The event's registrations, 50 per page. Contact data, orders and codes need the right `people.details`; without it, filters by order and code answer 403 and `q` finds names and ticket numbers only.",
	query: z.extend(langQuery, {
		...filters,
		sort: z.optional(participantSorts),
		after: z.optional(singleLine(400)),
	}),
	response: z.object({
		rows: z.array(participant),
		/** The cursor of the next page; null on the last one. */
		next: z.nullable(z.string()),
	}),
});

export const countParticipants = defineOfficeCall({
	right: "people.read",
	method: "GET",
	path: "/api/office/event/:eventCode/participant-totals",
	summary: "The totals of all registrations that a filter of the list finds.",
	query: z.extend(langQuery, filters),
	response: z.object({
		total: z.int(),
		confirmed: z.int(),
		reserved: z.int(),
		cancelled: z.int(),
		checkedIn: z.int(),
		packages: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
	}),
});

export const personAt = z.extend(eventParams, { personId: accountId });
export const registrationAt = z.extend(eventParams, { registrationId: objectId });
