import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getOfficeOptions } from "../office-contract.ts";

export const officeOptionsQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: ["office-options", eventCode, lang],
		queryFn: () => call(getOfficeOptions, { params: { eventCode }, query: { lang } }),
	});
