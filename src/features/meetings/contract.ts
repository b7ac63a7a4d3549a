import * as z from "zod/mini";
import { accountId, defineCall, eventParams, objectId, rowId } from "../../kit/contract/call.ts";
import { multiLineField } from "../../kit/contract/form-fields.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { bookedSlot, changed, expected, meeting, move, moveAnswer, tag } from "./contract-parts.ts";
import { MEETING_LIMITS } from "./rules.ts";

const personParams = z.object({ id: accountId });
const meetingExhibitor = z.object({
	objectId: z.int(),
	name: z.string(),
	logoUrl: z.string(),
	topics: z.array(z.object({ objectId: z.int(), name: z.string() })),
	/** Counts free future slots. */
	freeSlots: z.int(),
});
export type MeetingExhibitor = z.output<typeof meetingExhibitor>;

export const getMeetingExhibitors = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/meeting/exhibitors",
	logIn: "needed",
	tag,
	summary:
		"The exhibitors of an event that offer meetings, with their topics and numbers of free slots, and whether the caller may request one. A request needs a confirmed ticket of any package.",
	params: eventParams,
	response: z.object({
		timeZone: z.string(),
		/** "2025-06-06". */
		firstDay: z.string(),
		mayAsk: z.boolean(),
		exhibitors: z.array(meetingExhibitor),
		worksFor: z.array(z.object({ objectId: z.int(), name: z.string() })),
	}),
});

const slot = z.object({
	...bookedSlot,
	/** Includes the caller's own meeting. */
	isTaken: z.boolean(),
	isYours: z.boolean(),
	/** Lectures of one's plan; they are only a warning. */
	clashes: z.array(z.string()),
	/** The company of one's other meeting at that time, which prevents booking. */
	otherMeeting: z.nullable(z.string()),
});
export type Slot = z.output<typeof slot>;

const slotList = z.object({
	exhibitor: z.object({ objectId: z.int(), name: z.string() }),
	timeZone: z.string(),
	/** By start. */
	slots: z.array(slot),
});

export const getMeetingSlots = defineCall({
	method: "GET",
	path: "/api/MeetingSlot/Exhibitor/:id",
	logIn: "needed",
	tag,
	summary:
		"The upcoming slots of an exhibitor: free, taken or the caller's own, with the caller's plans at the same time. Answers 404 if the exhibitor offers no meetings.",
	params: z.object({ id: objectId }),
	response: slotList,
});

const ownMeeting = z.object({
	...meeting,
	move: z.nullable(z.object({ ...move, clashes: z.array(z.string()) })),
	exhibitor: z.object({ objectId: z.int(), name: z.string(), logoUrl: z.string() }),
	isSeen: z.boolean(),
	clashes: z.array(z.string()),
});
export type OwnMeeting = z.output<typeof ownMeeting>;

export const getOwnMeetings = defineCall({
	method: "GET",
	path: "/api/UserMeeting/user/:id",
	logIn: "needed",
	tag,
	summary: "The caller's own meetings at an event, by start time. Another person's id answers 404.",
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
		"Requests a slot, which is reserved at once. With `meetingId`, requests another slot of the same exhibitor; the agreed meeting stays until the exhibitor accepts, within a day. Answers 403 without a confirmed ticket. Answers 409 if the slot is taken, or if the caller has another meeting at that time, a meeting with this exhibitor, ten pending requests or three unsuccessful move requests. Repeating the call changes nothing.",
	params: personParams,
	body: z.object({
		slotId: rowId,
		/** One of the exhibitor’s `meetingTopics`, required if there are any. A move keeps the topic. */
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
		"Accepts or declines the slot that an exhibitor proposes. With `moveTo`, answers a proposed move of an agreed meeting; declining the caller's own move request withdraws it. `isSeen` removes a meeting that the exhibitor declined or cancelled from the caller's list; any other meeting answers 404. `expected` is the state and slot that the caller saw. Repeating the same answer changes nothing. Answers 409 if the meeting has changed since, or if no answer is due.",
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
		"Withdraws the caller's own request, or cancels an agreed meeting. Its slot is free at once. Answers 409 after its start, and if `expected` is sent and differs from the meeting's state. Repeating the call changes nothing.",
	params: ownParams,
	body: z.nullish(z.object({ expected: z.optional(expected) })),
	response: changed,
});

export const getMeetingCalendar = defineCall({
	method: "GET",
	path: "/api/UserMeeting/:meetingId/user/:id/calendar.ics",
	logIn: "needed",
	tag,
	summary: "The caller's own meeting as a calendar file (iCalendar), while it is agreed.",
	params: ownParams,
	response: z.string(),
});
