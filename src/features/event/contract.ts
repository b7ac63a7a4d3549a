import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";

/** Hex colours; six beams in the order of the hero. */
export const theme = z.object({
	accent: z.string(),
	accentStrong: z.string(),
	accentSoft: z.string(),
	key: z.string(),
	beams: z.array(z.string()),
});
export type Theme = z.output<typeof theme>;

export const eventFact = z.object({
	icon: z.enum(["ticket", "globe", "play", "pin", "clock"]),
	title: z.string(),
	titleEn: z.string(),
	note: z.string(),
	noteEn: z.string(),
});
export type EventFact = z.output<typeof eventFact>;

/** Spec §3 "Event settings". */
export const eventSettings = z.object({
	allowRegistration: z.boolean(),
	freePackageCode: z.nullable(z.string()),
	isMeeting: z.boolean(),
	landingLecturersEventCode: z.nullable(z.string()),
	landingProgrammeCouncilEventCode: z.nullable(z.string()),
	landingExhibitorsEventCode: z.nullable(z.string()),
	landingPartnersEventCode: z.nullable(z.string()),
});

/** A day of an event or an edition of a meetup. Instants are ISO 8601 in UTC. */
export const calendar = z.object({
	objectId: z.int(),
	code: z.string(),
	name: z.string(),
	nameEn: z.nullable(z.string()),
	note: z.string(),
	noteEn: z.nullable(z.string()),
	startDate: z.string(),
	endDate: z.string(),
	isOnline: z.boolean(),
	isOnsite: z.boolean(),
});
export type Calendar = z.output<typeof calendar>;

export const calendarLimits = z.object({ isOnsiteAvailable: z.boolean(), isOnlineAvailable: z.boolean() });

export const getSettings = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/settings",
	tag: "Event",
	summary: "The settings of an event that its pages use.",
	params: eventParams,
	response: eventSettings,
});

export const getCalendars = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/Calendars",
	tag: "Event",
	summary: "The days of an event, or the editions of a meetup, in the organiser's order.",
	params: eventParams,
	response: z.array(calendar),
});

export const getConfInfo = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/confInfo",
	tag: "Event",
	summary: "A summary of the conference for the account: name, place, time and days.",
	params: eventParams,
	response: z.object({
		eventCode: z.string(),
		name: z.string(),
		nameEn: z.nullable(z.string()),
		place: z.string(),
		placeEn: z.nullable(z.string()),
		city: z.string(),
		cityEn: z.nullable(z.string()),
		timeZone: z.string(),
		startDate: z.string(),
		endDate: z.string(),
		isOnline: z.boolean(),
		isOnsite: z.boolean(),
		isMeeting: z.boolean(),
		isLoginAvailable: z.boolean(),
		calendars: z.array(calendar),
	}),
});

export const checkLimits = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/CheckLimits/:calendarCode",
	tag: "Event",
	summary: "Whether on-site and online places are available. Never cached.",
	params: z.extend(eventParams, { calendarCode: singleLine(60) }),
	response: calendarLimits,
});

/** A modal shows these documents: terms, privacy policy, challenge rules, organiser's details. */
export const documentKind = z.enum(["terms", "privacy", "challenge", "organiser"]);

export const getDocument = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/documents/:kind",
	tag: "Event",
	summary: "A document of the event or the foundation, in the requested language (HTML, sanitised).",
	params: z.extend(eventParams, { kind: documentKind }),
	response: z.object({ title: z.string(), html: z.string() }),
});
