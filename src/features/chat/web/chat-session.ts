import type { QueryClient } from "@tanstack/react-query";
import { call, isRefusal } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { liveClient } from "../../../kit/live/client.ts";
import { later, lookNowAndThen } from "../../../kit/live/look.ts";
import { catchUp } from "../catch-up.ts";
import { type ChatWords, type getConversations, getMessages, type Message, sendMessage } from "../contract.ts";
import { hasGap, type Thread, type Unsent, withLiveMessages } from "../thread.ts";
import { LIST_KEY, threadKey } from "./chat-queries.ts";
import { type Outbox, outboxOf } from "./outbox.ts";
import { outboxSender } from "./send-outbox.ts";

/** A typing notice counts for this time. */
const TYPING_MS = 5000;
const SAY_TYPING_MS = 3000;
const LIST_MS = 300;

export type ChatSession = {
	outbox: Outbox;
	isTyping(conversationId: number): boolean;
	subscribe(changed: () => void): () => void;
	write(conversationId: number, text: string): void;
	again(key: string): void;
	discard(key: string): void;
	sayTyping(conversationId: number): void;
};

let session: ChatSession | undefined;

/** A page has one connection and one outbox. */
export function chatSession(queries: QueryClient, of: { accountId: string; lang: Lang }): ChatSession {
	session ??= beginChat(queries, of);
	return session;
}

function beginChat(queries: QueryClient, { accountId, lang }: { accountId: string; lang: Lang }): ChatSession {
	const outbox = outboxOf(accountId);
	const { changed, subscribe } = listeners();
	const chatCache = threadCacheOf(queries, lang);
	const send = ({ conversationId: id, key, text }: Unsent) =>
		call(sendMessage, { params: { id }, query: { lang }, body: { key, text } });
	const flush = outboxSender(outbox, send, (id, message) => {
		chatCache.put(id, [message]);
		chatCache.askList();
	});
	const look = () => {
		chatCache.askAll();
		flush();
	};
	const typing = new Map<number, number>();
	let isConnected = false;
	const live = liveClient(hearing(queries, { cache: chatCache, typing, changed }), (is) => {
		isConnected = is;
		changed();
		if (is) look();
	});
	lookNowAndThen(look, () => isConnected && !chatCache.isBehind());
	flush();
	let typedAt = 0;
	return {
		outbox,
		isTyping: (id) => Date.now() - (typing.get(id) ?? 0) < TYPING_MS,
		subscribe,
		...writing(outbox, flush),
		sayTyping(conversationId) {
			if (Date.now() - typedAt < SAY_TYPING_MS) return;
			typedAt = Date.now();
			live.say("chat-typing", { conversationId });
		},
	};
}

type ThreadCache = { put(id: number, came: Message[]): void; askList(): void; askAll(): void; isBehind(): boolean };

function threadCacheOf(queries: QueryClient, lang: Lang): ThreadCache {
	const askList = later(LIST_MS, () => void queries.invalidateQueries({ queryKey: LIST_KEY }));
	const behind = new Set<number>();
	const catchUpOne = async (id: number) => {
		const isComplete = await catchUp({
			read: () => queries.getQueryData<Thread>(threadKey(id)),
			change: (changed) => void queries.setQueryData<Thread>(threadKey(id), changed),
			fetchAfter: (after) => call(getMessages, { params: { id }, query: { lang, after } }),
		}).then(() => true, isRefusal);
		if (!isComplete) behind.add(id);
	};
	return {
		askList,
		isBehind: () => behind.size > 0,
		put(id, came) {
			const thread = queries.getQueryData<Thread>(threadKey(id));
			if (!thread) return;
			const now = withLiveMessages(thread, came);
			queries.setQueryData(threadKey(id), now);
			if (hasGap(now)) void catchUpOne(id);
		},
		askAll() {
			behind.clear();
			askList();
			for (const query of queries.getQueryCache().findAll({ queryKey: ["thread"] })) {
				void catchUpOne(query.queryKey[1] as number);
			}
		},
	};
}

type LiveState = { cache: ThreadCache; typing: Map<number, number>; changed(): void };

function hearing(queries: QueryClient, { cache, typing, changed }: LiveState) {
	return {
		"chat-messages": ({ conversationId, messages }: ChatWords["chat-messages"]) => {
			typing.delete(conversationId);
			cache.put(conversationId, messages);
			cache.askList();
			changed();
		},
		"chat-seen": (seen: ChatWords["chat-seen"]) => {
			queries.setQueryData<List>(LIST_KEY, (all) => all && withSeen(all, seen));
			cache.askList();
		},
		"chat-typing": ({ conversationId }: ChatWords["chat-typing"]) => {
			typing.set(conversationId, Date.now());
			setTimeout(changed, TYPING_MS + 50);
			changed();
		},
	};
}

function writing(outbox: Outbox, flush: () => void): Pick<ChatSession, "write" | "again" | "discard"> {
	return {
		write(conversationId, text) {
			const one = { key: crypto.randomUUID(), conversationId, text, typedAt: new Date().toISOString(), refusal: null };
			outbox.change((all) => [...all, one]);
			flush();
		},
		again(key) {
			outbox.change((all) => all.map((one) => (one.key === key ? { ...one, refusal: null } : one)));
			flush();
		},
		discard: (key) => outbox.change((all) => all.filter((one) => one.key !== key)),
	};
}

type List = ResponseOf<typeof getConversations>;

function withSeen(list: List, { conversationId, member, number, date }: ChatWords["chat-seen"]): List {
	const conversations = list.conversations.map((one) =>
		one.objectId === conversationId && one.partner.member === member
			? { ...one, partner: { ...one.partner, seenNumber: number, seenDate: date } }
			: one,
	);
	return { ...list, conversations };
}

function listeners() {
	const all = new Set<() => void>();
	return {
		changed: () => {
			for (const listener of all) listener();
		},
		subscribe: (listener: () => void) => {
			all.add(listener);
			return () => void all.delete(listener);
		},
	};
}
