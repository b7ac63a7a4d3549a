import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getOwnProfile, getProfileAtEvent } from "../contract.ts";

export const profileQuery = (lang: Lang, id: string) =>
	queryOptions({
		queryKey: ["profile", id],
		queryFn: () => call(getOwnProfile, { params: { id }, query: { lang } }),
	});

export const profileAtQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: ["profile-at", eventCode],
		queryFn: () => call(getProfileAtEvent, { params: { eventCode }, query: { lang } }),
	});
