import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getCvFetches, getCvFileInfo, getCvForm, getCvSharing } from "../contract.ts";

const requestFor = (lang: Lang, id: string) => ({ params: { id }, query: { lang } });

export const cvFileQuery = (lang: Lang, id: string) =>
	queryOptions({ queryKey: ["cv-file", id], queryFn: () => call(getCvFileInfo, requestFor(lang, id)) });

/** The CV form. A refetch would overwrite typed changes. */
export const cvFormQuery = (lang: Lang, id: string) =>
	queryOptions({
		queryKey: ["cv-form", id],
		queryFn: () => call(getCvForm, requestFor(lang, id)),
		refetchOnWindowFocus: false,
	});

export const cvSharingQuery = (lang: Lang, id: string) =>
	queryOptions({ queryKey: ["cv-sharing", id, lang], queryFn: () => call(getCvSharing, requestFor(lang, id)) });

export const cvFetchesQuery = (lang: Lang, id: string) =>
	queryOptions({ queryKey: ["cv-fetches", id, lang], queryFn: () => call(getCvFetches, requestFor(lang, id)) });
