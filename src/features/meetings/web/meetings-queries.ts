import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getMeetingExhibitors, getMeetingSlots, getOwnMeetings } from "../contract.ts";
import { MEETINGS, SLOTS } from "../topics.ts";

export const meetingExhibitorsQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: [SLOTS, "exhibitors", eventCode, lang],
		queryFn: () => call(getMeetingExhibitors, { params: { eventCode }, query: { lang } }),
	});

export const ownMeetingsQuery = (lang: Lang, id: string, eventCode: string) =>
	queryOptions({
		queryKey: [MEETINGS, "own", id, eventCode, lang],
		queryFn: () => call(getOwnMeetings, { params: { id }, query: { lang, eventCode } }),
	});

export const slotsQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: [SLOTS, id, lang],
		queryFn: () => call(getMeetingSlots, { params: { id }, query: { lang } }),
	});

export const refetchMeetings = (queries: QueryClient) =>
	Promise.all([MEETINGS, SLOTS].map((topic) => queries.invalidateQueries({ queryKey: [topic] })));
