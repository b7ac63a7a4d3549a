import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getOfficeMe } from "../me-contract.ts";

/** The organiser at an event: roles, rights and other events. */
export const officeQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: ["office", eventCode, lang],
		queryFn: () => call(getOfficeMe, { params: { eventCode }, query: { lang } }),
	});
