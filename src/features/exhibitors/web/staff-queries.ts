import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getExhibitorStaff, getOwnExhibitors } from "../staff-contract.ts";

export const ownExhibitorsQuery = (lang: Lang) =>
	queryOptions({
		queryKey: ["own-exhibitors", lang],
		queryFn: async () => (await call(getOwnExhibitors, { query: { lang } })).exhibitors,
	});

export const teamQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: ["exhibitor-team", id, lang],
		queryFn: () => call(getExhibitorStaff, { params: { id }, query: { lang } }),
	});
