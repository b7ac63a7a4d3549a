import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getConversations, getMessages } from "../contract.ts";
import { getStandChat } from "../stand-contract.ts";
import type { Thread } from "../thread.ts";

export const LIST_KEY = ["conversations"] as const;
export const threadKey = (id: number) => ["thread", id] as const;

export const conversationsQuery = (lang: Lang) =>
	queryOptions({
		queryKey: LIST_KEY,
		queryFn: () => call(getConversations, { query: { lang } }),
	});

/** Live messages are added without fetching again. */
export const threadQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: threadKey(id),
		queryFn: (): Promise<Thread> => call(getMessages, { params: { id }, query: { lang } }),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: Number.POSITIVE_INFINITY,
	});

export const standChatQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: [...LIST_KEY, "own stand", id],
		queryFn: () => call(getStandChat, { params: { id }, query: { lang } }),
	});
