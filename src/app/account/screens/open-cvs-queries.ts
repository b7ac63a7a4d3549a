import { queryOptions } from "@tanstack/react-query";
import { getOpenCvs } from "../../../features/cvs/contract.ts";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";

/** Whose CVs the exhibitors may fetch that one works for. */
export const openCvsQuery = (lang: Lang) =>
	queryOptions({ queryKey: ["open-cvs", lang], queryFn: () => call(getOpenCvs, { query: { lang } }) });
