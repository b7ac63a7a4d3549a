import * as z from "zod/mini";
import { accountId, eventParams, objectId } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { fileQuery, listPage, listQuery } from "../../kit/list/list-query.ts";
import { registrationStatus } from "../account/me-contract.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";

export const PARTICIPANT_SORTS = ["-registered", "registered", "name", "-name"] as const;
export type ParticipantSort = (typeof PARTICIPANT_SORTS)[number];

const filters = {
	/** The code of a package. */
	package: z.optional(singleLine(40)),
	state: z.optional(registrationStatus),
	checkedIn: z.optional(z.enum(["yes", "no"])),
	/** People with failed or bounced e-mails about the event. */
	mail: z.optional(z.enum(["failed"])),
	/** The number of the order that paid for the ticket. */
	order: z.optional(singleLine(40)),
	/** The invitation or the team's code. */
	code: z.optional(singleLine(60)),
};

const participantQuery = listQuery(PARTICIPANT_SORTS, filters);
export type ParticipantQuery = z.output<typeof participantQuery>;

/** The person who has a handed ticket now. Null for other tickets, and for tickets of another event. */
const handedTo = z.nullable(z.object({ personId: z.string(), name: z.string() }));

/** Whether a ticket was handed to another person, and the person. */
export const handOverFacts = { isHandedOver: z.boolean(), handedTo };

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
	...handOverFacts,
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

export const getParticipants = defineOfficeCall({
	right: "people.read",
	method: "GET",
	path: "/api/office/event/:eventCode/participants",
	summary:
		"A page of an event's registrations. `q` is a ticket number, the beginning of an e-mail address, or beginnings of names. Contact data, orders and codes need the right `people.details`; without it `q` finds no addresses, and filters by order and code answer 403.",
	query: participantQuery,
	response: z.extend(listPage(participant), {
		timeZone: z.string(),
		can: z.object({ register: z.boolean(), export: z.boolean() }),
	}),
});

export const getParticipantTotals = defineOfficeCall({
	right: "people.read",
	method: "GET",
	path: "/api/office/event/:eventCode/participants/totals",
	summary: "The totals of all registrations of a filter.",
	query: participantQuery,
	response: z.object({
		total: z.int(),
		confirmed: z.int(),
		reserved: z.int(),
		cancelled: z.int(),
		checkedIn: z.int(),
		packages: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
	}),
});

export const getParticipantsFile = defineOfficeCall({
	right: "people.export",
	method: "GET",
	path: "/api/office/event/:eventCode/participants/file",
	summary:
		"The registrations of a filter as a file, CSV for spreadsheets (UTF-8, semicolons) or XLSX, with contact data, options, answers and check-in.",
	query: fileQuery(participantQuery),
	response: z.string(),
});

export const personAt = z.extend(eventParams, { personId: accountId });
export const registrationAt = z.extend(eventParams, { registrationId: objectId });
