import type { Message } from "./contract.ts";

export type NumberedMessage = { number: number };

/** A browser's copy of a conversation, or of another numbered list. */
export type Thread<M extends NumberedMessage = Message> = {
	/** Ordered by number. */
	messages: M[];
	/** Without gaps up to this number. */
	upTo: number;
	/** True if the list begins with the first message. */
	isAll: boolean;
};

/** Keeps each number once, in order. */
export function merged<M extends NumberedMessage>(messages: readonly M[], came: readonly M[]): M[] {
	const byNumber = new Map([...messages, ...came].map((one) => [one.number, one]));
	return [...byNumber.values()].toSorted((a, b) => a.number - b.number);
}

/** `upTo` rises only while no number is missing. */
export function withLiveMessages<M extends NumberedMessage>(thread: Thread<M>, told: readonly M[]): Thread<M> {
	const messages = merged(thread.messages, told);
	let { upTo } = thread;
	for (const { number } of messages) if (number === upTo + 1) upTo = number;
	return { ...thread, messages, upTo };
}

/** True if earlier messages are missing and must be fetched. */
export function hasGap({ messages, upTo }: Thread<NumberedMessage>): boolean {
	return (messages.at(-1)?.number ?? 0) > upTo;
}

export type Unsent = {
	key: string;
	conversationId: number;
	text: string;
	typedAt: string;
	/** Null while the message waits. */
	refusal: string | null;
};

/** Finds the next unsent message, in typed order, of a conversation that is not stuck. */
export function nextToSend(outbox: readonly Unsent[], stuck: ReadonlySet<number>): Unsent | undefined {
	return outbox.find((one) => one.refusal === null && !stuck.has(one.conversationId));
}
