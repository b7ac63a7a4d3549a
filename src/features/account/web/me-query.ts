import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { me } from "../me-contract.ts";

export const meQuery = (lang: Lang) =>
	queryOptions({ queryKey: ["me", lang], queryFn: () => call(me, { query: { lang } }) });
