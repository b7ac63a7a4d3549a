import * as z from "zod/mini";
import { singleLine } from "../../kit/contract/lines.ts";
import { commandPreview, fingerprint } from "../../kit/contract/preview.ts";
import { registrationStatus } from "../account/me-contract.ts";
import { personForm } from "../account/person-form.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";
import { handOverFacts, personAt, registrationAt } from "./contract.ts";

const data = z.object({
	firstName: z.string(),
	lastName: z.string(),
	nick: z.string(),
	phoneNo: z.string(),
	lang: z.enum(["pl", "en"]),
});
export type PersonData = z.output<typeof data>;

/** The data with its version, which a save sends back. */
const versionedData = z.object({ version: z.string(), data });

/** Instants are ISO 8601 in UTC. Only `can` decides which buttons a screen shows. */
const registration = z.object({
	objectId: z.int(),
	ticketNumber: z.string(),
	eventCode: z.string(),
	eventName: z.string(),
	eventNameEn: z.nullable(z.string()),
	isOfThisEvent: z.boolean(),
	packageCode: z.string(),
	packageName: z.string(),
	calendarName: z.nullable(z.string()),
	calendarNameEn: z.nullable(z.string()),
	isOnline: z.boolean(),
	status: registrationStatus,
	...handOverFacts,
	createdDate: z.string(),
	checkIns: z.array(
		z.object({
			date: z.string(),
			dayName: z.string(),
			dayNameEn: z.nullable(z.string()),
			hall: z.nullable(z.string()),
		}),
	),
	can: z.object({ resend: z.boolean(), cancel: z.boolean(), changePackage: z.boolean(), handOver: z.boolean() }),
});
export type PersonRegistration = z.output<typeof registration>;

const order = z.object({
	number: z.string(),
	eventCode: z.string(),
	status: z.enum(["reserved", "confirmed", "expired", "cancelled"]),
	method: z.enum(["card", "transfer", "deferred"]),
	/** Its content: "2 × Standard". */
	lines: z.array(z.object({ name: z.string(), nameEn: z.nullable(z.string()), quantity: z.int() })),
	grossGrosz: z.int(),
	paidGrosz: z.int(),
	refundedGrosz: z.int(),
	createdDate: z.string(),
	documents: z.array(z.object({ objectId: z.int(), number: z.string(), kind: z.string(), issuedOn: z.string() })),
});

const consent = z.object({
	name: z.nullable(z.string()),
	kind: z.string(),
	version: z.int(),
	isGiven: z.boolean(),
	givenDate: z.string(),
	withdrawnDate: z.nullable(z.string()),
});

const plannedLecture = z.object({
	lectureId: z.int(),
	subject: z.string(),
	startDate: z.string(),
	place: z.nullable(z.string()),
	/** `none`: only starred. */
	seat: z.enum(["basic", "extended", "none"]),
});

const timelineKind = z.enum(["ticket", "order", "email", "consent", "scan", "change", "view"]);
export type TimelineKind = z.output<typeof timelineKind>;

