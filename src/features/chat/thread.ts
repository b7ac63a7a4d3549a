import type { Message } from "./contract.ts";

export type NumberedMessage = { number: number };

/** A device's copy of a conversation, or of another numbered list. */
export type Thread<M extends NumberedMessage = Message> = {
	/** In order. */
	messages: M[];
	/** Complete from the first message up to here. */
	upTo: number;
	/** The first message here is the conversation's first. */
	isAll: boolean;
};

/** Each once and in order. */
export function merged<M extends NumberedMessage>(messages: readonly M[], came: readonly M[]): M[] {
	const byNumber = new Map([...messages, ...came].map((one) => [one.number, one]));
	return [...byNumber.values()].toSorted((a, b) => a.number - b.number);
}

/** `upTo` advances only while no number is missing. */
export function withLiveMessages<M extends NumberedMessage>(thread: Thread<M>, told: readonly M[]): Thread<M> {
	const messages = merged(thread.messages, told);
	let { upTo } = thread;
	for (const { number } of messages) if (number === upTo + 1) upTo = number;
	return { ...thread, messages, upTo };
}

/** A later message arrived before earlier ones, which must be fetched. */
export function hasGap({ messages, upTo }: Thread<NumberedMessage>): boolean {
	return (messages.at(-1)?.number ?? 0) > upTo;
}

export type Unsent = {
	key: string;
	conversationId: number;
	text: string;
	typedAt: string;
	/** Null while waiting to be sent. */
	refusal: string | null;
};

/** The next unsent messages per conversation, in the order typed. */
export function nextToSend(outbox: readonly Unsent[], stuck: ReadonlySet<number>): Unsent | undefined {
	return outbox.find((one) => one.refusal === null && !stuck.has(one.conversationId));
}
