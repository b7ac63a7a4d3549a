import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { QueryOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getFailedEmails } from "../contract.ts";

export const FAILED_EMAILS = "failed-emails";

export const failedEmailsQuery = (lang: Lang, eventCode: string, typed: Readonly<Record<string, string>>) =>
	queryOptions({
		queryKey: [FAILED_EMAILS, eventCode, lang, typed],
		queryFn: () =>
			call(getFailedEmails, {
				params: { eventCode },
				query: { ...typed, lang } as unknown as QueryOf<typeof getFailedEmails>,
			}),
		placeholderData: keepPreviousData,
	});
