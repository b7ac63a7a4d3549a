import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getSavedViews } from "../contract.ts";
import type { ViewList } from "../rules.ts";

/** `root` begins the keys of the list's own queries, so a command that refetches the list also refetches the counts. */
export type SavedViewsOf = { lang: Lang; eventCode: string; list: ViewList; root: string };

export const savedViewsQuery = ({ lang, eventCode, list, root }: SavedViewsOf) =>
	queryOptions({
		queryKey: [root, eventCode, "saved-views", lang],
		queryFn: () => call(getSavedViews, { params: { eventCode, list }, query: { lang } }),
	});
