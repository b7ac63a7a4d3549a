import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getTicketMoves } from "../contract.ts";

export const ticketMovesQuery = (lang: Lang, eventCode: string, registrationId: number) =>
	queryOptions({
		queryKey: ["office-ticket", eventCode, "moves", lang, registrationId],
		queryFn: () => call(getTicketMoves, { params: { eventCode, registrationId }, query: { lang } }),
		staleTime: 0,
	});
