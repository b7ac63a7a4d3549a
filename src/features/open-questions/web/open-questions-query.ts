import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getOpenQuestions } from "../contract.ts";

export const openQuestionsQuery = (lang: Lang) =>
	queryOptions({ queryKey: ["open-questions"], queryFn: () => call(getOpenQuestions, { query: { lang } }) });
