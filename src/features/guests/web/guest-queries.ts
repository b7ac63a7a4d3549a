import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getGuestPlaces } from "../contract.ts";

export const GUEST_PLACES = "office-guest-places";

export const guestPlacesQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: [GUEST_PLACES, eventCode, lang],
		queryFn: () => call(getGuestPlaces, { params: { eventCode }, query: { lang } }),
	});
