import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import { getRecordingNote } from "../note-contract.ts";

export const recordingNoteQuery = (id: number) =>
	queryOptions({
		queryKey: ["recording-note", id],
		queryFn: () => call(getRecordingNote, { params: { id } }),
		// another device's note appears when the page is opened
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});
