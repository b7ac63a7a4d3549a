import * as z from "zod/mini";
import { defineCall, instant, objectId, rowId, wholeNumber } from "../../kit/contract/call.ts";
import { singleLineField } from "../../kit/contract/form-fields.ts";
import { bookedSlot, changed, expected, meeting, move, moveAnswer, tag } from "./contract-parts.ts";
import { MEETING_LIMITS } from "./rules.ts";

export const publishSlots = defineCall({
	method: "POST",
	path: "/api/MeetingSlot/Exhibitor/:id",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 600 }],
	tag,
	summary:
		"Publishes consecutive slots of an exhibitor within a period, by its staff; all or none. Answers 409 if the table has other slots at the same time. Others get 404.",
	params: z.object({ id: objectId }),
	body: z.object({
		startDate: instant,
		endDate: instant,
		minutes: wholeNumber,
		/** Missing for online slots. */
		table: singleLineField(MEETING_LIMITS.table),
	}),
	response: z.object({ published: z.int() }),
});

export const removeSlot = defineCall({
	method: "DELETE",
	path: "/api/MeetingSlot/Exhibitor/:id/:slotId",
	logIn: "needed",
	tag,
	summary: "Removes a free slot, by the exhibitor's staff. Answers 409 if the slot is taken.",
	params: z.object({ id: objectId, slotId: objectId }),
	body: z.nullish(z.object({})),
	response: z.object({ isRemoved: z.boolean() }),
});

const askedMeeting = z.object({
	...meeting,
	move: z.nullable(z.object(move)),
	firstName: z.string(),
	lastName: z.string(),
});
export type AskedMeeting = z.output<typeof askedMeeting>;

const exhibitorMeetings = z.object({
	exhibitor: z.object({ objectId: z.int(), name: z.string() }),
	timeZone: z.string(),
	meetings: z.array(askedMeeting),
	freeSlots: z.array(z.object(bookedSlot)),
});
export type ExhibitorMeetings = z.output<typeof exhibitorMeetings>;

export const getExhibitorMeetings = defineCall({
	method: "GET",
	path: "/api/UserMeeting/Exhibitor/:id",
	logIn: "needed",
	tag,
	summary:
		"For an exhibitor's staff: the meeting requests for its slots, without the people's addresses, and its free slots. Others get 404.",
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
		"By the exhibitor's staff: accepts or declines a request, cancels an agreed meeting, or proposes another slot. A proposed slot is reserved until the person answers; an agreed meeting stays unchanged until then. With `moveTo`, answers a person's move request or withdraws the staff's own. `expected` is the state and slot that the staff saw. Repeating the same answer changes nothing. Answers 409 if the meeting has changed since, or if the action is no longer possible. Others get 404.",
	params: z.object({ meetingId: objectId, id: objectId }),
	body: z.union([moveAnswer, z.object({ isAccepted: z.boolean(), expected }), z.object({ slotId: rowId, expected })]),
	response: changed,
});
