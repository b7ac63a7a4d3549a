import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getStandMessages, getStandVisits } from "../staff-contract.ts";

export const standMessagesQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: ["stand-messages", id, lang],
		queryFn: () => call(getStandMessages, { params: { id }, query: { lang } }),
	});

export type StandVisits = ResponseOf<typeof getStandVisits>;

export const standVisitsQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: ["stand-visits", id, lang],
		queryFn: () => call(getStandVisits, { params: { id }, query: { lang } }),
	});
