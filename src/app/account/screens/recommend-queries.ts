import { queryOptions } from "@tanstack/react-query";
import { getRecommendation } from "../../../features/recommendations/contract.ts";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";

export const recommendQuery = (lang: Lang, id: string, eventCode: string) =>
	queryOptions({
		queryKey: ["recommendation", id, eventCode],
		queryFn: () => call(getRecommendation, { params: { id }, query: { lang, eventCode } }),
	});
