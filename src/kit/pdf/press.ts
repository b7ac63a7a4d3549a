import { Worker } from "node:worker_threads";

/** Prints PDF files in a thread of its own, which is started when something is printed and let go when nothing is. */
export type Press = {
	/**
	 * Prints what a layout makes of `content`. `layout` is the address of a module that exports `sheet(content)`, which
	 * gives the document's element (see sheet.ts); only the thread loads it. Rejects where the layout throws.
	 */
	print(layout: URL, content: unknown): Promise<Uint8Array>;
	close(): Promise<void>;
};

export type Job = { id: number; layout: string; content: unknown };
export type Printed = { id: number; pdf: Uint8Array } | { id: number; failure: string };

/** After this time without work the thread ends and gives its memory back. */
const IDLE_MS = 30_000;

type Waiting = { done(pdf: Uint8Array): void; failed(error: Error): void };
type Thread = { worker: Worker; waiting: Map<number, Waiting> };

function startThread(gone: (thread: Thread) => void): Thread {
	const worker = new Worker(new URL("./press-worker.ts", import.meta.url));
	const thread: Thread = { worker, waiting: new Map() };
	worker.on("message", (printed: Printed) => {
		const waiting = thread.waiting.get(printed.id);
		thread.waiting.delete(printed.id);
		if (thread.waiting.size === 0) worker.unref();
		if ("pdf" in printed) waiting?.done(printed.pdf);
		else waiting?.failed(new Error(printed.failure));
	});
	const end = (error: Error) => {
		gone(thread);
		for (const one of thread.waiting.values()) one.failed(error);
		thread.waiting.clear();
	};
	worker.on("error", end);
	worker.on("exit", () => end(new Error("the printing thread ended")));
	return thread;
}

/**
 * A press. Rendering takes hundreds of milliseconds and, with its library and fonts, some hundred megabytes: in a thread
 * it neither holds up requests nor stays in the program's memory.
 */
export function pdfPress({ idleMs = IDLE_MS }: { idleMs?: number } = {}): Press {
	let thread: Thread | undefined;
	let idle: NodeJS.Timeout | undefined;
	let count = 0;
	const gone = (ended: Thread) => {
		if (thread === ended) thread = undefined;
	};
	const rest = () => {
		if (!thread || thread.waiting.size > 0) return;
		idle = setTimeout(() => void thread?.worker.terminate(), idleMs).unref();
	};
	return {
		async print(layout, content) {
			clearTimeout(idle);
			thread ??= startThread(gone);
			const { worker, waiting } = thread;
			const job: Job = { id: ++count, layout: layout.href, content };
			const printed = new Promise<Uint8Array>((done, failed) => waiting.set(job.id, { done, failed }));
			worker.ref();
			worker.postMessage(job);
			try {
				return await printed;
			} finally {
				rest();
			}
		},
		async close() {
			clearTimeout(idle);
			await thread?.worker.terminate();
		},
	};
}
