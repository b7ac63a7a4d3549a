import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { browserPath, startBrowser } from "../tests/harness/browser.ts";
import { median } from "./load.ts";
import type { Line } from "./report.ts";

interface Audit {
	id: string;
	score: number | null;
	scoreDisplayMode: string;
	displayValue?: string;
	numericValue?: number;
}
/** The used part of Lighthouse's report. */
interface Report {
	categories: Record<string, { score: number | null }>;
	audits: Record<string, Audit>;
}

const DIST = join(import.meta.dirname, "../dist/site");
const LIGHTHOUSE_RUNS = 3;
/** Lighthouse takes 141 MB, so npm fetches it on first use and caches it. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const REPORT_BYTES = 64 * 1024 * 1024;

function gzipKilobytes(paths: Iterable<string>): number {
	let bytes = 0;
	for (const path of paths) bytes += statSync(join(DIST, `${path}.gz`)).size;
	return bytes / 1000;
}

/** Bytes and requests of a first visit, first untouched, then scrolled to the end, so that every island hydrates. */
export async function firstVisit(url: string): Promise<Line[]> {
	const browser = await startBrowser();
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
	const fetched = new Set<string>();
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (/^\/assets\/.*\.(js|css)$/.test(pathname)) fetched.add(pathname);
	});
	const of = (kind: string) => [...fetched].filter((path) => path.endsWith(kind));
	await page.goto(url, { waitUntil: "networkidle" });
	const untouched = { js: gzipKilobytes(of(".js")), css: gzipKilobytes(of(".css")) };
	await page.evaluate(async () => {
		for (let y = 0; y < document.body.scrollHeight; y += 500) {
			scrollTo(0, y);
			await new Promise((done) => setTimeout(done, 40));
		}
	});
	await page.waitForLoadState("networkidle");
	await page.waitForTimeout(1000);
	const lines: Line[] = [
		{
			name: "JavaScript of a first visit, gzip",
			value: untouched.js,
			limit: 10,
			better: "less",
			unit: "kB",
			note: "before scrolling",
		},
		{
			name: "JavaScript with every island awake, gzip",
			value: gzipKilobytes(of(".js")),
			limit: 110,
			better: "less",
			unit: "kB",
			note: "scrolled to the end",
		},
		{ name: "CSS of a first visit, gzip", value: untouched.css, limit: 26, better: "less", unit: "kB" },
		{
			name: "CSS with every island awake, gzip",
			value: gzipKilobytes(of(".css")),
			limit: 28,
			better: "less",
			unit: "kB",
		},
	];
	await browser.close();
	return lines;
}

async function reportOf(url: string): Promise<Report> {
	const flags = "--headless=new --no-sandbox --disable-gpu";
	const { stdout } = await promisify(execFile)(
		"npx",
		["--yes", LIGHTHOUSE, url, "--quiet", "--output=json", `--chrome-flags=${flags}`],
		{ maxBuffer: REPORT_BYTES, env: { ...process.env, CHROME_PATH: browserPath() } },
	);
	return JSON.parse(stdout) as Report;
}

/** The medians of three mobile runs of Lighthouse on the whole landing page. */
export async function lighthouseRun(url: string): Promise<Line[]> {
	const results: Report[] = [];
	for (let run = 0; run < LIGHTHOUSE_RUNS; run++) results.push(await reportOf(url));
	const score = (category: string) => median(results.map((report) => (report.categories[category]!.score ?? 0) * 100));
	const metric = (audit: string) => median(results.map((report) => report.audits[audit]!.numericValue ?? 0));
	for (const audit of Object.values(results[0]!.audits)) {
		if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== "informative")
			console.error(`  lighthouse: ${audit.id} ${audit.score} ${audit.displayValue ?? ""}`);
	}
	return [
		{ name: "Lighthouse performance, mobile", value: score("performance"), limit: 98, better: "more" },
		{ name: "Lighthouse accessibility", value: score("accessibility"), limit: 100, better: "more" },
		{ name: "Lighthouse best practices", value: score("best-practices"), limit: 100, better: "more" },
		{ name: "Lighthouse SEO", value: score("seo"), limit: 100, better: "more" },
		{
			name: "largest contentful paint",
			value: metric("largest-contentful-paint") / 1000,
			limit: 1.8,
			better: "less",
			unit: "s",
		},
		{ name: "total blocking time", value: metric("total-blocking-time"), limit: 100, better: "less", unit: "ms" },
		{ name: "cumulative layout shift", value: metric("cumulative-layout-shift"), limit: 0.01, better: "less" },
	];
}
