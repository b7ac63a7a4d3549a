import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { askedAt, OWN_PASSWORD_TRIES } from "../account/owner-contract.ts";
import { passwordForm } from "./password-form.ts";

export const changePassword = defineCall({
	method: "POST",
	path: "/api/user/password",
	logIn: "needed",
	limits: [OWN_PASSWORD_TRIES],
	tag: "Account",
	summary:
		"Sets a new password. Requires the current one. Every other session of the account ends, and an e-mail confirms the change.",
	body: z.object({ ...passwordForm.shape, eventCode: askedAt }),
	response: z.object({ isChanged: z.boolean() }),
});

/** A session is a logged-in browser. Instants are ISO 8601 in UTC. */
const ownSession = z.object({
	id: z.string(),
	/** "Firefox, Windows"; null if the browser is unknown. */
	device: z.nullable(z.string()),
	begunDate: z.string(),
	seenDate: z.string(),
	isThis: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

const ownSessions = z.object({ sessions: z.array(ownSession) });

export const getOwnSessions = defineCall({
	method: "GET",
	path: "/api/user/sessions",
	logIn: "needed",
	tag: "Account",
	summary: "The sessions of the account: the current one first, then by last use.",
	response: ownSessions,
});

export const endOwnSession = defineCall({
	method: "POST",
	path: "/api/user/sessions/:id/end",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"Ends another session of the account. Another account's session answers 404. The current session answers 409; it ends by logging out.",
	params: z.object({ id: singleLine(60) }),
	body: z.nullish(z.object({})),
	response: ownSessions,
});

export const endOtherSessions = defineCall({
	method: "POST",
	path: "/api/user/sessions/end-others",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag: "Account",
	summary: "Ends every session of the account except the current one.",
	body: z.nullish(z.object({})),
	response: ownSessions,
});
