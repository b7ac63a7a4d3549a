import * as z from "zod/mini";
import { defineCall, objectId } from "../../kit/contract/call.ts";
import { noteForm } from "./note-form.ts";
import { MAX_NOTE } from "./notes.ts";

const path = "/api/recording/:id/note";
const params = z.object({ id: objectId });
const note = z.object({ note: z.string() });

export const getRecordingNote = defineCall({
	method: "GET",
	path,
	logIn: "needed",
	tag: "Account",
	summary: "The caller's own note on a recording, empty if there is none. Nobody else can read it.",
	params,
	response: note,
});

export const setRecordingNote = defineCall({
	method: "POST",
	path,
	logIn: "needed",
	limits: [{ max: 120, windowSeconds: 60 }],
	tag: "Account",
	summary: `Changes the caller's own note on a recording that they may watch, at most ${MAX_NOTE} characters. An empty note is deleted, even if the caller may no longer watch the recording.`,
	params,
	body: z.object(noteForm.shape),
	response: note,
});
