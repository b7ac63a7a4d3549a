import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { QueryOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { listJournal, listJournalKinds } from "../contract.ts";

export const JOURNAL = "journal";

export const journalQuery = (lang: Lang, eventCode: string, typed: Readonly<Record<string, string>>) =>
	queryOptions({
		queryKey: [JOURNAL, eventCode, lang, typed],
		queryFn: () =>
			call(listJournal, {
				params: { eventCode },
				query: { ...typed, lang } as unknown as QueryOf<typeof listJournal>,
			}),
		placeholderData: keepPreviousData,
	});

export const journalKindsQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: ["journal-kinds", eventCode, lang],
		queryFn: () => call(listJournalKinds, { params: { eventCode }, query: { lang } }),
		staleTime: Number.POSITIVE_INFINITY,
	});
