import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getLeads } from "../contract.ts";

export const leadsQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: ["leads", id, lang],
		queryFn: () => call(getLeads, { params: { id }, query: { lang } }),
	});
