import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getExhibitorMeetings } from "../staff-contract.ts";
import { MEETINGS } from "../topics.ts";

export const exhibitorMeetingsQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: [MEETINGS, "exhibitor", id, lang],
		queryFn: () => call(getExhibitorMeetings, { params: { id }, query: { lang } }),
	});
