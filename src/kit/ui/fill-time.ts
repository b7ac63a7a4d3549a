import { MIN_FILL_MS } from "../contract/fill-time.ts";

/** Measures with a monotonic clock how long a form has been open. */
export type FillTime = {
	/** Milliseconds since the form appeared, for `filledInMs`. */
	ms(): number;
	/** Resolves after the minimum fill time, so that a quick person waits instead of being refused. */
	enough(): Promise<void>;
};

export function fillTime(): FillTime {
	const start = performance.now();
	const ms = () => Math.round(performance.now() - start);
	return {
		ms,
		enough: () => {
			const left = MIN_FILL_MS - ms();
			return left > 0 ? new Promise((done) => setTimeout(done, left + 1)) : Promise.resolve();
		},
	};
}
