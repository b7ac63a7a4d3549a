import type { Job, PrintResult } from "./renderer.ts";
import { type Element, pdfOf } from "./sheet.ts";
import { openTypeface } from "./typeface.ts";

/** Prints PDFs, one at a time, and ends with its parent process. */
const typeface = await openTypeface();

async function printed({ id, layout, content }: Job): Promise<PrintResult> {
	try {
		const { sheet } = (await import(layout)) as { sheet(content: unknown): Element };
		return { id, pdf: await pdfOf(sheet(await typeface.ready(content))) };
	} catch (error) {
		return { id, failure: (error as Error).stack ?? String(error) };
	}
}

let last: Promise<unknown> = Promise.resolve();
process.on("message", (job: Job) => {
	last = last.then(async () => process.send?.(await printed(job)));
});
