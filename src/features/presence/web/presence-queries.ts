import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getOnline } from "../contract.ts";

const ASKED_EVERY_MS = 30_000;

export const ONLINE_KEY = ["online"] as const;

/** Online people and companies in the person's conversations. */
export const onlineQuery = (lang: Lang) =>
	queryOptions({
		queryKey: ONLINE_KEY,
		queryFn: () => call(getOnline, { query: { lang } }),
		refetchInterval: ASKED_EVERY_MS,
	});
