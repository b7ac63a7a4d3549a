import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getBriefcase } from "../briefcase-contract.ts";
import { getFittingStands, getStand, getStands } from "../contract.ts";

export const STANDS = "stands";

export const standsQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: [STANDS, eventCode, "list", lang],
		queryFn: () => call(getStands, { params: { eventCode }, query: { lang } }),
	});

export const fittingStandsQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: [STANDS, eventCode, "fitting", lang],
		queryFn: () => call(getFittingStands, { params: { eventCode }, query: { lang } }),
	});

export const standQuery = (lang: Lang, eventCode: string, id: number) =>
	queryOptions({
		queryKey: [STANDS, eventCode, "one", id, lang],
		queryFn: () => call(getStand, { params: { eventCode, id }, query: { lang } }),
	});

export const briefcaseQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: [STANDS, eventCode, "briefcase", lang],
		queryFn: () => call(getBriefcase, { params: { eventCode }, query: { lang } }),
	});
