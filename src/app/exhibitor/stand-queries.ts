import { queryOptions } from "@tanstack/react-query";
import { getDutyPlan } from "../../features/stands/duty-contract.ts";
import { getEditedStand } from "../../features/stands/editor-contract.ts";
import { call } from "../../kit/api/call.ts";
import type { Lang } from "../../kit/i18n/lang.ts";

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
