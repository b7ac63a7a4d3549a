import { merged, type NumberedMessage, type Thread, withLiveMessages } from "./thread.ts";

export type ThreadCopy<M extends NumberedMessage> = {
	/** Returns undefined if the thread is no longer shown. */
	read(): Thread<M> | undefined;
	change(changed: (now: Thread<M> | undefined) => Thread<M>): void;
	fetchAfter(number: number): Promise<Thread<M>>;
};

/** Rejects if a fetch fails; earlier pages stay. */
export async function catchUp<M extends NumberedMessage>(copy: ThreadCopy<M>): Promise<void> {
	for (let isAll = false; !isAll; ) {
		const thread = copy.read();
		if (!thread) return;
		const page = await copy.fetchAfter(thread.upTo);
		copy.change((now) => {
			const upTo = Math.max(page.upTo, now?.upTo ?? 0);
			const messages = merged(now?.messages ?? [], page.messages);
			return withLiveMessages({ messages, upTo, isAll: now?.isAll ?? false }, []);
		});
		({ isAll } = page);
	}
}
