import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getStandConversations } from "../stand-contract.ts";
import { LIST_KEY } from "./chat-queries.ts";

/** Its key is invalidated with the person's own conversations. */
export const standConversationsQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: [...LIST_KEY, "stand", id, lang],
		queryFn: () => call(getStandConversations, { params: { id }, query: { lang } }),
	});
