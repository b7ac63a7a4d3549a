import * as z from "zod/mini";
import { defineCall, eventParams, objectId, rowId } from "../../kit/contract/call.ts";

/** 0 free, 1 last places, 2 none. */
const seatStatus = z.literal([0, 1, 2]);

/** Instants are ISO 8601 in UTC. */
export const seatLecture = z.object({
	lectureId: z.int(),
	/** The original language. The Polish and English fields have translations, if any. */
	subject: z.string(),
	subjectPl: z.nullable(z.string()),
	subjectEn: z.nullable(z.string()),
	language: z.string(),
	startDate: z.string(),
	endDate: z.string(),
	place: z.string(),
	calendarCode: z.string(),
	calendarName: z.string(),
	calendarNameEn: z.nullable(z.string()),
	/** Whether its day is online or on site. */
	isOnline: z.boolean(),
	isOnsite: z.boolean(),
});

const offeredLecture = z.extend(seatLecture, { basic: seatStatus, extended: seatStatus });
export type OfferedLecture = z.output<typeof offeredLecture>;

export const getLectureSeats = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/lectures/seats",
	tag: "Agenda",
	summary: "The lectures of an event with seat reservations, by start time, with the number of seats available now.",
	params: eventParams,
	response: z.object({ timeZone: z.string(), lectures: z.array(offeredLecture) }),
});

const ownLecture = z.extend(seatLecture, {
	status: seatStatus,
	isReserved: z.boolean(),
	/** Whether it has begun; then its seats cannot change. */
	isOver: z.boolean(),
});
export type OwnLecture = z.output<typeof ownLecture>;

const ownSeats = z.object({
	registrationId: z.int(),
	eventCode: z.string(),
	timeZone: z.string(),
	hasExtendedSeats: z.boolean(),
	/** Lectures that the ticket opens, by start. */
	lectures: z.array(ownLecture),
});

export const getOwnSeats = defineCall({
	method: "GET",
	path: "/api/user/reservations/:id",
	logIn: "needed",
	tag: "Account",
	summary:
		"The lectures that a registration (`id`) may reserve seats at, and its reservations. Only for the caller's own registration.",
	params: z.object({ id: objectId }),
	response: ownSeats,
});

export const lectureIds = z.array(rowId).check(z.maxLength(200));

export const saveUserReservations = defineCall({
	method: "POST",
	path: "/api/user/saveUserReservations/:id",
	logIn: "needed",
	limits: [{ max: 120, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"Replaces the seat reservations of a registration (`id`) by those of the lectures sent. Available seats are reserved. The response explains each refusal in a sentence. If any lecture is refused, no existing seat is released.",
	params: z.object({ id: objectId }),
	body: z.union([lectureIds, z.object({ lectureIds })]),
	response: z.object({
		/** Whether every request was fulfilled. */
		isSaved: z.boolean(),
		/** Whether each requested lecture's seat is held now, otherwise why not. */
		reservations: z.array(z.object({ lectureId: z.int(), isReserved: z.boolean(), message: z.nullable(z.string()) })),
		lectureIds: z.array(z.int()),
	}),
});
