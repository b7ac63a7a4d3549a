import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getCommonLectures } from "../common-contract.ts";

export const commonLecturesQuery = (lang: Lang, eventCode: string, personId: string) =>
	queryOptions({
		queryKey: ["common-lectures", eventCode, personId, lang],
		queryFn: () => call(getCommonLectures, { params: { eventCode, personId }, query: { lang } }),
	});
