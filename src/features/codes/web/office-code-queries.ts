import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { QueryOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getOfficeCodes } from "../office-contract.ts";

export const OFFICE_CODES = "office-codes";

/** `typed` has search and filters as they stand in the address; the server parses them. */
export const officeCodesQuery = (lang: Lang, eventCode: string, typed: Readonly<Record<string, string>>) =>
	queryOptions({
		queryKey: [OFFICE_CODES, eventCode, lang, typed],
		queryFn: () =>
			call(getOfficeCodes, {
				params: { eventCode },
				query: { ...typed, lang } as unknown as QueryOf<typeof getOfficeCodes>,
			}),
		placeholderData: keepPreviousData,
	});
