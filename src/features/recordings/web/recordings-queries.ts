import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import { getRecording, getRecordings } from "../contract.ts";

export const recordingsQuery = (eventCode: string) =>
	queryOptions({
		queryKey: ["recordings", eventCode],
		queryFn: () => call(getRecordings, { params: { eventCode } }),
	});

/** Signed links expire after 15 minutes, so each opening refetches the recording. */
export const recordingQuery = (id: number) =>
	queryOptions({
		queryKey: ["recording", id],
		queryFn: () => call(getRecording, { params: { id } }),
		staleTime: 0,
		gcTime: 0,
		refetchOnWindowFocus: false,
	});
