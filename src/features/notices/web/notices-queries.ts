import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getNotices, getUnreadNotices } from "../contract.ts";
import { NOTICES } from "../topics.ts";

export const unreadQuery = (lang: Lang) =>
	queryOptions({
		queryKey: [NOTICES, "unread"],
		queryFn: () => call(getUnreadNotices, { query: { lang } }),
	});

export const noticesQuery = (lang: Lang) =>
	infiniteQueryOptions({
		queryKey: [NOTICES, "list", lang],
		queryFn: ({ pageParam }) =>
			call(getNotices, { query: pageParam === undefined ? { lang } : { lang, before: pageParam } }),
		initialPageParam: undefined as string | undefined,
		getNextPageParam: (last) => last.next ?? undefined,
	});
