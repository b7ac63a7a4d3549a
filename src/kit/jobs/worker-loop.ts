/** How a worker claims, runs and leases rows. */
export type Work<T> = {
	/** Claims up to `limit` due rows until their lease ends. */
	claim(limit: number): Promise<T[]>;
	/** Runs the work and stores its result. Errors go to `failed`, and the row is free when its lease ends. */
	run(row: T): Promise<void>;
	extend(row: T): Promise<void>;
	failed(error: unknown): void;
};

export type WorkerLoop = {
	/** Polls for due rows, at once and then every `pollMs`. */
	start(): void;
	/** Runs due work and any work that becomes due by it, then returns. */
	drain(): Promise<void>;
	/** Takes no more rows. Resolves when running ones are done. */
	stop(): Promise<void>;
};

/** How long a lease lasts without extension. Then a killed process's rows are free. */
export const LEASE_MS = 60_000;

/** Runs one row and extends its lease meanwhile. */
async function runLeased<T>(work: Work<T>, row: T): Promise<void> {
	const beat = setInterval(() => work.extend(row).catch(work.failed), LEASE_MS / 3);
	try {
		await work.run(row);
	} catch (error) {
		work.failed(error);
	} finally {
		clearInterval(beat);
	}
}

/** Works on up to `concurrency` rows at a time in this process. */
// long: its functions share the set, timer and promise of one worker
export function workerLoop<T>(
	work: Work<T>,
	{ concurrency, pollMs }: { concurrency: number; pollMs: number },
): WorkerLoop {
	const running = new Set<Promise<void>>();
	let timer: NodeJS.Timeout | undefined;
	let looking: Promise<void> | undefined;
	let isRequestedAgain = false;

	async function takeDue(): Promise<void> {
		while (timer && running.size < concurrency) {
			const rows = await work.claim(concurrency - running.size);
			for (const row of rows) {
				const done = runLeased(work, row).then(() => {
					running.delete(done);
					look();
				});
				running.add(done);
			}
			if (rows.length === 0) return;
		}
	}

	function look(): void {
		if (!timer) return;
		isRequestedAgain = looking !== undefined;
		looking ??= takeDue()
			.catch(work.failed)
			.then(() => {
				looking = undefined;
				if (isRequestedAgain) look();
			});
	}

	return {
		start() {
			timer ??= setInterval(look, pollMs);
			look();
		},
		async drain() {
			for (;;) {
				const rows = await work.claim(concurrency);
				if (rows.length === 0) return;
				await Promise.all(rows.map((row) => runLeased(work, row)));
			}
		},
		async stop() {
			clearInterval(timer);
			timer = undefined;
			await looking; // rows being claimed now belong to this process
			await Promise.all(running);
		},
	};
}
