import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { QueryOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import {
	getBlocked,
	getInvitations,
	getNetworkingStatus,
	getPerson,
	type searchPeople as Search,
	searchPeople,
} from "../contract.ts";
import { getReports } from "../report-contract.ts";
import { PEOPLE } from "../topics.ts";

export type PeopleFilters = Omit<QueryOf<typeof Search>, "lang" | "page">;

export const meetingQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: [PEOPLE, eventCode, "standing"],
		queryFn: () => call(getNetworkingStatus, { params: { eventCode }, query: { lang } }),
	});

export const peopleSearchQuery = (lang: Lang, eventCode: string, filters: PeopleFilters) =>
	infiniteQueryOptions({
		queryKey: [PEOPLE, eventCode, "found", filters],
		queryFn: ({ pageParam }) =>
			call(searchPeople, { params: { eventCode }, query: { lang, ...filters, page: pageParam } }),
		initialPageParam: 1,
		getNextPageParam: (last, all) => (all.length < last.pages ? all.length + 1 : undefined),
	});

/** Polled every 30 s while visible. */
export const reportsQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: [PEOPLE, eventCode, "reports", lang],
		queryFn: () => call(getReports, { params: { eventCode }, query: { lang } }),
		refetchInterval: 30_000,
	});

export const invitationsQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: [PEOPLE, eventCode, "invitations"],
		queryFn: () => call(getInvitations, { params: { eventCode }, query: { lang } }),
	});

export const personQuery = (lang: Lang, eventCode: string, personId: string) =>
	queryOptions({
		queryKey: [PEOPLE, eventCode, "person", personId],
		queryFn: () => call(getPerson, { params: { eventCode, personId }, query: { lang } }),
	});

export const blockedQuery = (lang: Lang) =>
	queryOptions({ queryKey: [PEOPLE, "blocked"], queryFn: () => call(getBlocked, { query: { lang } }) });
