import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { openCvsAddress } from "../addresses.ts";
import type { getOpenCvs } from "../contract.ts";
import { CVS } from "../topics.ts";

export const openCvsQuery = (lang: Lang) =>
	queryOptions({
		queryKey: [CVS, lang],
		queryFn: () => call<typeof getOpenCvs>(openCvsAddress, { query: { lang } }),
	});
