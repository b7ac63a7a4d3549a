import { queryOptions } from "@tanstack/react-query";
import { getEditedStand } from "../../features/stands/editor-contract.ts";
import { call } from "../../kit/api/call.ts";
import type { Lang } from "../../kit/i18n/lang.ts";

/** What the stand of an exhibitor says, as its staff writes it. */
export const editedStandQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: ["edited-stand", id, lang],
		queryFn: () => call(getEditedStand, { params: { id }, query: { lang } }),
	});
