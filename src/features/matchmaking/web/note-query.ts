import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getPersonNote } from "../note-contract.ts";

export const noteQuery = (lang: Lang, eventCode: string, personId: string) =>
	queryOptions({
		queryKey: ["person-note", eventCode, personId],
		queryFn: () => call(getPersonNote, { params: { eventCode, personId }, query: { lang } }),
	});
