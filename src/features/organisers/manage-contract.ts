import * as z from "zod/mini";
import { accountId, eventParams } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { fileQuery } from "../../kit/list/list-query.ts";
import { namedEmail } from "../account/contract.ts";
import { defineOfficeCall } from "./office-call.ts";
import { ROLES } from "./rights.ts";

const role = z.enum(ROLES);
const roleList = z.array(role).check(z.maxLength(ROLES.length));
const often = [{ max: 60, windowSeconds: 60 }];
const ofAccount = z.extend(eventParams, { accountId });

/** Roles at the event (`isOfFoundation` false) or at every event. */
const place = { isOfFoundation: z.boolean() };

const grantedRole = z.object({ role, name: z.string(), ...place, sinceDate: z.string() });

const organiser = z.object({
	accountId: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
	isYou: z.boolean(),
	hasSecondFactor: z.boolean(),
	/** The last use of a session; null without an open one. */
	lastUsedDate: z.nullable(z.string()),
	sessionCount: z.int(),
	roles: z.array(grantedRole),
	can: z.object({
		/** Change the roles at this event. */
		changeHere: z.boolean(),
		/** Change the roles at every event. */
		changeEverywhere: z.boolean(),
		endSessions: z.boolean(),
	}),
});
export type ListedOrganiser = z.output<typeof organiser>;

const invitation = z.object({
	email: z.string(),
	role,
	name: z.string(),
	...place,
	invitedDate: z.string(),
	untilDate: z.string(),
	isExpired: z.boolean(),
	can: z.object({ withdraw: z.boolean() }),
});

export const listOrganisers = defineOfficeCall({
	right: "organisers.read",
	method: "GET",
	path: "/api/office/event/:eventCode/organisers",
	summary:
		"The organisers of the event and of the foundation by name, their open invitations, and the roles that the caller can give.",
	response: z.object({
		organisers: z.array(organiser),
		invitations: z.array(invitation),
		/** Each role with the sentences of its rights ("refund money"). */
		roles: z.array(z.object({ role, name: z.string(), rights: z.array(z.string()) })),
		can: z.object({ inviteHere: z.boolean(), inviteEverywhere: z.boolean(), export: z.boolean() }),
	}),
});

export const getOrganisersFile = defineOfficeCall({
	right: "organisers.export",
	method: "GET",
	path: "/api/office/event/:eventCode/organisers/file",
	summary:
		"The roles at the event and of the foundation, and open invitations, one per line, as a file: CSV for spreadsheets (UTF-8, semicolons) or XLSX.",
	query: fileQuery(z.object({ lang: z.optional(singleLine(20)) })),
	response: z.string(),
});

export const inviteOrganiser = defineOfficeCall({
	right: "organisers.manage",
	method: "POST",
	path: "/api/office/event/:eventCode/organisers/invite",
	summary:
		"Invites an organiser by an e-mail with a link, which works once and for 14 days. It replaces an earlier invitation of the address to the same place. 409 for an organiser with this role.",
	takesKey: true,
	limits: often,
	body: z.object({ email: namedEmail, role, ...place, emailLang: z.optional(z.enum(["pl", "en"])) }),
	response: z.object({ untilDate: z.string() }),
});

export const withdrawInvitation = defineOfficeCall({
	right: "organisers.manage",
	method: "POST",
	path: "/api/office/event/:eventCode/organisers/uninvite",
	summary: "Withdraws an invitation that was not accepted. 404 without one.",
	limits: often,
	body: z.object({ email: namedEmail, ...place }),
	response: z.object({ isWithdrawn: z.boolean() }),
});

export const changeRoles = defineOfficeCall({
	right: "organisers.manage",
	method: "POST",
	path: "/api/office/event/:eventCode/organisers/:accountId/roles",
	summary:
		"Replaces an organiser's roles at one place; an empty list removes them. `before` are the roles that the caller saw: 409 if they have changed. 409 for the foundation's last owner. 404 for an account without a role at the place.",
	limits: often,
	params: ofAccount,
	body: z.object({ ...place, before: roleList, roles: roleList }),
	response: z.object({ roles: z.array(role) }),
});

const session = z.object({
	id: z.string(),
	/** "Firefox, Windows"; null if unknown. */
	device: z.nullable(z.string()),
	startDate: z.string(),
	lastUsedDate: z.string(),
	isThis: z.boolean(),
});

export const listSessions = defineOfficeCall({
	right: "organisers.read",
	method: "GET",
	path: "/api/office/event/:eventCode/organisers/:accountId/sessions",
	summary: "An organiser's open sessions, the last used first. 404 for an account without a role at the event.",
	params: ofAccount,
	response: z.object({ sessions: z.array(session) }),
});

export const endSessions = defineOfficeCall({
	right: "organisers.manage",
	method: "POST",
	path: "/api/office/event/:eventCode/organisers/:accountId/sessions/end",
	summary: "Ends one session of an organiser, or all (`sessionId` null) except the calling one.",
	limits: often,
	params: ofAccount,
	body: z.object({ sessionId: z.nullable(singleLine(64)) }),
	response: z.object({ sessions: z.array(session) }),
});
