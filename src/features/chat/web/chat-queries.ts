import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getConversations, getMessages } from "../contract.ts";
import { getStandChat } from "../stand-contract.ts";
import type { Thread } from "../thread.ts";

/** Under what the app knows the conversations, and the messages of one. */
export const LIST_KEY = ["conversations"] as const;
export const threadKey = (id: number) => ["thread", id] as const;

/** The conversations of whoever is logged in. */
export const conversationsQuery = (lang: Lang) =>
	queryOptions({
		queryKey: LIST_KEY,
		queryFn: () => call(getConversations, { query: { lang } }),
	});

/** The newest messages of a conversation; what comes later is added to them, not asked for anew. */
export const threadQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: threadKey(id),
		queryFn: (): Promise<Thread> => call(getMessages, { params: { id }, query: { lang } }),
		...{ staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY },
	});

/** One's own conversation with a stand, and whether one may write there; asked anew with the list. */
export const standChatQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: [...LIST_KEY, "own stand", id],
		queryFn: () => call(getStandChat, { params: { id }, query: { lang } }),
	});
