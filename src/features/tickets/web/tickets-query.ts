import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getOwnTickets } from "../contract.ts";

/** The service worker caches it for offline use. */
export const ticketsQuery = (lang: Lang) =>
	queryOptions({ queryKey: ["tickets", lang], queryFn: () => call(getOwnTickets, { query: { lang } }) });
