import { queryOptions } from "@tanstack/react-query";
import { getRecommendation } from "../../../features/recommendations/contract.ts";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";

/** How many friends a person has invited to an event, and how many came. */
export const recommendQuery = (lang: Lang, id: string, eventCode: string) =>
	queryOptions({
		queryKey: ["recommendation", id, eventCode],
		queryFn: () => call(getRecommendation, { params: { id }, query: { lang, eventCode } }),
	});
