import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getOwnCertificate } from "../contract.ts";

export const certificateQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: ["certificate", lang, eventCode],
		queryFn: () => call(getOwnCertificate, { params: { eventCode }, query: { lang } }),
	});
