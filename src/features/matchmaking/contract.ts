import * as z from "zod/mini";
import { accountId, defineCall, eventParams, langQuery, objectId } from "../../kit/contract/call.ts";
import { multiLineField, singleLineField } from "../../kit/contract/form-fields.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { shownProfile, topic } from "../profiles/contract.ts";

const tag = "People";
/** People per page of results. */
export const PEOPLE_PER_PAGE = 24;
const personAt = z.extend(eventParams, { personId: accountId });
const invitationAt = z.extend(eventParams, { id: objectId });

const reasons = z.object({
	/** Topics in common. */
	topics: z.array(topic),
	/** Wishes of the other person that match one's own offers. */
	seeks: z.array(z.string()),
	/** Offers of the other person that match one's own wishes. */
	gives: z.array(z.string()),
});

export const tie = z.enum(["none", "sent", "received", "connected", "declined"]);

/** A person's card: only data of their profile. */
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
	/** Id of the invitation or connection; null without one. */
	invitationId: z.nullable(z.int()),
	/** Message of an open invitation. */
	sentence: z.nullable(z.string()),
	/** Whether the ticket was scanned on site today. */
	isHere: z.boolean(),
	/** Whether the person belongs to the demonstration. */
	isDemonstration: z.boolean(),
});
export type Person = z.output<typeof person>;

export const meetingRefusal = z.enum(["noTicket", "unpaid", "locked", "noProfile", "hidden", "banned", "past"]);

const meeting = z.object({
	/** Why no people are shown; null where they are. */
	refusal: z.nullable(meetingRefusal),
	/** May search and invite; others only answer. */
	maySearch: z.boolean(),
	isOver: z.boolean(),
	/** The number of visible people with a common topic; null below five, or if no people are visible. */
	matches: z.nullable(z.int()),
	/** Invitations that await one's own answer. */
	waiting: z.int(),
	packageName: z.nullable(z.string()),
	/** Packages on sale that include the search, cheapest first. */
	searchedBy: z.array(z.string()),
	/** One's own topics, for the search. */
	topics: z.array(topic),
	wantsEmails: z.boolean(),
	/** Saved search as a URL query; null without one. */
	savedSearch: z.nullable(z.string()),
	/** Reports that await one's decision; null for anyone but the event's moderators. */
	reports: z.nullable(z.int()),
});
export type MeetingAtEvent = z.output<typeof meeting>;

export const getNetworkingStatus = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/people/standing",
	logIn: "needed",
	tag,
	summary:
		"What the logged-in person may do with the people of an event, how many have something in common (from five up), and how many invitations wait.",
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
		"The people who show their profile at an event, those with most in common first: 24 a page. 403 for whom their package or their own profile does not let search, and after the event.",
	params: eventParams,
	query: z.extend(langQuery, {
		/** Matches name, job, company or topic. */
		q: filterText,
		topic: filterText,
		role: filterText,
		company: filterText,
		lookingFor: filterText,
		offering: filterText,
		/** Only people scanned on site today. */
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
		"Keeps a search for people of an event for one’s account, as the query of its address, instead of the one before; an empty one is deleted.",
	params: eventParams,
	body: z.object({ query: singleLineField(1000) }),
	response: z.object({ savedSearch: z.nullable(z.string()) }),
});

const oneOfThem = z.object({
	/** Card with reasons. */
	person,
	profile: shownProfile,
});

export const getPerson = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/people/:personId",
	logIn: "needed",
	tag,
	summary:
		"The profile of somebody who shows it at an event; 404 for whom it is not shown. Who may not search sees those by whom they are invited, or with whom they are connected.",
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
		"Invites somebody to talk, with a sentence of at most 300 characters. Whoever is invited by them already accepts so. The same words twice are sent once. 409 where it cannot be now: 20 may wait for an answer at an event, 10 be sent in an hour.",
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
		"The invitations of the logged-in person at an event: received and sent ones that wait or were declined, and with whom they are connected. Those that wait end with the event's last day.",
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
		"Accepts an invitation, or declines it; the same answer twice changes nothing. 409 where it was withdrawn or the event is over.",
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
	summary: "Withdraws an invitation of one's own that waits; it counts as sent for a day. 409 once it is answered.",
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
		"Blocks somebody, or ends that: whoever blocks neither sees nor hears the other at any event, and the other finds everything as before.",
	params: personAt,
	body: z.object({ isBlocked: z.boolean() }),
	response: z.object({ isBlocked: z.boolean() }),
});

export const getBlocked = defineCall({
	method: "GET",
	path: "/api/user/blocked",
	logIn: "needed",
	tag,
	summary: "Whom the logged-in person has blocked.",
	response: z.object({ people: z.array(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })) }),
});

export const REPORT_REASONS = ["spam", "harassment", "impersonation", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** A report to the organiser, with its rate limit. */
export const reported = z.object({ reason: z.enum(REPORT_REASONS), words: multiLineField() });
export const reportLimits = [{ max: 10, windowSeconds: 3600 }];

export const reportPerson = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/people/:personId/report",
	logIn: "needed",
	limits: reportLimits,
	tag,
	summary: "Reports somebody to the organiser, with a reason and words; the other is told nothing.",
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
	summary: "Whether the logged-in person gets e-mails about invitations.",
	body: z.object({ wantsEmails: z.boolean() }),
	response: z.object({ wantsEmails: z.boolean() }),
});
