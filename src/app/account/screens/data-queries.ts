import { queryOptions } from "@tanstack/react-query";
import { getOwnPerson } from "../../../features/account-settings/person-contract.ts";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";

export const personQuery = (lang: Lang) =>
	queryOptions({ queryKey: ["person"], queryFn: () => call(getOwnPerson, { query: { lang } }) });
