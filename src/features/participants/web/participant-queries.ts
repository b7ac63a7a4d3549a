import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { QueryOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getParticipants, getParticipantTotals } from "../contract.ts";
import { getPerson } from "../person-contract.ts";

/** Search, sort and filters as they stand in the address; the server parses them. */
type TypedQuery = Readonly<Record<string, string>>;

export const PARTICIPANTS = "office-participants";

const sentQuery = (lang: Lang, typed: TypedQuery) => ({ ...typed, lang }) as unknown as QueryOf<typeof getParticipants>;

export const participantsQuery = (lang: Lang, eventCode: string, typed: TypedQuery) =>
	queryOptions({
		queryKey: [PARTICIPANTS, eventCode, "list", lang, typed],
		queryFn: () => call(getParticipants, { params: { eventCode }, query: sentQuery(lang, typed) }),
		placeholderData: keepPreviousData,
	});

export const participantTotalsQuery = (lang: Lang, eventCode: string, typed: TypedQuery) =>
	queryOptions({
		queryKey: [PARTICIPANTS, eventCode, "totals", lang, typed],
		queryFn: () => call(getParticipantTotals, { params: { eventCode }, query: sentQuery(lang, typed) }),
	});

export const personQuery = (lang: Lang, eventCode: string, personId: string) =>
	queryOptions({
		queryKey: [PARTICIPANTS, eventCode, "person", lang, personId],
		queryFn: () => call(getPerson, { params: { eventCode, personId }, query: { lang } }),
	});
