import { queryOptions } from "@tanstack/react-query";
import { getOwnOptions } from "../../../features/additions/contract.ts";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";

export const ownOptionsQuery = (lang: Lang) =>
	queryOptions({ queryKey: ["options", lang], queryFn: () => call(getOwnOptions, { query: { lang } }) });
