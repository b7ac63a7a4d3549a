import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getToday } from "../contract.ts";

export const todayQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: ["office-today", eventCode],
		queryFn: () => call(getToday, { params: { eventCode }, query: { lang } }),
	});
