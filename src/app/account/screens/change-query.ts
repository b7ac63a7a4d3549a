import { queryOptions } from "@tanstack/react-query";
import { getPackageChanges } from "../../../features/package-changes/contract.ts";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";

/** A ticket's upgrades at current prices. */
export const changesQuery = (id: number, lang: Lang) =>
	queryOptions({
		queryKey: ["packageChange", id, lang],
		queryFn: () => call(getPackageChanges, { params: { id }, query: { lang } }),
	});
