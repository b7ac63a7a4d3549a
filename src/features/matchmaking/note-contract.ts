import * as z from "zod/mini";
import { accountId, defineCall, eventParams } from "../../kit/contract/call.ts";
import { multiLineField } from "../../kit/contract/form-fields.ts";
import { MATCHMAKING_LIMITS } from "./rules.ts";

const tag = "People";
const path = "/api/event/:eventCode/people/:personId/note";
const params = z.extend(eventParams, { personId: accountId });
const note = z.object({ note: z.string() });

export const getPersonNote = defineCall({
	method: "GET",
	path,
	logIn: "needed",
	tag,
	summary: "One’s own note about a person at an event, empty without one. Nobody else reads it.",
	params,
	response: note,
});

export const setPersonNote = defineCall({
	method: "POST",
	path,
	logIn: "needed",
	limits: [{ max: 120, windowSeconds: 60 }],
	tag,
	summary: `Changes one’s own note about a person, of at most ${MATCHMAKING_LIMITS.note} characters; an empty one is deleted. 404 for a person who is neither shown to one at the event nor has been in touch with one there.`,
	params,
	body: z.object({ note: multiLineField() }),
	response: note,
});
