import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getOwnOptions } from "../contract.ts";

export const ownOptionsQuery = (lang: Lang) =>
	queryOptions({ queryKey: ["options", lang], queryFn: () => call(getOwnOptions, { query: { lang } }) });
