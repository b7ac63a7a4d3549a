import { type ChildProcess, fork } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { fileURLToPath } from "node:url";

/** Prints PDF files in a child process, which starts on demand and ends when idle. */
export type PdfRenderer = {
	/**
	 * Prints a layout's sheet of `content` (plain data). `layout` is the URL of a module that exports
	 * `sheet(content)`, which returns the document's element (see sheet.ts). Rejects if the layout throws or the process
	 * ends.
	 */
	print(layout: URL, content: unknown): Promise<Uint8Array>;
	close(): Promise<void>;
};

export type Job = { id: number; layout: string; content: unknown };
export type PrintResult = { id: number; pdf: Uint8Array } | { id: number; failure: string };

/** After this idle time the process ends, to free its memory. */
const IDLE_MS = 30_000;

type PrintJob = { done(pdf: Uint8Array): void; failed(error: Error): void };
type Printer = { process: ChildProcess; waiting: Map<number, PrintJob> };

function startPrinter(ended: (printer: Printer) => void): Printer {
	const process = fork(fileURLToPath(new URL("./renderer-process.ts", import.meta.url)), {
		serialization: "advanced",
		execArgv: [],
		env: { ...globalThis.process.env, NODE_COMPILE_CACHE: getCompileCacheDir() },
	});
	const printer: Printer = { process, waiting: new Map() };
	process.on("message", (printed: PrintResult) => {
		const waiting = printer.waiting.get(printed.id);
		printer.waiting.delete(printed.id);
		if ("pdf" in printed) waiting?.done(printed.pdf);
		else waiting?.failed(new Error(printed.failure));
	});
	const end = (error: Error) => {
		ended(printer);
		for (const one of printer.waiting.values()) one.failed(error);
		printer.waiting.clear();
	};
	process.on("error", end);
	process.on("exit", (code, signal) => end(new Error(`the printing process ended (${signal ?? code})`)));
	return printer;
}

/** Sets whether the printer keeps the program alive. */
function hold(printer: Printer, isHeld: boolean): void {
	const way = isHeld ? "ref" : "unref";
	printer.process[way]();
	printer.process.channel?.[way]();
}

/** Sends a job and waits for its pages. The program stays alive meanwhile. */
function sendJob(printer: Printer, job: Job): Promise<Uint8Array> {
	hold(printer, true);
	return new Promise((done, failed) => {
		printer.waiting.set(job.id, { done, failed });
		printer.process.send(job, (error) => {
			if (error && printer.waiting.delete(job.id)) failed(error);
		});
	});
}

/**
 * A PDF renderer in its own process, because a print takes hundreds of milliseconds and megabytes. A process blocks no
 * requests and frees its memory.
 */
export function startPdfRenderer({ idleMs = IDLE_MS }: { idleMs?: number } = {}): PdfRenderer {
	let printer: Printer | undefined;
	let idle: NodeJS.Timeout | undefined;
	let count = 0;
	const dismiss = () => {
		printer?.process.kill();
		printer = undefined;
	};
	const gone = (ended: Printer) => {
		if (printer === ended) printer = undefined;
	};
	return {
		async print(layout, content) {
			clearTimeout(idle);
			printer ??= startPrinter(gone);
			const used = printer;
			try {
				return await sendJob(used, { id: ++count, layout: layout.href, content });
			} finally {
				if (printer === used && used.waiting.size === 0) {
					hold(used, false);
					// several jobs may end at once, and a leftover timer would kill the process during later work
					clearTimeout(idle);
					idle = setTimeout(dismiss, idleMs).unref();
				}
			}
		},
		async close() {
			clearTimeout(idle);
			if (!printer) return;
			const { process } = printer;
			hold(printer, true);
			const ended = new Promise((done) => process.once("exit", done));
			dismiss();
			await ended;
		},
	};
}
