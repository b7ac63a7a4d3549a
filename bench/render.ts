import { join } from "node:path";
import pino from "pino";
import { readConfig } from "../src/app/boot/config.ts";
import type { Deps } from "../src/app/boot/deps.ts";
import { buildDeps } from "../src/app/boot/main.ts";
import { pages } from "../src/app/http/pages.ts";
import { builtRenderer, type Renderer } from "../src/app/http/renderer.ts";
import { makePage } from "../src/app/http/site.ts";
import { eventByCode } from "../src/features/event/server/store.ts";
import { openDatabase } from "../src/kit/db/database.ts";
import { median } from "./load.ts";
import { BENCH_CLOCK, BENCH_EVENT } from "./program.ts";
import type { Line } from "./report.ts";

const RUNS = 60;
const ROOT = join(import.meta.dirname, "..");

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

/** The CPU time of first renders of a landing page: finding the event, loading, rendering, the document. */
async function rendersOf(deps: Deps, renderer: Renderer, code: string): Promise<{ thread: number[]; all: number[] }> {
	const { defaultEvent, defaultLang } = deps.config;
	const spec = pages.find((page) => page.path === "")!;
	const costs: { thread: number[]; all: number[] } = { thread: [], all: [] };
	for (let run = 0; run < RUNS; run++) {
		const thread = process.threadCpuUsage();
		const all = process.cpuUsage();
		const event = await eventByCode(deps.db, code);
		const root = { eventCode: defaultEvent, lang: defaultLang };
		await makePage(deps, renderer, {
			root,
			spec,
			path: "",
			event,
			lang: "pl",
			calendarCode: undefined,
			isCalendarUnknown: false,
		});
		costs.thread.push(milliseconds(process.threadCpuUsage(thread)));
		costs.all.push(milliseconds(process.cpuUsage(all)));
	}
	return costs;
}

/**
 * The time of a first render on the thread that serves requests. The database works elsewhere, and the note gives the
 * sum of both.
 */
export async function renderCost(dataDir: string): Promise<Line[]> {
	const config = readConfig({ DATA_DIR: dataDir, SITE_CLOCK: BENCH_CLOCK });
	const opened = await openDatabase({ databaseUrl: undefined, dataDir, migrationsDir: join(ROOT, "migrations") });
	const deps = await buildDeps(config, opened, pino({ level: "silent" }));
	const renderer = await builtRenderer(join(ROOT, "dist"));
	const lines: Line[] = [];
	const cases = [
		{ code: BENCH_EVENT, what: "120 lectures in one tab" },
		{ code: config.defaultEvent, what: "the whole demonstration of MSTS25, 120 lectures" },
	];
	for (const { code, what } of cases) {
		const { thread, all } = await rendersOf(deps, renderer, code);
		lines.push({
			name: `first render of the landing page, ${what}: CPU of the serving thread`,
			value: median(thread),
			limit: 40,
			better: "less",
			unit: "ms",
			note: `median of ${RUNS}, loading included; ${Math.round(median(all))} ms with the database's thread`,
		});
	}
	await opened.close();
	return lines;
}
