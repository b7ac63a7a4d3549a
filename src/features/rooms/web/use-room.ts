import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call, isRefusal } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { liveClient } from "../../../kit/live/client.ts";
import { lookNowAndThen } from "../../../kit/live/look.ts";
import { catchUp } from "../../chat/catch-up.ts";
import { hasGap, withLiveMessages } from "../../chat/thread.ts";
import { getRoomMessages, type Poll, type Room, type RoomMessage, type RoomWords } from "../contract.ts";
import { roomQuery, roomThreadQuery } from "./room-queries.ts";

/** Spreads the refetches of many clients that get a hint at once. */
const SPREAD_MS = 1500;

export type RoomStore = {
	put(messages: RoomMessage[]): void;
	patch(change: Partial<Room>): void;
	setPoll(poll: Poll): void;
	ask(): void;
	catchUp(): Promise<void>;
	/** Whether the last fetch failed. */
	isBehind(): boolean;
};

// long: the chat's state and its actions
export function roomStore(queries: QueryClient, lang: Lang, id: number): RoomStore {
	const { queryKey: roomKey } = roomQuery(lang, id);
	const { queryKey: threadKey } = roomThreadQuery(lang, id);
	const patch: RoomStore["patch"] = (change) =>
		void queries.setQueryData(roomKey, (known) => known && { ...known, ...change });
	let isBehind = false;
	const catchUpRoom = async () => {
		isBehind = false;
		const isComplete = await catchUp({
			read: () => queries.getQueryData(threadKey),
			change: (changed) => void queries.setQueryData(threadKey, changed),
			fetchAfter: (after) => call(getRoomMessages, { params: { id }, query: { lang, after } }),
		}).then(() => true, isRefusal);
		isBehind ||= !isComplete;
	};
	return {
		patch,
		catchUp: catchUpRoom,
		isBehind: () => isBehind,
		put(came) {
			const thread = queries.getQueryData(threadKey);
			if (!thread) return;
			// moderators see hidden messages
			const isModerator = queries.getQueryData(roomKey)?.isModerator;
			const had = new Map(thread.messages.map((one) => [one.number, one.text]));
			const read = came.map((one) =>
				one.isHidden && isModerator ? { ...one, text: one.text || had.get(one.number) || "" } : one,
			);
			// messages before the loaded ones are not needed
			const first = thread.messages[0]?.number ?? 0;
			const now = withLiveMessages(thread, thread.isAll ? read : read.filter(({ number }) => number >= first));
			queries.setQueryData(threadKey, now);
			if (hasGap(now)) void catchUpRoom();
		},
		setPoll(poll) {
			const cachedRoom = queries.getQueryData(roomKey);
			patch({ poll, ...(cachedRoom?.poll?.objectId !== poll.objectId && { ownVote: null }) });
		},
		ask: () => void queries.invalidateQueries({ queryKey: roomKey }),
	};
}

/** A lecture's live chat while this page shows it, with live updates. */
export function useRoom(lang: Lang, id: number, onQuestions: () => void) {
	const queries = useQueryClient();
	const { data: room, isError, refetch } = useQuery(roomQuery(lang, id));
	const { data: thread, isError: isThreadError, refetch: refetchThread } = useQuery(roomThreadQuery(lang, id));
	useEffect(() => beThere(roomStore(queries, lang, id), id, onQuestions), [queries, lang, id, onQuestions]);
	const again = () => {
		void refetch();
		void refetchThread();
	};
	return { room, thread, isError: (isError && !room) || (isThreadError && !thread), again };
}

/** Joins the live chat over the connection, and polls while that fails. Returns the function that leaves it. */
function beThere(store: RoomStore, lectureId: number, onQuestions: () => void): () => void {
	let isIn = false;
	const look = () => {
		store.ask();
		void store.catchUp();
	};
	const here =
		<W extends keyof RoomWords>(heard: (body: RoomWords[W]) => void) =>
		(body: RoomWords[W]) => {
			if (body.lectureId === lectureId) heard(body);
		};
	const live = liveClient(
		{
			"room-entered": here<"room-entered">(() => {
				isIn = true;
				look();
			}),
			"room-messages": here<"room-messages">(({ messages }) => store.put(messages)),
			"room-slow": here<"room-slow">(({ slowSeconds }) => store.patch({ slowSeconds })),
			"room-poll": here<"room-poll">(({ poll }) => store.setPoll(poll)),
			"room-questions": here<"room-questions">(() => void setTimeout(onQuestions, Math.random() * SPREAD_MS)),
			"room-rights": here<"room-rights">(() => store.ask()),
		},
		(isConnected) => {
			isIn = false;
			if (isConnected) live.say("room-enter", { lectureId });
		},
	);
	const stopLooking = lookNowAndThen(look, () => isIn && !store.isBehind());
	return () => {
		stopLooking();
		live.say("room-leave", { lectureId });
		live.close();
	};
}
