import type { Message } from "./contract.ts";

type Numbered = { number: number };

/** What a device has of a conversation, or of anything that is numbered like one. */
export type Thread<M extends Numbered = Message> = {
	/** In their order. */
	messages: M[];
	/** Up to which number nothing is missing after the first message here. */
	upTo: number;
	/** Whether nothing stands before the first message here. */
	isAll: boolean;
};

/** Messages with others that came, each once and in order. */
export function merged<M extends Numbered>(messages: readonly M[], came: readonly M[]): M[] {
	const byNumber = new Map([...messages, ...came].map((one) => [one.number, one]));
	return [...byNumber.values()].toSorted((a, b) => a.number - b.number);
}

/** Puts what was told at once into a thread; it knows only so far as no number is missing. */
export function afterTold<M extends Numbered>(thread: Thread<M>, told: readonly M[]): Thread<M> {
	const messages = merged(thread.messages, told);
	let { upTo } = thread;
	for (const { number } of messages) if (number === upTo + 1) upTo = number;
	return { ...thread, messages, upTo };
}

/** Whether a message is here that comes after one that is not: what lies between must be asked for. */
export function hasGap({ messages, upTo }: Thread<Numbered>): boolean {
	return (messages.at(-1)?.number ?? 0) > upTo;
}

/** What was written on this device and is not answered yet. */
export type Unsent = {
	key: string;
	conversationId: number;
	text: string;
	typedAt: string;
	/** Why the site did not take it, in words; null while it waits to be sent. */
	refusal: string | null;
};

/** What is to be sent next of a conversation's unsent messages: in the order in which they were typed. */
export function nextToSend(outbox: readonly Unsent[], stuck: ReadonlySet<number>): Unsent | undefined {
	return outbox.find((one) => one.refusal === null && !stuck.has(one.conversationId));
}
