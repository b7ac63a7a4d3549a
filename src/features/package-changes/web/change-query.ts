import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getPackageChanges } from "../contract.ts";

/** A ticket's upgrades at current prices. */
export const changesQuery = (id: number, lang: Lang) =>
	queryOptions({
		queryKey: ["packageChange", id, lang],
		queryFn: () => call(getPackageChanges, { params: { id }, query: { lang } }),
	});
