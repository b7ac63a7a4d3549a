import { parentPort } from "node:worker_threads";
import type { Job, Printed } from "./press.ts";
import { type Element, pdfOf } from "./sheet.ts";
import { registerTypeface } from "./typeface.ts";

/** The thread in which PDF files are printed, one after the other. */
await registerTypeface();

async function print({ id, layout, content }: Job): Promise<void> {
	try {
		const { sheet } = (await import(layout)) as { sheet(content: unknown): Element };
		const pdf = await pdfOf(sheet(content));
		parentPort!.postMessage({ id, pdf } satisfies Printed, [pdf.buffer as ArrayBuffer]);
	} catch (error) {
		parentPort!.postMessage({ id, failure: (error as Error).stack ?? String(error) } satisfies Printed);
	}
}

let last: Promise<void> = Promise.resolve();
parentPort!.on("message", (job: Job) => {
	last = last.then(() => print(job));
});
