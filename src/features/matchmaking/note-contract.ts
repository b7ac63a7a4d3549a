import * as z from "zod/mini";
import { accountId, defineCall, eventParams } from "../../kit/contract/call.ts";
import { personNoteForm } from "./note-form.ts";
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
	summary: "The caller's own note about a person at an event, empty if there is none. Nobody else can read it.",
	params,
	response: note,
});

export const setPersonNote = defineCall({
	method: "POST",
	path,
	logIn: "needed",
	limits: [{ max: 120, windowSeconds: 60 }],
	tag,
	summary: `Changes the caller's own note about a person, at most ${MATCHMAKING_LIMITS.note} characters. An empty note is deleted. Answers 404 if the person is neither visible to the caller at the event nor in contact with them there.`,
	params,
	body: z.object(personNoteForm.shape),
	response: note,
});
