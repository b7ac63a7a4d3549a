import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getOwnOrders } from "../contract.ts";

export const ordersQuery = (lang: Lang) =>
	queryOptions({ queryKey: ["orders", lang], queryFn: () => call(getOwnOrders, { query: { lang } }) });
