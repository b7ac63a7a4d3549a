import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { MEETINGS } from "../../meetings/topics.ts";
import { getAppointments, getMeetingTimes } from "../contract.ts";

export const appointmentsQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: [MEETINGS, "appointments", eventCode, lang],
		queryFn: () => call(getAppointments, { params: { eventCode }, query: { lang } }),
	});

/** Times at which both people are free. */
export const meetingTimesQuery = (lang: Lang, eventCode: string, personId: string, minutes: number) =>
	queryOptions({
		queryKey: [MEETINGS, "times", eventCode, personId, minutes, lang],
		queryFn: () => call(getMeetingTimes, { params: { eventCode, personId }, query: { lang, minutes } }),
	});
