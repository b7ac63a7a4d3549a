import * as z from "zod/mini";
import { defineCall, eventParams, objectId, rowId } from "../../kit/contract/call.ts";
import { seatLecture } from "./contract.ts";

const limits = [{ max: 240, windowSeconds: 60 }];
const params = z.object({ id: objectId });
const body = z.object({ lectureId: rowId });

/** `offered`: a seat is held until `offeredUntil`. `expired`: it was not accepted in time. */
const queueState = z.enum(["waiting", "offered", "expired"]);

const queuePlace = z.extend(seatLecture, {
	/** The registration that waits. */
	registrationId: z.int(),
	state: queueState,
	/** The position in the queue, from 1; null unless waiting. */
	position: z.nullable(z.int()),
	/** ISO 8601 in UTC; null without an offer. */
	offeredUntil: z.nullable(z.string()),
	/** Overlapping lectures whose seat an accepted offer would release. */
	rivals: z.array(
		z.pick(seatLecture, { lectureId: true, subject: true, subjectPl: true, subjectEn: true, language: true }),
	),
});
export type QueuePlace = z.output<typeof queuePlace>;

export const getSeatQueues = defineCall({
	method: "GET",
	path: "/api/user/seatQueues/:eventCode",
	logIn: "needed",
	tag: "Account",
	summary: "The caller's positions in the queues of an event's full lectures, and the seats offered to them.",
	params: eventParams,
	response: z.object({ timeZone: z.string(), places: z.array(queuePlace) }),
});

export const joinSeatQueue = defineCall({
	method: "POST",
	path: "/api/user/seatQueue/:id/join",
	logIn: "needed",
	limits,
	tag: "Account",
	summary:
		"Puts a registration (`id`) in the queue of a full lecture. A registration already in the queue keeps its position. Answers 409 while a seat is free.",
	params,
	body,
	response: z.object({
		/** 1 is next; 0 means an offered seat. */
		position: z.int(),
	}),
});

export const leaveSeatQueue = defineCall({
	method: "POST",
	path: "/api/user/seatQueue/:id/leave",
	logIn: "needed",
	limits,
	tag: "Account",
	summary: "Removes a registration (`id`) from the queue of a lecture. An offered seat goes to the next in the queue.",
	params,
	body,
	response: z.object({ isLeft: z.boolean() }),
});

export const takeOfferedSeat = defineCall({
	method: "POST",
	path: "/api/user/seatQueue/:id/take",
	logIn: "needed",
	limits,
	tag: "Account",
	summary:
		"Accepts the seat of a lecture that is reserved for a registration (`id`), in place of its seats at the same time.",
	params,
	body,
	response: z.object({
		lectureIds: z.array(z.int()),
	}),
});
