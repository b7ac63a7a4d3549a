import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { QueryOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getProgrammeCheck } from "../contract.ts";

export const programmeCheckQuery = (lang: Lang, eventCode: string, typed: Readonly<Record<string, string>>) =>
	queryOptions({
		queryKey: ["programme-check", eventCode, lang, typed],
		queryFn: () =>
			call(getProgrammeCheck, {
				params: { eventCode },
				query: { ...typed, lang } as unknown as QueryOf<typeof getProgrammeCheck>,
			}),
		placeholderData: keepPreviousData,
	});
