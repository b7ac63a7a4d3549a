import { queryOptions } from "@tanstack/react-query";
import { getOwnOrders } from "../../features/order-page/contract.ts";
import { getOwnTickets } from "../../features/tickets/contract.ts";
import { call } from "../../kit/api/call.ts";
import type { Lang } from "../../kit/i18n/lang.ts";

/** The service worker caches it for offline use. */
export const ticketsQuery = (lang: Lang) =>
	queryOptions({ queryKey: ["tickets", lang], queryFn: () => call(getOwnTickets, { query: { lang } }) });

export const ordersQuery = (lang: Lang) =>
	queryOptions({ queryKey: ["orders", lang], queryFn: () => call(getOwnOrders, { query: { lang } }) });
