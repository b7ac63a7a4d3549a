import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getEditedStand } from "../contract.ts";
import { getDutyPlan } from "../duty-contract.ts";

export const editedStandQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: ["edited-stand", id, lang],
		queryFn: () => call(getEditedStand, { params: { id }, query: { lang } }),
	});

export const dutyPlanQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: ["duty-plan", id, lang],
		queryFn: () => call(getDutyPlan, { params: { id }, query: { lang } }),
	});
