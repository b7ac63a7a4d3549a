import * as z from "zod/mini";
import { defineCall, eventParams, objectId, rowId } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { lectureLecturer } from "../agenda/contract.ts";

/** Instants are ISO 8601 in UTC. */
const scheduleFields = {
	lectureId: z.int(),
	startDate: z.string(),
	endDate: z.string(),
	place: z.string(),
	calendarName: z.string(),
	calendarNameEn: z.nullable(z.string()),
};

const planLecture = z.object({
	...scheduleFields,
	/** The original language, with Polish and English translations if available. */
	subject: z.string(),
	subjectPl: z.nullable(z.string()),
	subjectEn: z.nullable(z.string()),
	language: z.string(),
	calendarCode: z.string(),
	/** False for on-demand lectures, which clash with nothing. */
	hasHours: z.boolean(),
	isFavourite: z.boolean(),
	isReserved: z.boolean(),
	/** The next repetition of the lecture at a free time of the plan, or null. */
	repetition: z.nullable(z.object(scheduleFields)),
	/** Whether the person's ticket opens its recording. */
	isRecorded: z.boolean(),
	lecturers: z.array(lectureLecturer),
	/** Time and place before a change that the person has not seen, or null. */
	change: z.nullable(z.object({ startDate: z.string(), place: z.string() })),
});
export type PlanLecture = z.output<typeof planLecture>;

/** A lecture's seat under one of the person's tickets. */
const planSeat = z.object({
	lectureId: z.int(),
	/** The registration that has or could get the seat. */
	registrationId: z.int(),
	/** The availability for this person: 0 free, 1 few, 2 none. */
	status: z.literal([0, 1, 2]),
	isReserved: z.boolean(),
	isExtended: z.boolean(),
	/** Whether the lecture has begun; then reservations are closed. */
	isOver: z.boolean(),
});
export type PlanSeat = z.output<typeof planSeat>;

const ownPlan = z.object({
	eventCode: z.string(),
	timeZone: z.string(),
	lectures: z.array(planLecture),
	/** One per lecture with seats that the person's ticket opens. */
	seats: z.array(planSeat),
	/** Null without a calendar feed. */
	feedSince: z.nullable(z.string()),
});
export type OwnPlan = z.output<typeof ownPlan>;

export const getOwnPlan = defineCall({
	method: "GET",
	path: "/api/user/plan/:eventCode",
	logIn: "needed",
	tag: "Account",
	summary:
		"The caller's plan for an event: favourites, lectures with a reserved seat, and the seats that the caller's tickets allow.",
	params: eventParams,
	response: ownPlan,
});

const limits = [{ max: 240, windowSeconds: 60 }];

export const setFavourite = defineCall({
	method: "POST",
	path: "/api/user/favourites/:id",
	logIn: "needed",
	limits,
	tag: "Account",
	summary: "Adds a lecture (`id`) to the favourites, or removes it. Repeating the call changes nothing.",
	params: z.object({ id: objectId }),
	body: z.object({ isFavourite: z.boolean() }),
	response: z.object({ lectureId: z.int(), isFavourite: z.boolean() }),
});

export const joinFavourites = defineCall({
	method: "POST",
	path: "/api/user/plan/:eventCode/favourites",
	logIn: "needed",
	limits,
	tag: "Account",
	summary:
		"Adds the favourites of an event that were collected before log-in. Unknown lectures and those of other events are ignored.",
	params: eventParams,
	body: z.object({ lectureIds: z.array(rowId).check(z.maxLength(200)) }),
	response: z.object({
		/** All current favourites at the event. */
		lectureIds: z.array(z.int()),
	}),
});

export const seePlanChanges = defineCall({
	method: "POST",
	path: "/api/user/plan/:eventCode/seen",
	logIn: "needed",
	limits,
	tag: "Account",
	summary: "Records that the caller has seen the changes in their plan.",
	params: eventParams,
	response: z.object({ isSeen: z.boolean() }),
});

export const changePlanFeed = defineCall({
	method: "POST",
	path: "/api/user/plan/:eventCode/feed",
	logIn: "needed",
	limits: [{ max: 20, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"Creates a new secret address of the plan for calendar programs, or removes it (`isOn`: false). The previous address stops working. The address is returned only once.",
	params: eventParams,
	body: z.object({ isOn: z.boolean() }),
	response: z.object({ url: z.nullable(z.string()) }),
});

export const getPlanFeed = defineCall({
	method: "GET",
	path: "/api/plan/:secret/plan.ics",
	limits: [{ max: 600, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"A person's plan as a calendar feed (iCalendar), by its secret address. Answers 304 if nothing changed, and 404 for a replaced address.",
	params: z.object({ secret: singleLine(100) }),
	response: z.string(),
});
