import * as z from "zod/mini";
import { defineCall, objectId } from "../../kit/contract/call.ts";
import { multiLineField } from "../../kit/contract/form-fields.ts";
import { MAX_NOTE } from "./notes.ts";

const path = "/api/recording/:id/note";
const params = z.object({ id: objectId });
const note = z.object({ note: z.string() });

export const getRecordingNote = defineCall({
	method: "GET",
	path,
	logIn: "needed",
	tag: "Account",
	summary: "One’s own note beside a recording, empty without one. Nobody else reads it.",
	params,
	response: note,
});

export const setRecordingNote = defineCall({
	method: "POST",
	path,
	logIn: "needed",
	limits: [{ max: 120, windowSeconds: 60 }],
	tag: "Account",
	summary: `Changes one’s own note beside a recording that one may watch, of at most ${MAX_NOTE} characters; an empty one is deleted, also when it may not be watched any more.`,
	params,
	body: z.object({ note: multiLineField(MAX_NOTE) }),
	response: note,
});
