import * as z from "zod/mini";
import { accountId, defineCall, eventParams, objectId, rowId, wholeNumber } from "../../kit/contract/call.ts";
import { words } from "../../kit/contract/words.ts";
import { MOST, SIDES, STATES } from "./rules.ts";

/** `:id` of a person's own calls: the account's. Anybody else's is a 404. */
const personParams = z.object({ id: accountId });
const tag = "Meetings";

/** Where and when a slot is held. Instants are ISO 8601 in UTC. */
const held = {
	slotId: z.int(),
	startDate: z.string(),
	endDate: z.string(),
	isOnline: z.boolean(),
	/** Null for what is held online. */
	table: z.nullable(z.string()),
};

const meetingExhibitor = z.object({
	objectId: z.int(),
	name: z.string(),
	logoUrl: z.string(),
	topics: z.array(z.object({ objectId: z.int(), name: z.string() })),
	/** Slots to come that nobody holds. */
	freeSlots: z.int(),
});
export type MeetingExhibitor = z.output<typeof meetingExhibitor>;

export const getMeetingExhibitors = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/meeting/exhibitors",
	logIn: "needed",
	tag,
	summary:
		"The exhibitors of an event that take meetings, with their topics and how many slots are free, and whether one may ask for one: with a confirmed ticket of any package.",
	params: eventParams,
	response: z.object({
		timeZone: z.string(),
		/** The first day of the event, "2025-06-06". */
		firstDay: z.string(),
		mayAsk: z.boolean(),
		exhibitors: z.array(meetingExhibitor),
		/** The exhibitors of the event that one works for. */
		worksFor: z.array(z.object({ objectId: z.int(), name: z.string() })),
	}),
});

const slot = z.object({
	...held,
	/** Whether somebody holds it, oneself included. */
	isTaken: z.boolean(),
	/** Whether it is held by one's own meeting. */
	isYours: z.boolean(),
	/** The lectures of one's own plan at the same time: they warn, and refuse nothing. */
	clashes: z.array(z.string()),
	/** Another meeting of one's own at the same time, which refuses: with whom. */
	otherMeeting: z.nullable(z.string()),
});
export type Slot = z.output<typeof slot>;

const slotList = z.object({
	exhibitor: z.object({ objectId: z.int(), name: z.string() }),
	timeZone: z.string(),
	/** By start, those that have begun left out. */
	slots: z.array(slot),
});

export const getMeetingSlots = defineCall({
	method: "GET",
	path: "/api/MeetingSlot/Exhibitor/:id",
	logIn: "needed",
	tag,
	summary:
		"The slots of an exhibitor that are still to come: free, taken, one’s own, and what of one’s plan is at the same time. 404 where it takes no meetings.",
	params: z.object({ id: objectId }),
	response: slotList,
});

const instant = z.iso.datetime({ offset: true });

export const publishSlots = defineCall({
	method: "POST",
	path: "/api/MeetingSlot/Exhibitor/:id",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 600 }],
	tag,
	summary:
		"Publishes an exhibitor’s slots, one after the other from a moment to another, by its staff; all or none. 409 where the table has others at the same time. 404 for everybody else.",
	params: z.object({ id: objectId }),
	body: z.object({
		startDate: instant,
		endDate: instant,
		/** How long each is. */
		minutes: wholeNumber,
		/** The table; without one they are held online. */
		table: words(MOST.table),
	}),
	response: z.object({ published: z.int() }),
});

export const removeSlot = defineCall({
	method: "DELETE",
	path: "/api/MeetingSlot/Exhibitor/:id/:slotId",
	logIn: "needed",
	tag,
	summary: "Removes a slot that nobody holds, by the exhibitor’s staff; 409 where somebody does.",
	params: z.object({ id: objectId, slotId: objectId }),
	body: z.nullish(z.object({})),
	response: z.object({ isRemoved: z.boolean() }),
});

const meetingState = z.enum(STATES);

const meeting = {
	meetingId: z.int(),
	...held,
	topic: z.nullable(z.string()),
	note: z.string(),
	state: meetingState,
	/** Who said what stands now: the other side answers what is asked. */
	by: z.enum(SIDES),
	/** The address of the video room, from ten minutes before an agreed meeting until its end; null otherwise. */
	roomUrl: z.nullable(z.string()),
	/** Whether it has begun: nothing of it changes any more. */
	isOver: z.boolean(),
};

