import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getOwnPerson } from "../person-contract.ts";

export const personQuery = (lang: Lang) =>
	queryOptions({ queryKey: ["person"], queryFn: () => call(getOwnPerson, { query: { lang } }) });
