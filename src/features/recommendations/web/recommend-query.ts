import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getRecommendation } from "../contract.ts";

export const recommendQuery = (lang: Lang, id: string, eventCode: string) =>
	queryOptions({
		queryKey: ["recommendation", id, eventCode],
		queryFn: () => call(getRecommendation, { params: { id }, query: { lang, eventCode } }),
	});
