import type { Page } from "playwright-core";

/** A page of the running test and its latest events. */
export type Witness = { page: Page; happened: string[] };

const LINES = 14;
const TEXT = 2500;
const LIMIT_MS = 5000;

/** Records a page's calls, console and navigation for the report of a failed test. */
export function witnessOf(page: Page): Witness {
	const happened: string[] = [];
	const started = Date.now();
	const note = (what: string) => {
		happened.push(`${((Date.now() - started) / 1000).toFixed(1)} s ${what}`.slice(0, 300));
		if (happened.length > LINES) happened.shift();
	};
	const path = (url: string) => url.replace(/^https?:\/\/[^/]+/, "");
	page.on("response", (answer) => {
		const { pathname } = new URL(answer.url());
		if (pathname.startsWith("/api/")) note(`${answer.status()} ${answer.request().method()} ${path(answer.url())}`);
	});
	page.on("requestfailed", (call) => note(`${call.failure()?.errorText} ${call.method()} ${path(call.url())}`));
	page.on("console", (line) => /error|warning/.test(line.type()) && note(`${line.type()}: ${line.text()}`));
	page.on("framenavigated", (frame) => frame === page.mainFrame() && note(`at ${path(frame.url())}`));
	return { page, happened };
}

/** The state and latest events of a failed test's pages, also if a page does not respond. */
export async function evidence(witnesses: readonly Witness[]): Promise<string> {
	const pageReports = witnesses.map(async ({ page, happened }) => {
		const snapshot = page
			.locator("main")
			.first()
			.ariaSnapshot({ timeout: LIMIT_MS })
			.catch((error: Error) => `(does not say what it shows: ${error.message.split("\n")[0]})`);
		return [`PAGE ${page.url()}`, ...happened, (await snapshot).slice(0, TEXT)].join("\n");
	});
	return (await Promise.all(pageReports)).join("\n\n");
}
