import * as z from "zod/mini";
import { accountId, defineCall, eventParams, langQuery, objectId } from "../../kit/contract/call.ts";
import { multiLineField, singleLineField } from "../../kit/contract/form-fields.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { shownProfile, topic } from "../profiles/contract.ts";

const tag = "People";
export const PEOPLE_PER_PAGE = 24;
const personAt = z.extend(eventParams, { personId: accountId });
const invitationAt = z.extend(eventParams, { id: objectId });

const reasons = z.object({
	topics: z.array(topic),
	/** Wishes of the other person that match one's own offers. */
	seeks: z.array(z.string()),
	/** Offers of the other person that match one's own wishes. */
	gives: z.array(z.string()),
});

export const tie = z.enum(["none", "sent", "received", "connected", "declined"]);

/** Contains only data of the profile. */
const person = z.object({
	id: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	headline: z.string(),
	company: z.string(),
	about: z.string(),
	photoUrl: z.nullable(z.string()),
	reasons,
	tie,
	/** Null without an invitation. */
	invitationId: z.nullable(z.int()),
	sentence: z.nullable(z.string()),
	/** Scanned on site today. */
	isHere: z.boolean(),
	isDemonstration: z.boolean(),
});
export type Person = z.output<typeof person>;

export const meetingRefusal = z.enum(["noTicket", "unpaid", "locked", "noProfile", "hidden", "banned", "past"]);

const meeting = z.object({
	/** The reason why people are hidden; null if they are shown. */
	refusal: z.nullable(meetingRefusal),
	/** True if the person can search and invite; others can only answer. */
	maySearch: z.boolean(),
	isOver: z.boolean(),
	/** The number of visible people with a common topic; null below five, or if people are hidden. */
	matches: z.nullable(z.int()),
	/** Counts invitations that await one's own answer. */
	waiting: z.int(),
	packageName: z.nullable(z.string()),
	/** Packages that include the search, cheapest first. */
	searchedBy: z.array(z.string()),
	topics: z.array(topic),
	wantsEmails: z.boolean(),
	savedSearch: z.nullable(z.string()),
	/** Counts open reports; null unless the person is a moderator of the event. */
	reports: z.nullable(z.int()),
});
export type MeetingAtEvent = z.output<typeof meeting>;

export const getNetworkingStatus = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/people/standing",
	logIn: "needed",
	tag,
	summary:
		"The caller's networking status at an event: the permissions, the number of people with something in common (from five up), and the number of pending invitations.",
	params: eventParams,
	response: meeting,
});

const filterText = z.optional(singleLine(100));

export const searchPeople = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/people",
	logIn: "needed",
	limits: [{ max: 120, windowSeconds: 60 }],
	tag,
	summary:
		"The people with a visible profile at an event, most in common first, 24 per page. Answers 403 if the caller's package or own profile does not allow the search, and after the event.",
	params: eventParams,
	query: z.extend(langQuery, {
		/** A name, job, company or topic. */
		q: filterText,
		topic: filterText,
		role: filterText,
		company: filterText,
		lookingFor: filterText,
		offering: filterText,
		/** Scanned on site today. */
		isHere: z.optional(z.literal("true")),
		page: z.optional(objectId),
	}),
	response: z.object({
		count: z.int(),
		pages: z.int(),
		people: z.array(person),
		/** Topics that match a word of `q`, by person. */
		foundTopics: z.array(z.object({ personId: z.string(), topics: z.array(topic) })),
	}),
});

export const saveSearch = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/people/search",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag,
	summary:
		"Saves the account's search for people of an event as a URL query, replacing the previous one. An empty query deletes it.",
	params: eventParams,
	body: z.object({ query: singleLineField(1000) }),
	response: z.object({ savedSearch: z.nullable(z.string()) }),
});

const oneOfThem = z.object({
	person,
	profile: shownProfile,
});

export const getPerson = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/people/:personId",
	logIn: "needed",
	tag,
	summary:
		"The profile of a person who shows it at an event. Answers 404 if the profile is not visible to the caller. Callers without the search see only people who invited them or are connected with them.",
	params: personAt,
	response: oneOfThem,
});

export const invitePerson = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/people/:personId/invite",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag,
	summary:
		"Invites a person to talk, with a message of at most 300 characters. If that person has already invited the caller, the call accepts their invitation. The same message twice is sent once. Answers 409 if an invitation is not possible now; limits are 20 pending at an event and 10 an hour.",
	params: personAt,
	body: z.object({ sentence: multiLineField() }),
	response: person,
});

const invitations = z.object({
	received: z.array(person),
	sent: z.array(person),
	connected: z.array(person),
});
export type Invitations = z.output<typeof invitations>;

export const getInvitations = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/invitations",
	logIn: "needed",
	tag,
	summary:
		"The caller's invitations at an event: received and sent ones that are pending or declined, and the connected people. Pending invitations expire at the end of the event's last day.",
	params: eventParams,
	response: invitations,
});

export const answerInvitation = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/invitations/:id/answer",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag,
	summary:
		"Accepts or declines an invitation. Repeating the same answer changes nothing. Answers 409 if the invitation was withdrawn or the event is over.",
	params: invitationAt,
	body: z.object({ accepts: z.boolean() }),
	response: person,
});

export const withdrawInvitation = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/invitations/:id/withdraw",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag,
	summary:
		"Withdraws the caller's own pending invitation. It still counts as sent for a day. Answers 409 once the invitation is answered.",
	params: invitationAt,
	response: z.object({ isWithdrawn: z.boolean() }),
});

export const blockPerson = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/people/:personId/block",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag,
	summary:
		"Blocks or unblocks a person. The caller no longer sees or hears a blocked person at any event. The blocked person is not notified.",
	params: personAt,
	body: z.object({ isBlocked: z.boolean() }),
	response: z.object({ isBlocked: z.boolean() }),
});

export const getBlocked = defineCall({
	method: "GET",
	path: "/api/user/blocked",
	logIn: "needed",
	tag,
	summary: "The people whom the caller has blocked.",
	response: z.object({ people: z.array(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })) }),
});

export const REPORT_REASONS = ["spam", "harassment", "impersonation", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const reported = z.object({ reason: z.enum(REPORT_REASONS), words: multiLineField() });
export const reportLimits = [{ max: 10, windowSeconds: 3600 }];

export const reportPerson = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/people/:personId/report",
	logIn: "needed",
	limits: reportLimits,
	tag,
	summary: "Reports a person to the organiser with a reason and a text. The reported person is not notified.",
	params: personAt,
	body: reported,
	response: z.object({ isReported: z.boolean() }),
});

export const setInvitationEmails = defineCall({
	method: "POST",
	path: "/api/user/invitation-emails",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag,
	summary: "Turns the caller's e-mails about invitations on or off.",
	body: z.object({ wantsEmails: z.boolean() }),
	response: z.object({ wantsEmails: z.boolean() }),
});
