import type { FastifyInstance } from "fastify";
import { longer } from "../../../kit/contract/longer.ts";
import { wrongForm } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { getRecordingNote, setRecordingNote } from "../note-contract.ts";
import { MAX_NOTE } from "../notes.ts";
import { publishedRecording, type WatchDeps, watchedRecording } from "./may-watch.ts";
import { findRecordingNote, storeRecordingNote } from "./note-store.ts";

/** A note stays readable after its recording closes. */
export function noteRoutes(app: FastifyInstance, deps: WatchDeps): void {
	const { db, clock } = deps;

	serve(app, getRecordingNote, async ({ accountId, params }) => {
		await publishedRecording(deps, params.id, accountId);
		return { note: await findRecordingNote(db, { accountId, recordingId: params.id }) };
	});

	serve(app, setRecordingNote, async ({ accountId, params, body: { note } }) => {
		const error = longer(note, MAX_NOTE);
		if (error) throw wrongForm({ note: error });
		const look = note === "" ? publishedRecording : watchedRecording;
		await look(deps, params.id, accountId);
		await storeRecordingNote(db, { accountId, recordingId: params.id }, note, clock.now());
		return { note };
	});
}