const timelineEntry = z.object({
	kind: timelineKind,
	date: z.string(),
	title: z.string(),
	note: z.string(),
	/** Whether it asks for attention, such as an e-mail that came back. */
	isWarning: z.boolean(),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

/** Needs the right `people.details`. */
const details = z.object({
	email: z.string(),
	isEmailConfirmed: z.boolean(),
	phoneText: z.string(),
	company: z.string(),
	position: z.string(),
	createdDate: z.string(),
	...versionedData.shape,
	answers: z.array(z.object({ question: z.string(), answer: z.string() })),
	/** Questions that were added after the registration and wait for an answer. */
	openQuestions: z.array(z.object({ question: z.string(), isRequired: z.boolean() })),
	/** Null without the right `orders.read`. */
	orders: z.nullable(z.array(order)),
	consents: z.array(consent),
	plan: z.array(plannedLecture),
	timeline: z.array(timelineEntry),
	/** The number of entries that the timeline leaves out, all older. */
	olderEntries: z.int(),
});
export type PersonDetails = z.output<typeof details>;

const person = z.object({
	personId: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	registrations: z.array(registration),
	details: z.nullable(details),
	/** The organisers that looked at this person, most recent first, with the caller's own look. */
	views: z.array(z.object({ name: z.string(), date: z.string() })),
	can: z.object({ change: z.boolean(), export: z.boolean(), erase: z.boolean() }),
});
export type Person = z.output<typeof person>;

export const getPerson = defineOfficeCall({
	right: "people.read",
	method: "GET",
	path: "/api/office/event/:eventCode/people/:personId",
	summary:
		"A person with a registration for the event: tickets at the events that the caller may see, and, with the right `people.details`, their data, orders, answers, consents, plan and history. Every look is recorded once an hour.",
	params: personAt,
	response: person,
});

export const changePerson = defineOfficeCall({
	right: "people.change",
	method: "PUT",
	path: "/api/office/event/:eventCode/people/:personId/data",
	limits: [{ max: 120, windowSeconds: 60 }],
	summary:
		"Changes a person's name, nick, phone and e-mail language, validated as at registration. Takes the `version` that was read: 409 `office/version-changed` after another change.",
	params: personAt,
	body: z.object({ ...personForm.shape, version: singleLine(64) }),
	response: versionedData,
});

export const resendTicket = defineOfficeCall({
	right: "people.change",
	method: "POST",
	path: "/api/office/event/:eventCode/participants/:registrationId/ticket-email",
	takesKey: true,
	limits: [{ max: 120, windowSeconds: 60 }],
	summary: "Sends the e-mail with the ticket again. Answers 409 for a ticket that is not valid.",
	params: registrationAt,
	response: z.object({ sentence: z.string() }),
});

export const previewCancelParticipant = defineOfficeCall({
	right: "people.change",
	method: "POST",
	path: "/api/office/event/:eventCode/participants/:registrationId/cancel/preview",
	summary:
		"What cancelling a registration would do. Answers 409 for a cancelled registration, and for one whose order must be refunded instead.",
	params: registrationAt,
	response: commandPreview,
});

export const cancelParticipant = defineOfficeCall({
	right: "people.change",
	method: "POST",
	path: "/api/office/event/:eventCode/participants/:registrationId/cancel",
	takesKey: true,
	limits: [{ max: 120, windowSeconds: 60 }],
	summary:
		"Cancels a registration without a valid order. Place, seats and options are released, the person gets an e-mail. Takes the preview's `fingerprint`; 409 `office/preview-changed` if the effects have changed since.",
	params: registrationAt,
	body: z.object({ fingerprint }),
	response: z.object({ sentence: z.string() }),
});

export const exportPerson = defineOfficeCall({
	right: "people.export",
	method: "GET",
	path: "/api/office/event/:eventCode/people/:personId/data-export",
	limits: [{ form: "person-export", max: 30, windowSeconds: 3600 }],
	summary:
		"A person's data of this event as a ZIP file, to hand to them. An organiser with the right for all events gets all data, as the person can take it.",
	params: personAt,
	response: z.string(),
});

export const previewErasePerson = defineOfficeCall({
	right: "people.erase",
	method: "POST",
	path: "/api/office/event/:eventCode/people/:personId/erasure/preview",
	summary:
		"The effects of erasing a person's data at this event: the data that goes, and the documents that stay by law. Answers 409 while something prevents it, such as a paid ticket to come.",
	params: personAt,
	response: commandPreview,
});

export const erasePerson = defineOfficeCall({
	right: "people.erase",
	method: "POST",
	path: "/api/office/event/:eventCode/people/:personId/erasure",
	takesKey: true,
	limits: [{ max: 120, windowSeconds: 60 }],
	summary:
		"Erases a person's data at this event on their request, and tells them by e-mail. Their account and other events stay. Takes the preview's `fingerprint`; 409 `office/preview-changed` if the effects have changed since.",
	params: personAt,
	body: z.object({ fingerprint }),
	response: z.object({ sentence: z.string() }),
});
