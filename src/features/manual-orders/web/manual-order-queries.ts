import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getOrderChoices } from "../contract.ts";

export const ORDER_CHOICES = "office-order-choices";

export const orderChoicesQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: [ORDER_CHOICES, eventCode, lang],
		queryFn: () => call(getOrderChoices, { params: { eventCode }, query: { lang } }),
	});
