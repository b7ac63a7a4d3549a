import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getSeller } from "../office-contract.ts";

export const SELLER = "seller";

export const sellerQuery = (lang: Lang) =>
	queryOptions({ queryKey: [SELLER, lang], queryFn: () => call(getSeller, { query: { lang } }) });
