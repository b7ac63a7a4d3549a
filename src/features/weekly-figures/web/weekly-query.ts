import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getWeeklyFigures } from "../contract.ts";

export const weeklyQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: ["weekly-figures", eventCode, lang],
		queryFn: () => call(getWeeklyFigures, { params: { eventCode }, query: { lang } }),
	});
