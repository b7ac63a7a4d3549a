import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { findInOffice } from "../contract.ts";

/** The hits of typed words. Until they come, the previous ones stay. */
export const findQuery = (lang: Lang, eventCode: string, q: string) =>
	queryOptions({
		queryKey: ["office-find", eventCode, lang, q],
		queryFn: () => call(findInOffice, { params: { eventCode }, query: { lang, q } }),
		placeholderData: keepPreviousData,
		enabled: q !== "",
	});
