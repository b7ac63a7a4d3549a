import { setTimeout } from "node:timers/promises";

/** Calls that run, also after their connections closed: a shutdown keeps the database open for them. */
export type RunningCalls = {
	run<T>(work: () => Promise<T>): Promise<T>;
	/** Waits for all of them; false if some still run after `limitMs`. */
	ended(limitMs: number): Promise<boolean>;
};

export function runningCalls(): RunningCalls {
	const running = new Set<Promise<unknown>>();
	return {
		async run(work) {
			const call = work();
			running.add(call);
			try {
				return await call;
			} finally {
				running.delete(call);
			}
		},
		async ended(limitMs) {
			const limit = new AbortController();
			const late = setTimeout(limitMs, false, { signal: limit.signal }).catch(() => false);
			const isEnded = await Promise.race([Promise.allSettled(running).then(() => true), late]);
			limit.abort();
			return isEnded;
		},
	};
}
