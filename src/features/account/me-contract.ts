import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";

/** `reserved` means that the order awaits payment. */
export const registrationStatus = z.enum(["reserved", "confirmed", "cancelled"]);
export type RegistrationStatus = z.output<typeof registrationStatus>;

/** Instants are ISO 8601 in UTC. */
export const ticketDay = z.object({
	name: z.string(),
	nameEn: z.nullable(z.string()),
	isOnsite: z.boolean(),
	startDate: z.string(),
	endDate: z.string(),
});

export const eventOfTicket = {
	eventCode: z.string(),
	eventName: z.string(),
	eventNameEn: z.nullable(z.string()),
	timeZone: z.string(),
	place: z.string(),
	placeEn: z.nullable(z.string()),
	city: z.string(),
	cityEn: z.nullable(z.string()),
};

/** Instants are ISO 8601 in UTC. */
export const ownRegistration = z.object({
	objectId: z.int(),
	...eventOfTicket,
	packageCode: z.string(),
	packageName: z.string(),
	calendarCode: z.nullable(z.string()),
	calendarName: z.nullable(z.string()),
	calendarNameEn: z.nullable(z.string()),
	isOnline: z.boolean(),
	days: z.array(ticketDay),
	startDate: z.string(),
	endDate: z.string(),
	status: registrationStatus,
	createdDate: z.string(),
	beams: z.array(z.string()),
});
export type OwnRegistration = z.output<typeof ownRegistration>;

export const me = defineCall({
	method: "GET",
	path: "/api/account/me",
	logIn: "needed",
	tag: "Account",
	summary: "The logged-in person and their registrations. Answers 401 without a log-in.",
	response: z.object({
		/** Paths of the person's own calls contain this id. */
		id: z.string(),
		email: z.string(),
		firstName: z.string(),
		lastName: z.string(),
		lang: z.enum(["pl", "en"]),
		photoUrl: z.nullable(z.string()),
		registrations: z.array(ownRegistration),
		isExhibitorStaff: z.boolean(),
	}),
});
