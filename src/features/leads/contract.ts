import * as z from "zod/mini";
import { defineCall, objectId, rowId } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { leadForm } from "./lead-form.ts";

const atExhibitor = z.object({ id: objectId });
const atLead = z.object({ id: objectId, leadId: objectId });
const code = singleLine(1000);
/** More than a stand can need. */
const scans = [{ form: "lead-scan", max: 240, windowSeconds: 3600 }];

const lead = z.object({
	objectId: z.int(),
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
	phoneNo: z.nullable(z.string()),
	/** The phone number, grouped as in its country; empty without one. */
	phoneText: z.string(),
	company: z.string(),
	position: z.string(),
	/** 1 to 3 stars; null without any. */
	rating: z.nullable(z.int()),
	note: z.string(),
	takenDate: z.string(),
	/** Null after their account is deleted. */
	takenBy: z.nullable(z.string()),
	isMine: z.boolean(),
});
export type Lead = z.output<typeof lead>;

export const lookAtTicket = defineCall({
	method: "POST",
	path: "/api/exhibitor/:id/leads/look",
	logIn: "needed",
	limits: scans,
	tag: "Exhibitors",
	summary:
		"For an exhibitor's staff: the initials of the ticket's holder, and the consent text to read to them. `code` is the content of the QR code or the ticket number. Answers 404 if no ticket matches. Answers 409 for a ticket of another event, a cancelled or unpaid ticket, the caller's own ticket, and after the event's last day.",
	params: atExhibitor,
	body: z.object({ code }),
	response: z.object({
		initials: z.string(),
		lead: z.nullable(lead),
		consent: z.object({ version: z.int(), text: z.string() }),
	}),
});

export const takeLead = defineCall({
	method: "POST",
	path: "/api/exhibitor/:id/leads",
	logIn: "needed",
	limits: scans,
	tag: "Exhibitors",
	summary:
		"Stores the contact of the ticket's holder, who has agreed on the spot to the consent text of this version. The contact is stored with that text, and an e-mail informs the person. Repeating the call returns the existing contact.",
	params: atExhibitor,
	body: z.object({ code, isAgreed: z.literal(true), version: rowId }),
	response: z.object({ lead, isNew: z.boolean() }),
});

export const getLeads = defineCall({
	method: "GET",
	path: "/api/exhibitor/:id/leads",
	logIn: "needed",
	tag: "Exhibitors",
	summary:
		"The contacts of an exhibitor, newest first, for its staff. A contact whose consent is withdrawn is no longer listed.",
	params: atExhibitor,
	response: z.object({ timeZone: z.string(), leads: z.array(lead) }),
});

export const getLeadsFile = defineCall({
	method: "GET",
	path: "/api/exhibitor/:id/leads.csv",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 3600 }],
	tag: "Exhibitors",
	summary: "The same contacts as a CSV file for spreadsheets (UTF-8, semicolons). Each download is logged.",
	params: atExhibitor,
	response: z.string(),
});

export const saveLead = defineCall({
	method: "POST",
	path: "/api/exhibitor/:id/leads/:leadId",
	logIn: "needed",
	limits: [{ max: 240, windowSeconds: 60 }],
	tag: "Exhibitors",
	summary: "Saves the rating and note of a contact. The person's data export includes the note.",
	params: atLead,
	body: z.object(leadForm.shape),
	response: lead,
});

export const removeLead = defineCall({
	method: "DELETE",
	path: "/api/exhibitor/:id/leads/:leadId",
	logIn: "needed",
	tag: "Exhibitors",
	summary: "Deletes a contact of an exhibitor, by its staff.",
	params: atLead,
	body: z.nullish(z.object({})),
	response: z.object({ isRemoved: z.boolean() }),
});

const givenContact = z.object({
	objectId: z.int(),
	exhibitorName: z.string(),
	eventName: z.string(),
	timeZone: z.string(),
	takenDate: z.string(),
	text: z.string(),
	version: z.int(),
});
export type GivenContact = z.output<typeof givenContact>;

export const getGivenContacts = defineCall({
	method: "GET",
	path: "/api/user/contacts-given",
	logIn: "needed",
	tag: "Exhibitors",
	summary: "The exhibitors that have the caller's contact details, with the date and the consent text.",
	response: z.object({ contacts: z.array(givenContact) }),
});

export const withdrawContact = defineCall({
	method: "POST",
	path: "/api/user/contacts-given/:leadId/withdraw",
	logIn: "needed",
	tag: "Exhibitors",
	summary:
		"Withdraws the consent: the exhibitor's copy is deleted together with its note. Another person's contact answers 404.",
	params: z.object({ leadId: objectId }),
	body: z.nullish(z.object({})),
	response: z.object({ isWithdrawn: z.boolean() }),
});
