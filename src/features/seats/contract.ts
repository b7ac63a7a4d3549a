import * as z from "zod/mini";
import { defineCall, eventParams, objectId, rowId } from "../../kit/contract/call.ts";

/** 0 free, 1 last places, 2 none. */
const seatStatus = z.literal([0, 1, 2]);

/** A lecture with reserved seats. Instants are ISO 8601 in UTC. */
export const seatLecture = z.object({
	lectureId: z.int(),
	/** In the original language; the Polish and English fields hold translations, if any. */
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
	/** How its day can be attended. */
	isOnline: z.boolean(),
	isOnsite: z.boolean(),
});

/** Availability for holders of basic and of extended packages. */
const offeredLecture = z.extend(seatLecture, { basic: seatStatus, extended: seatStatus });
export type OfferedLecture = z.output<typeof offeredLecture>;

export const getLectureSeats = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/lectures/seats",
	tag: "Agenda",
	summary: "The lectures of an event whose seats are reserved, by start, with what is left at this moment.",
	params: eventParams,
	response: z.object({ timeZone: z.string(), lectures: z.array(offeredLecture) }),
});

const ownLecture = z.extend(seatLecture, {
	/** Availability for this person. */
	status: seatStatus,
	isReserved: z.boolean(),
	/** It has begun: nothing can be reserved any more. */
	isOver: z.boolean(),
});
export type OwnLecture = z.output<typeof ownLecture>;

/** Seats of a registration. */
const ownSeats = z.object({
	registrationId: z.int(),
	eventCode: z.string(),
	timeZone: z.string(),
	hasExtendedSeats: z.boolean(),
	/** Those that the ticket opens, by start. */
	lectures: z.array(ownLecture),
});

export const getOwnSeats = defineCall({
	method: "GET",
	path: "/api/user/reservations/:id",
	logIn: "needed",
	tag: "Account",
	summary: "The lectures whose seats a registration (`id`) may reserve, and which it has; of one's own only.",
	params: z.object({ id: objectId }),
	response: ownSeats,
});

/** Ids of lectures; duplicates count once. */
export const lectureIds = z.array(rowId).check(z.maxLength(200));

export const saveUserReservations = defineCall({
	method: "POST",
	path: "/api/user/saveUserReservations/:id",
	logIn: "needed",
	limits: [{ max: 120, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"Replaces the lecture seats of a registration (`id`) by those of the lectures sent. What can be had is taken, what cannot is told in a sentence; where anything is refused, nothing is given up.",
	params: z.object({ id: objectId }),
	body: z.union([lectureIds, z.object({ lectureIds })]),
	response: z.object({
		/** Everything is as it was sent. */
		isSaved: z.boolean(),
		/** Per requested lecture: whether its seat is held now, otherwise why not. */
		reservations: z.array(z.object({ lectureId: z.int(), isReserved: z.boolean(), message: z.nullable(z.string()) })),
		/** The held seats. */
		lectureIds: z.array(z.int()),
	}),
});
