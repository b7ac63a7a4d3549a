import * as z from "zod/mini";
import { rowId } from "../../kit/contract/call.ts";
import { SIDES, STATES } from "./rules.ts";

/** What the calls of both sides have in common. */
export const tag = "Meetings";

/** Where and when a slot is held. Instants are ISO 8601 in UTC. */
export const held = {
	slotId: z.int(),
	startDate: z.string(),
	endDate: z.string(),
	isOnline: z.boolean(),
	/** Null for what is held online. */
	table: z.nullable(z.string()),
};

const meetingState = z.enum(STATES);

export const meeting = {
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
	/** Of an agreed meeting: the other time that one's own side asked for last, where the other one declined it, or did not answer in time. */
	refusedMove: z.nullable(z.object({ ...held, isUnanswered: z.boolean() })),
};

/** Of an agreed meeting: the time that a side asks for instead. Both times are held until the other side answers. */
export const move = { ...held, by: z.enum(SIDES), answerByDate: z.string() };

/** What an answer is given to: the meeting as its sender saw it. */
export const expected = z.object({ state: meetingState, slotId: rowId });

export const changed = z.object({ meetingId: z.int(), state: meetingState });

/** Answers the request to move a meeting to a slot, or takes one's own back; 409 where it is not asked any more, but for the same answer given again. */
export const moveAnswer = z.object({ moveTo: rowId, isAccepted: z.boolean() });
