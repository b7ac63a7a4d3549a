import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { QueryOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getWaitingEntries, getWaitingEntry, getWaitingTotals } from "../waiting-office-contract.ts";

/** Search, sort and filters as they stand in the address; the server parses them. */
type TypedQuery = Readonly<Record<string, string>>;

export const WAITING_LIST = "office-waiting-list";

const sentQuery = (lang: Lang, typed: TypedQuery) =>
	({ ...typed, lang }) as unknown as QueryOf<typeof getWaitingEntries>;

export const waitingEntriesQuery = (lang: Lang, eventCode: string, typed: TypedQuery) =>
	queryOptions({
		queryKey: [WAITING_LIST, eventCode, "list", lang, typed],
		queryFn: () => call(getWaitingEntries, { params: { eventCode }, query: sentQuery(lang, typed) }),
		placeholderData: keepPreviousData,
	});

export const waitingTotalsQuery = (lang: Lang, eventCode: string, typed: TypedQuery) =>
	queryOptions({
		queryKey: [WAITING_LIST, eventCode, "totals", lang, typed],
		queryFn: () => call(getWaitingTotals, { params: { eventCode }, query: sentQuery(lang, typed) }),
	});

export const waitingEntryQuery = (lang: Lang, eventCode: string, entryId: number) =>
	queryOptions({
		queryKey: [WAITING_LIST, eventCode, "entry", lang, entryId],
		queryFn: () => call(getWaitingEntry, { params: { eventCode, entryId }, query: { lang } }),
	});
