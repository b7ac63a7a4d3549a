import * as z from "zod/mini";
import { rowId } from "../../kit/contract/call.ts";
import { SIDES, STATES } from "./rules.ts";

export const tag = "Meetings";

/** Instants are ISO 8601 in UTC. */
export const bookedSlot = {
	slotId: z.int(),
	startDate: z.string(),
	endDate: z.string(),
	isOnline: z.boolean(),
	/** Null for an online slot. */
	table: z.nullable(z.string()),
};

const meetingState = z.enum(STATES);

export const meeting = {
	meetingId: z.int(),
	...bookedSlot,
	topic: z.nullable(z.string()),
	note: z.string(),
	state: meetingState,
	/** The side that acted last; the other side answers. */
	by: z.enum(SIDES),
	/** The address of the video room, from ten minutes before an agreed meeting to its end; otherwise null. */
	roomUrl: z.nullable(z.string()),
	/** True after the start: nothing can change. */
	isOver: z.boolean(),
	/** The last move that one's own side requested and the other declined or left unanswered. */
	refusedMove: z.nullable(z.object({ ...bookedSlot, isUnanswered: z.boolean() })),
};

/** A requested move of an agreed meeting. Both slots are taken until the other side answers. */
export const move = { ...bookedSlot, by: z.enum(SIDES), answerByDate: z.string() };

export const expected = z.object({ state: meetingState, slotId: rowId });

export const changed = z.object({ meetingId: z.int(), state: meetingState });

/**
 * Answers the request to move to a slot, or withdraws one's own. Throws 409 if the request is closed, unless the same
 * answer is repeated.
 */
export const moveAnswer = z.object({ moveTo: rowId, isAccepted: z.boolean() });
