import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { ChatWords } from "../../features/chat/contract.ts";
import { LIST_KEY } from "../../features/chat/web/chat-queries.ts";
import { CVS } from "../../features/cvs/topics.ts";
import { PEOPLE } from "../../features/matchmaking/topics.ts";
import { MEETINGS, SLOTS, SLOTS_LEFT, SLOTS_SHOWN } from "../../features/meetings/topics.ts";
import { NOTICES } from "../../features/notices/topics.ts";
import { SEAT_QUEUE } from "../../features/seats/topics.ts";
import { liveClient } from "../../kit/live/client.ts";
import { later, lookNowAndThen } from "../../kit/live/look.ts";
import { CHANGED, type ChangedTopic } from "../../kit/live/words.ts";

/** The query key prefixes that each topic invalidates. */
const TOPICS: Record<string, QueryKey[0][]> = {
	[MEETINGS]: [MEETINGS, SLOTS],
	[SLOTS]: [SLOTS],
	// a new connection opens messages
	[PEOPLE]: [PEOPLE, LIST_KEY[0]],
	[CVS]: [CVS],
	[NOTICES]: [NOTICES],
	// the plan counts offered seats
	[SEAT_QUEUE]: [SEAT_QUEUE, "plan"],
};
/** The polling interval without a socket. Meetings are less urgent than messages. */
const POLL_MS = 20_000;
/** The default batching delay. */
const TOGETHER_MS = 200;
/** An open conversation marks a message as read within this time, so the bell stays silent. */
const NOTICES_TOGETHER_MS = 1000;
/** Spreads the load when many viewers refetch the same slots. */
const SLOTS_TOGETHER_MS = 1000;
const SLOTS_SPREAD_MS = 1000;

export type LiveSession = {
	/** Returns the unsubscribe function. */
	watchSlots(exhibitorId: number): () => void;
};

let session: LiveSession | undefined;

/** Keeps queries of meetings, people and CVs current by socket or polling while the page is open. */
export function liveSession(queries: QueryClient): LiveSession {
	session ??= begin(queries);
	return session;
}

function begin(queries: QueryClient): LiveSession {
	let isConnected = false;
	let wasLost = false;
	const asking = Object.keys(TOPICS).map((topic) => {
		return [topic, later(togetherMs(topic), () => ask(queries, [topic]))] as const;
	});
	const askLater = new Map(asking);
	const slots = watchedSlots((word, exhibitorId) => live.say(word, { exhibitorId }));
	const handlers = {
		[CHANGED]: ({ topic }: ChangedTopic) => askLater.get(topic)?.(),
		// the bell counts conversations too
		["chat-messages" satisfies keyof ChatWords]: () => askLater.get(NOTICES)?.(),
		["chat-seen" satisfies keyof ChatWords]: () => askLater.get(NOTICES)?.(),
	};
	const live = liveClient(handlers, (is) => {
		isConnected = is;
		wasLost ||= !is;
		if (!is) return;
		slots.again();
		ask(queries, Object.keys(TOPICS), wasLost ? undefined : isCheap);
		wasLost = false;
	});
	const look = () => ask(queries, Object.keys(TOPICS), isConnected ? isCheap : undefined);
	lookNowAndThen(look, () => isConnected, POLL_MS);
	return { watchSlots: slots.watch };
}

/** The batching delay of a topic, in ms. */
function togetherMs(topic: string): number {
	if (topic === SLOTS) return SLOTS_TOGETHER_MS + Math.random() * SLOTS_SPREAD_MS;
	return topic === NOTICES ? NOTICES_TOGETHER_MS : TOGETHER_MS;
}

/** False for recommendations, which rank thousands of people. */
const isCheap = ([first, , what]: QueryKey) =>
	first === MEETINGS ||
	first === SLOTS ||
	first === CVS ||
	first === NOTICES ||
	first === SEAT_QUEUE ||
	what === "invitations";

/** Invalidates visible queries at once. A hidden page refetches when it is shown. */
function ask(queries: QueryClient, topics: string[], isMeant: (key: QueryKey) => boolean = () => true): void {
	const queryNames = new Set(topics.flatMap((topic) => TOPICS[topic] ?? []));
	void queries.invalidateQueries({
		predicate: ({ queryKey }) => queryNames.has(queryKey[0]) && isMeant(queryKey),
		refetchType: document.visibilityState === "hidden" ? "none" : "active",
	});
}

/** Slot subscriptions; each new connection renews them. */
function watchedSlots(say: (word: string, exhibitorId: number) => void) {
	const watched = new Set<number>();
	return {
		again: () => {
			for (const id of watched) say(SLOTS_SHOWN, id);
		},
		watch(id: number) {
			watched.add(id);
			say(SLOTS_SHOWN, id);
			return () => {
				watched.delete(id);
				say(SLOTS_LEFT, id);
			};
		},
	};
}
