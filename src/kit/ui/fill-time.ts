import { MIN_FILL_MS } from "../contract/fill-time.ts";

/** How long a form has been open, by a clock that nobody sets. */
export type FillTime = {
	/** Milliseconds since the form was there, for `filledInMs`. */
	ms(): number;
	/** Resolves once a person may have filled it in: a quick one waits here instead of being refused. */
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