const ownMeeting = z.object({
	...meeting,
	exhibitor: z.object({ objectId: z.int(), name: z.string(), logoUrl: z.string() }),
	/** The lectures of one's own plan at the same time. */
	clashes: z.array(z.string()),
});
export type OwnMeeting = z.output<typeof ownMeeting>;

export const getOwnMeetings = defineCall({
	method: "GET",
	path: "/api/UserMeeting/user/:id",
	logIn: "needed",
	tag,
	summary: "One’s own meetings at an event, by start; anybody else’s id is a 404.",
	params: personParams,
	query: z.object({
		lang: z.optional(z.string().check(z.maxLength(20))),
		eventCode: z.string().check(z.maxLength(40)),
	}),
	response: z.object({ timeZone: z.string(), meetings: z.array(ownMeeting) }),
});

const changed = z.object({ meetingId: z.int(), state: meetingState });

export const askForMeeting = defineCall({
	method: "POST",
	path: "/api/UserMeeting/user/:id",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 600 }],
	tag,
	summary:
		"Asks for a slot, which is held at once, or, with `meetingId`, moves one’s own meeting to another slot of the same exhibitor. 403 without a confirmed ticket; 409 where the slot is taken, or one has another meeting at that time, one with this exhibitor, or ten that wait.",
	params: personParams,
	body: z.object({
		slotId: rowId,
		/** One of the exhibitor’s `meetingTopics`; needed where it has any, and kept where a meeting is moved. */
		topicId: z.nullish(rowId),
		note: words(MOST.note),
		meetingId: z.nullish(rowId),
	}),
	response: changed,
});

const ownParams = z.object({ meetingId: objectId, id: accountId });

export const answerProposal = defineCall({
	method: "POST",
	path: "/api/UserMeeting/:meetingId/user/:id",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 600 }],
	tag,
	summary: "Accepts or declines the slot that an exhibitor proposes instead; 409 where nothing waits for one’s answer.",
	params: ownParams,
	body: z.object({ isAccepted: z.boolean() }),
	response: changed,
});

export const endOwnMeeting = defineCall({
	method: "DELETE",
	path: "/api/UserMeeting/:meetingId/user/:id",
	logIn: "needed",
	tag,
	summary:
		"Withdraws what one has asked for, or cancels what is agreed; its slot is free at once. 409 after its start. A second time changes nothing.",
	params: ownParams,
	body: z.nullish(z.object({})),
	response: changed,
});

export const getMeetingCalendar = defineCall({
	method: "GET",
	path: "/api/UserMeeting/:meetingId/user/:id/calendar.ics",
	logIn: "needed",
	tag,
	summary: "One’s own meeting as a calendar file (iCalendar), while it is agreed.",
	params: ownParams,
	response: z.string(),
});

const askedMeeting = z.object({ ...meeting, firstName: z.string(), lastName: z.string() });
export type AskedMeeting = z.output<typeof askedMeeting>;

const exhibitorMeetings = z.object({
	exhibitor: z.object({ objectId: z.int(), name: z.string() }),
	timeZone: z.string(),
	meetings: z.array(askedMeeting),
	freeSlots: z.array(z.object(held)),
});
export type ExhibitorMeetings = z.output<typeof exhibitorMeetings>;

export const getExhibitorMeetings = defineCall({
	method: "GET",
	path: "/api/UserMeeting/Exhibitor/:id",
	logIn: "needed",
	tag,
	summary:
		"For the staff of an exhibitor: who asked for its slots, without their addresses, and its slots that nobody holds. 404 for everybody else.",
	params: z.object({ id: objectId }),
	response: exhibitorMeetings,
});

export const answerMeeting = defineCall({
	method: "POST",
	path: "/api/UserMeeting/:meetingId/Exhibitor/:id",
	logIn: "needed",
	limits: [{ max: 300, windowSeconds: 600 }],
	tag,
	summary:
		"By the staff of an exhibitor: accepts or declines what somebody asked, declines what was agreed, or proposes another of its slots, which is held until the person answers. 409 where that is not to be done any more; 404 for everybody else.",
	params: z.object({ meetingId: objectId, id: objectId }),
	body: z.union([z.object({ isAccepted: z.boolean() }), z.object({ slotId: rowId })]),
	response: changed,
});
