import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import {
	getBlocked,
	getInvitations,
	getMeeting,
	getPerson,
	type searchPeople as Search,
	searchPeople,
} from "../../../features/matchmaking/contract.ts";
import { call } from "../../../kit/api/call.ts";
import type { QueryOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";

/** What people are looked for by. */
export type PeopleFilters = Omit<QueryOf<typeof Search>, "lang" | "page">;

/** What one may do with the people of an event. */
export const meetingQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: ["people", eventCode, "standing"],
		queryFn: () => call(getMeeting, { params: { eventCode }, query: { lang } }),
	});

/** Those who are found, page by page. */
export const foundQuery = (lang: Lang, eventCode: string, filters: PeopleFilters) =>
	infiniteQueryOptions({
		queryKey: ["people", eventCode, "found", filters],
		queryFn: ({ pageParam }) =>
			call(searchPeople, { params: { eventCode }, query: { lang, ...filters, page: pageParam } }),
		initialPageParam: 1,
		getNextPageParam: (last, all) => (all.length < last.pages ? all.length + 1 : undefined),
	});

export const invitationsQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: ["people", eventCode, "invitations"],
		queryFn: () => call(getInvitations, { params: { eventCode }, query: { lang } }),
	});

export const personQuery = (lang: Lang, eventCode: string, personId: string) =>
	queryOptions({
		queryKey: ["people", eventCode, "person", personId],
		queryFn: () => call(getPerson, { params: { eventCode, personId }, query: { lang } }),
	});

export const blockedQuery = (lang: Lang) =>
	queryOptions({ queryKey: ["people", "blocked"], queryFn: () => call(getBlocked, { query: { lang } }) });

/** Asks anew for all that is known of people. */
export const askPeopleAnew = (queries: QueryClient): void => void queries.invalidateQueries({ queryKey: ["people"] });
