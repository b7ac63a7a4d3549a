import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Thread } from "../../chat/thread.ts";
import { getRoom, getRoomMessages, type RoomMessage } from "../contract.ts";

/** A lecture's room as it is for this person. */
export const roomQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: ["room", id],
		queryFn: () => call(getRoom, { params: { id }, query: { lang } }),
		staleTime: 0,
	});

/** The newest messages of a room; what comes later is added to them, not asked for anew. */
export const roomThreadQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: ["room-messages", id],
		queryFn: (): Promise<Thread<RoomMessage>> => call(getRoomMessages, { params: { id }, query: { lang } }),
		...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
	});
