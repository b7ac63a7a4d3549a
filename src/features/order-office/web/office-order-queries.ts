import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { QueryOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getOfficeOrder, getOfficeOrders, getOfficeOrderTotals, getOfficeOrderViews } from "../contract.ts";

/** Search, sort and filters as they stand in the address; the server parses them. */
export type TypedOrderQuery = Readonly<Record<string, string>>;

export const OFFICE_ORDERS = "office-orders";

const sentQuery = (lang: Lang, typed: TypedOrderQuery) =>
	({ ...typed, lang }) as unknown as QueryOf<typeof getOfficeOrders>;

export const officeOrdersQuery = (lang: Lang, eventCode: string, typed: TypedOrderQuery) =>
	queryOptions({
		queryKey: [OFFICE_ORDERS, eventCode, "list", lang, typed],
		queryFn: () => call(getOfficeOrders, { params: { eventCode }, query: sentQuery(lang, typed) }),
		placeholderData: keepPreviousData,
	});

export const officeOrderTotalsQuery = (lang: Lang, eventCode: string, typed: TypedOrderQuery) =>
	queryOptions({
		queryKey: [OFFICE_ORDERS, eventCode, "totals", lang, typed],
		queryFn: () => call(getOfficeOrderTotals, { params: { eventCode }, query: sentQuery(lang, typed) }),
	});

export const officeOrderViewsQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: [OFFICE_ORDERS, eventCode, "views", lang],
		queryFn: () => call(getOfficeOrderViews, { params: { eventCode }, query: { lang } }),
	});

export const officeOrderQuery = (lang: Lang, eventCode: string, number: string) =>
	queryOptions({
		queryKey: [OFFICE_ORDERS, eventCode, "order", lang, number],
		queryFn: () => call(getOfficeOrder, { params: { eventCode, number }, query: { lang } }),
	});
