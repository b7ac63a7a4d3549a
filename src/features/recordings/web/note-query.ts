import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import { getRecordingNote } from "../note-contract.ts";

/** One's own note beside a recording. */
export const recordingNoteQuery = (id: number) =>
	queryOptions({
		queryKey: ["recording-note", id],
		queryFn: () => call(getRecordingNote, { params: { id } }),
		// what is typed here stands; another device's note comes when the page is opened
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});
