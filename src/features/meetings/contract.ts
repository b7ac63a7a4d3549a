import * as z from "zod/mini";
import { accountId, defineCall, eventParams, objectId, rowId } from "../../kit/contract/call.ts";
import { multiLineField } from "../../kit/contract/form-fields.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { changed, expected, held, meeting, move, moveAnswer, tag } from "./contract-parts.ts";
import { MEETING_LIMITS } from "./rules.ts";

/** `:id` is the caller's own account; any other is a 404. */
const personParams = z.object({ id: accountId });
const meetingExhibitor = z.object({
	objectId: z.int(),
	name: z.string(),
	logoUrl: z.string(),
	topics: z.array(z.object({ objectId: z.int(), name: z.string() })),
	/** Free upcoming slots. */
	freeSlots: z.int(),
});
export type MeetingExhibitor = z.output<typeof meetingExhibitor>;

export const getMeetingExhibitors = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/meeting/exhibitors",
	logIn: "needed",
	tag,
	summary:
		"The exhibitors of an event that take meetings, with their topics and how many slots are free, and whether one may ask: with a confirmed ticket of any package.",
	params: eventParams,
	response: z.object({
		timeZone: z.string(),
		/** First day of the event, "2025-06-06". */
		firstDay: z.string(),
		mayAsk: z.boolean(),
		exhibitors: z.array(meetingExhibitor),
		/** Exhibitors of the event that employ the caller. */
		worksFor: z.array(z.object({ objectId: z.int(), name: z.string() })),
	}),
});

const slot = z.object({
	...held,
	/** Whether anyone holds it, the caller included. */
	isTaken: z.boolean(),
	/** Whether the caller's own meeting holds it. */
	isYours: z.boolean(),
	/** Lectures of one's plan at the same time: only a warning. */
	clashes: z.array(z.string()),
	/** One's other meeting at that time, by company; it blocks booking. */
	otherMeeting: z.nullable(z.string()),
});
export type Slot = z.output<typeof slot>;

const slotList = z.object({
	exhibitor: z.object({ objectId: z.int(), name: z.string() }),
	timeZone: z.string(),
	/** Upcoming ones, by start. */
	slots: z.array(slot),
});

export const getMeetingSlots = defineCall({
	method: "GET",
	path: "/api/MeetingSlot/Exhibitor/:id",
	logIn: "needed",
	tag,
	summary:
		"The slots of an exhibitor that are still to come: free, taken, one’s own, and what of one’s plan is then. 404 where it takes no meetings.",
	params: z.object({ id: objectId }),
	response: slotList,
});

const ownMeeting = z.object({
	...meeting,
	move: z.nullable(z.object({ ...move, clashes: z.array(z.string()) })),
	exhibitor: z.object({ objectId: z.int(), name: z.string(), logoUrl: z.string() }),
	/** Whether the caller dismissed the declined or cancelled meeting. */
	isSeen: z.boolean(),
	/** Lectures of one's plan at the same time. */
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
		lang: z.optional(singleLine(20)),
		eventCode: singleLine(40),
	}),
	response: z.object({ timeZone: z.string(), meetings: z.array(ownMeeting) }),
});

export const askForMeeting = defineCall({
	method: "POST",
	path: "/api/UserMeeting/user/:id",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 600 }],
	tag,
	summary:
		"Asks for a slot, which is held at once, or, with `meetingId`, for another slot of the same exhibitor instead; what is agreed stays until the exhibitor accepts, within a day. 403 without a confirmed ticket; 409 where the slot is taken, or one has another meeting at that time, one with this exhibitor, ten that wait, or asked to move it three times in vain. The same a second time changes nothing.",
	params: personParams,
	body: z.object({
		slotId: rowId,
		/** One of the exhibitor’s `meetingTopics`, required where any exist; unchanged when a meeting moves. */
		topicId: z.nullish(rowId),
		note: multiLineField(MEETING_LIMITS.note),
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
	summary:
		"Accepts or declines the slot that an exhibitor proposes, with `moveTo` instead of an agreed one; declining one’s own request to move takes it back. `isSeen` takes what the exhibitor declined or cancelled from one’s list; 404 of anything else. `expected` is the state and slot that the answer is given to. The same answer twice changes nothing; 409 where the meeting has changed since, or nothing waits for one’s answer.",
	params: ownParams,
	body: z.union([moveAnswer, z.object({ isAccepted: z.boolean(), expected }), z.object({ isSeen: z.literal(true) })]),
	response: changed,
});

export const endOwnMeeting = defineCall({
	method: "DELETE",
	path: "/api/UserMeeting/:meetingId/user/:id",
	logIn: "needed",
	tag,
	summary:
		"Withdraws what one has asked for, or cancels what is agreed; its slot is free at once. 409 after its start, and where `expected` is sent and is not how the meeting stands. A second time changes nothing.",
	params: ownParams,
	body: z.nullish(z.object({ expected: z.optional(expected) })),
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
