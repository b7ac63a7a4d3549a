import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { listOrganisers, listSessions } from "../manage-contract.ts";

export const ORGANISERS = "organisers";

export const organisersQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: [ORGANISERS, eventCode, lang],
		queryFn: () => call(listOrganisers, { params: { eventCode }, query: { lang } }),
	});

export const organiserSessionsQuery = (lang: Lang, eventCode: string, accountId: string) =>
	queryOptions({
		queryKey: [ORGANISERS, eventCode, lang, accountId, "sessions"],
		queryFn: () => call(listSessions, { params: { eventCode, accountId }, query: { lang } }),
	});
