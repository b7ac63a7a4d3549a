import { Worker } from "node:worker_threads";

export type HashingOptions = { memoryCost: number; timeCost: number; parallelism: number };
export type HashingWork = { password: string; options: HashingOptions } | { password: string; stored: string };
export type HashingResult = { hashed: string } | { verified: boolean } | { failure: string };

/** An idle thread ends after this time and frees its memory. */
const IDLE_MS = 30_000;

/**
 * Own threads with low priority let other requests go first; Node's pool would delay files. Each call takes a free
 * thread or starts one.
 */
export function hashingThreads(): (work: HashingWork) => Promise<HashingResult> {
	const free: { worker: Worker; idle: NodeJS.Timeout }[] = [];
	const rest = (worker: Worker) => {
		worker.unref(); // An idle thread does not keep the process alive.
		const idle = setTimeout(() => {
			free.splice(
				free.findIndex((one) => one.worker === worker),
				1,
			);
			void worker.terminate();
		}, IDLE_MS);
		free.push({ worker, idle: idle.unref() });
	};
	const acquireWorker = (): Worker => {
		const last = free.pop();
		if (!last) return new Worker(new URL("./hashing-thread.ts", import.meta.url));
		clearTimeout(last.idle);
		last.worker.ref();
		return last.worker;
	};
	return async (work) => {
		const worker = acquireWorker();
		const answer = await answerOf(worker, work);
		rest(worker);
		return answer;
	};
}

/** Rejects if the thread ends first. */
function answerOf(worker: Worker, work: HashingWork): Promise<HashingResult> {
	return new Promise((done, failed) => {
		const ended = (cause: unknown) => failed(new Error("the hashing thread ended", { cause }));
		const answered = (answer: HashingResult) => {
			worker.off("error", ended).off("exit", ended);
			done(answer);
		};
		worker.once("message", answered).once("error", ended).once("exit", ended).postMessage(work);
	});
}
