import * as z from "zod/mini";
import { defineCall, objectId } from "../../kit/contract/call.ts";

const ownExhibitor = z.object({
	objectId: z.int(),
	name: z.string(),
	logoUrl: z.string(),
	/** 0 recruitment, 1 marketing. */
	type: z.int(),
	isMeetingEnabled: z.boolean(),
	eventCode: z.string(),
	eventName: z.string(),
	timeZone: z.string(),
	startDate: z.string(),
	endDate: z.string(),
});
export type OwnExhibitor = z.output<typeof ownExhibitor>;

export const getOwnExhibitors = defineCall({
	method: "GET",
	path: "/api/user/exhibitors",
	logIn: "needed",
	tag: "Exhibitors",
	summary: "The exhibitors whose staff the caller belongs to, at all events, latest event first.",
	response: z.object({ exhibitors: z.array(ownExhibitor) }),
});

const staffMember = z.object({
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
	sinceDate: z.string(),
	isYou: z.boolean(),
});

export const getExhibitorStaff = defineCall({
	method: "GET",
	path: "/api/exhibitor/:id/staff",
	logIn: "needed",
	tag: "Exhibitors",
	summary: "The staff of an exhibitor and the open invitations, for its staff. Others get 404.",
	params: z.object({ id: objectId }),
	response: z.object({
		staff: z.array(staffMember),
		invited: z.array(z.object({ email: z.string(), untilDate: z.string(), isExpired: z.boolean() })),
	}),
});
