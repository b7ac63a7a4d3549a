import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getPriceList } from "../office-contract.ts";

export const priceListQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: ["price-list", eventCode, lang],
		queryFn: () => call(getPriceList, { params: { eventCode }, query: { lang } }),
	});
