import * as z from "zod/mini";
import { defineCall, instant, objectId, rowId, wholeNumber } from "../../kit/contract/call.ts";
import { singleLineField } from "../../kit/contract/form-fields.ts";
import { changed, expected, held, meeting, move, moveAnswer, tag } from "./contract-parts.ts";
import { MEETING_LIMITS } from "./rules.ts";

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
		/** Length of each slot. */
		minutes: wholeNumber,
		/** Table; absent for online slots. */
		table: singleLineField(MEETING_LIMITS.table),
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

const askedMeeting = z.object({
	...{ ...meeting, move: z.nullable(z.object(move)) },
	...{ firstName: z.string(), lastName: z.string() },
});
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
		"By the staff of an exhibitor: accepts or declines what somebody asked, declines what was agreed, or proposes another of its slots, which is held until the person answers; what is agreed stays so until then. With `moveTo` answers a person’s request to move what is agreed, or takes its own back. `expected` is the state and slot that the answer is given to. The same answer twice changes nothing; 409 where the meeting has changed since or it cannot be done any more; 404 for everybody else.",
	params: z.object({ meetingId: objectId, id: objectId }),
	body: z.union([moveAnswer, z.object({ isAccepted: z.boolean(), expected }), z.object({ slotId: rowId, expected })]),
	response: changed,
});
