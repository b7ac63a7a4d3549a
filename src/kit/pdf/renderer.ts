import { type ChildProcess, fork } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { fileURLToPath } from "node:url";

/** Prints PDF files in a process of its own, which is started when something is printed and ends when nothing is. */
export type PdfRenderer = {
	/**
	 * Prints what a layout makes of `content` (plain data). `layout` is the address of a module that exports
	 * `sheet(content)`, which gives the document's element (see sheet.ts); only the printing process loads it. Rejects
	 * where the layout throws or the process ends.
	 */
	print(layout: URL, content: unknown): Promise<Uint8Array>;
	close(): Promise<void>;
};

export type Job = { id: number; layout: string; content: unknown };
export type Printed = { id: number; pdf: Uint8Array } | { id: number; failure: string };

/** After this time without work the process ends and gives its memory back. */
const IDLE_MS = 30_000;

type Waiting = { done(pdf: Uint8Array): void; failed(error: Error): void };
type Printer = { process: ChildProcess; waiting: Map<number, Waiting> };

function startPrinter(ended: (printer: Printer) => void): Printer {
	const process = fork(fileURLToPath(new URL("./renderer-process.ts", import.meta.url)), {
		serialization: "advanced",
		execArgv: [],
		env: { ...globalThis.process.env, NODE_COMPILE_CACHE: getCompileCacheDir() },
	});
	const printer: Printer = { process, waiting: new Map() };
	process.on("message", (printed: Printed) => {
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

/** Whether the program waits for the printer before it ends of itself. */
function hold(printer: Printer, isHeld: boolean): void {
	const way = isHeld ? "ref" : "unref";
	printer.process[way]();
	printer.process.channel?.[way]();
}

/** Sends a job and waits for its pages; the program does not end meanwhile. */
function sent(printer: Printer, job: Job): Promise<Uint8Array> {
	hold(printer, true);
	return new Promise((done, failed) => {
		printer.waiting.set(job.id, { done, failed });
		printer.process.send(job, (error) => {
			if (error && printer.waiting.delete(job.id)) failed(error);
		});
	});
}

/**
 * A PDF renderer. Rendering takes hundreds of milliseconds and, with its library and fonts, some hundred megabytes, which a
 * thread would not give back: so it has a process, and neither holds up requests nor stays in the program's memory.
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
				return await sent(used, { id: ++count, layout: layout.href, content });
			} finally {
				if (printer === used && used.waiting.size === 0) {
					hold(used, false);
					// several may end at once: one timer that is forgotten would end the process under a later one's work
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
