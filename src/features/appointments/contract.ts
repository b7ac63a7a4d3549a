import * as z from "zod/mini";
import { accountId, decimal, defineCall, eventParams, instant, langQuery, objectId } from "../../kit/contract/call.ts";
import { multiLineField, singleLineField } from "../../kit/contract/form-fields.ts";
import { APPOINTMENT_LIMITS, STATES } from "./rules.ts";

const tag = "People";
const withPerson = z.extend(eventParams, { personId: accountId });
const atAppointment = z.extend(eventParams, { id: objectId });

/** `place` is null for an online meeting. Instants are ISO 8601 in UTC. */
const times = { startDate: z.string(), endDate: z.string(), place: z.nullable(z.string()) };

const appointment = z.object({
	id: z.int(),
	person: z.object({ id: z.string(), firstName: z.string(), lastName: z.string() }),
	...times,
	note: z.string(),
	state: z.enum(STATES),
	/** True if the viewer proposed the current time. */
	isMine: z.boolean(),
	/** The new time that one of the two has requested; null without a request. */
	move: z.nullable(z.object({ ...times, isMine: z.boolean() })),
	/** True after the start: nothing can change. */
	isOver: z.boolean(),
	/** The URL of the video room, from ten minutes before an agreed online meeting until its end; otherwise null. */
	roomUrl: z.nullable(z.string()),
	/** Names conflicts; they refuse nothing. */
	clashes: z.array(z.string()),
});
export type Appointment = z.output<typeof appointment>;

/**
 * `minutes` is the length. `place` names a meeting point in Polish or English; an event without points accepts any
 * place. Without a place the meeting is online.
 */
const proposal = {
	startDate: instant,
	minutes: z.int().check(z.minimum(5), z.maximum(240)),
	place: z.nullable(singleLineField(APPOINTMENT_LIMITS.place)),
};
/** The state and time that the client saw when the person acted. */
const expected = z.object({ state: z.enum(STATES), startDate: instant });

export const getMeetingTimes = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/people/:personId/meeting-times",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag,
	summary:
		"The upcoming times of an event's days for a meeting with a contact: the caller's own plans at each time, and whether the contact is free. The contact's plans are not revealed. Answers 404 if the two are not connected.",
	params: withPerson,
	query: z.extend(langQuery, { minutes: z.optional(decimal) }),
	response: z.object({
		timeZone: z.string(),
		/** Meeting points in the requested language; empty if people may type any place. */
		points: z.array(z.string()),
		times: z.array(
			z.object({
				startDate: z.string(),
				endDate: z.string(),
				/** False if the meeting must be online. */
				isOnsite: z.boolean(),
				clashes: z.array(z.string()),
				isOtherFree: z.boolean(),
			}),
		),
	}),
});

export const proposeAppointment = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/people/:personId/appointments",
	logIn: "needed",
	limits: [{ max: 30, windowSeconds: 600 }],
	tag,
	summary: `Proposes a meeting to a contact, online or at a meeting point. The proposal reserves no time until it is accepted. Answers 409 if the two already have a meeting, after the event, and when ${APPOINTMENT_LIMITS.open} of the caller's proposals are pending. Repeating the call changes nothing.`,
	params: withPerson,
	body: z.object({ ...proposal, note: multiLineField(APPOINTMENT_LIMITS.note) }),
	response: appointment,
});

export const getAppointments = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/appointments",
	logIn: "needed",
	tag,
	summary: "The caller's meetings with other participants of an event, by start time: proposed, agreed and ended.",
	params: eventParams,
	response: z.object({ timeZone: z.string(), appointments: z.array(appointment) }),
});

export const answerAppointment = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/appointments/:id/answer",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 600 }],
	tag,
	summary:
		"Accepts or declines the time proposed by the other person, including a move of an agreed meeting. Declining the caller's own move request withdraws it. Answers 409 if the meeting has changed since it was read.",
	params: atAppointment,
	body: z.object({ isAccepted: z.boolean(), expected }),
	response: appointment,
});

export const moveAppointment = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/appointments/:id/move",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 600 }],
	tag,
	summary:
		"Proposes another time or place. An agreed meeting stays unchanged until the other person accepts. A pending proposal is replaced.",
	params: atAppointment,
	body: z.object({ ...proposal, expected }),
	response: appointment,
});

export const cancelAppointment = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/appointments/:id/cancel",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 600 }],
	tag,
	summary:
		"Withdraws the caller's own proposal, or cancels an agreed meeting. Answers 409 after its start. Repeating the call changes nothing.",
	params: atAppointment,
	body: z.object({ expected }),
	response: appointment,
});

export const getAppointmentCalendar = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/appointments/:id/calendar.ics",
	logIn: "needed",
	tag,
	summary: "An agreed meeting with another participant as a calendar file (iCalendar).",
	params: atAppointment,
	response: z.string(),
});
