import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import { getRecordingNote } from "../note-contract.ts";

export const recordingNoteQuery = (id: number) =>
	queryOptions({
		queryKey: ["recording-note", id],
		queryFn: () => call(getRecordingNote, { params: { id } }),
		// opening the page shows another device's note
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});
