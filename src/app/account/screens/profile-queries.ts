import { queryOptions } from "@tanstack/react-query";
import { getOwnProfile, getProfileAtEvent } from "../../../features/profiles/contract.ts";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";

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
