/** The maximum batch size. */
const MOST_AT_ONCE = 100;

/**
 * Batches writes. The first runs at once; items that arrive within `pauseMs` or during a write run together afterwards.
 * `write` returns a result per item, in order. If a batch fails, each item is retried alone. Returns the function that
 * writes one item.
 */
export function inBatches<T, R>(write: (items: T[]) => Promise<R[]>, pauseMs: number): (item: T) => Promise<R> {
	type QueuedItem = { item: T; done: (result: R) => void; failed: (error: unknown) => void };
	const waiting: QueuedItem[] = [];
	let isRunning = false;
	const settle = async (batch: QueuedItem[]): Promise<void> => {
		try {
			const results = await write(batch.map(({ item }) => item));
			for (const [index, result] of results.entries()) batch[index]?.done(result);
		} catch (error) {
			for (const one of batch) {
				if (batch.length === 1) one.failed(error);
				else await settle([one]);
			}
		}
	};
	const run = async () => {
		isRunning = true;
		while (waiting.length > 0) {
			const batch = waiting.splice(0, MOST_AT_ONCE);
			const pause = new Promise((over) => setTimeout(over, pauseMs));
			await settle(batch);
			if (waiting.length < MOST_AT_ONCE) await pause;
		}
		isRunning = false;
	};
	return (item) =>
		new Promise((done, failed) => {
			waiting.push({ item, done, failed });
			if (!isRunning) void run();
		});
}
