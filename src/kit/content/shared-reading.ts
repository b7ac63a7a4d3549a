/** Batches reads: each caller gets a read that began after its call. Reads begin at least `pauseMs` apart. */
export function sharedReading<T>(read: () => Promise<T>, pauseMs = 0): () => Promise<T> {
	let running: Promise<T> | undefined;
	let next: Promise<T> | undefined;
	let startedAt = Number.NEGATIVE_INFINITY;
	const start = (): Promise<T> => {
		startedAt = performance.now();
		const reading = read().finally(() => {
			if (running === reading) running = undefined;
		});
		running = reading;
		return reading;
	};
	const paused = () => {
		const left = startedAt + pauseMs - performance.now();
		return left > 0 ? new Promise<void>((done) => setTimeout(done, left)) : undefined;
	};
	return () => {
		if (next) return next;
		if (!running && performance.now() - startedAt >= pauseMs) return start();
		next = Promise.allSettled([running, paused()]).then(() => {
			next = undefined;
			return start();
		});
		return next;
	};
}
