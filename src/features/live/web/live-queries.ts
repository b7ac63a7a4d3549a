import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import { getLectureAccess, getLive, getLiveProgramme } from "../contract.ts";

export const liveProgrammeQuery = (eventCode: string) =>
	queryOptions({
		queryKey: ["live-programme", eventCode],
		queryFn: () => call(getLiveProgramme, { params: { eventCode } }),
		refetchInterval: 60_000,
	});

export const lectureAccessQuery = (eventCode: string) =>
	queryOptions({
		queryKey: ["lecture-access", eventCode],
		queryFn: () => call(getLectureAccess, { params: { eventCode } }),
	});

export const liveQuery = (id: number) =>
	queryOptions({
		queryKey: ["live", id],
		queryFn: () => call(getLive, { params: { id } }),
		staleTime: 0,
		gcTime: 0,
		refetchOnWindowFocus: false,
	});
