import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Thread } from "../../chat/thread.ts";
import { getRoom, getRoomMessages, type RoomMessage } from "../contract.ts";

export const roomQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: ["room", id],
		queryFn: () => call(getRoom, { params: { id }, query: { lang } }),
		staleTime: 0,
	});

/** Later messages are appended without a refetch. */
export const roomThreadQuery = (lang: Lang, id: number) =>
	queryOptions({
		queryKey: ["room-messages", id],
		queryFn: (): Promise<Thread<RoomMessage>> => call(getRoomMessages, { params: { id }, query: { lang } }),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});
