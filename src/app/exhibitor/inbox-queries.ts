import { queryOptions } from "@tanstack/react-query";
import { getStandConversations } from "../../features/chat/stand-contract.ts";
import { LIST_KEY } from "../../features/chat/web/chat-queries.ts";
import { getStandMessages, getStandVisits } from "../../features/stands/staff-contract.ts";
import { call } from "../../kit/api/call.ts";
import type { ResponseOf } from "../../kit/contract/call.ts";
import type { Lang } from "../../kit/i18n/lang.ts";

export const standMessagesQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: ["stand-messages", id, lang],
		queryFn: () => call(getStandMessages, { params: { id }, query: { lang } }),
	});

/** Its key is invalidated with the person's own conversations. */
export const standConversationsQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: [...LIST_KEY, "stand", id, lang],
		queryFn: () => call(getStandConversations, { params: { id }, query: { lang } }),
	});

export type StandVisits = ResponseOf<typeof getStandVisits>;

export const standVisitsQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: ["stand-visits", id, lang],
		queryFn: () => call(getStandVisits, { params: { id }, query: { lang } }),
	});
