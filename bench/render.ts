import { join } from "node:path";
import pino from "pino";
import { readConfig } from "../src/app/config.ts";
import { buildDeps } from "../src/app/main.ts";
import { pages } from "../src/app/pages.ts";
import { builtRenderer } from "../src/app/renderer.ts";
import { makePage } from "../src/app/site.ts";
import { eventByCode } from "../src/features/event/server/store.ts";
import { openDatabase } from "../src/kit/db/database.ts";
import { median } from "./load.ts";
import { BENCH_CLOCK, BENCH_EVENT } from "./program.ts";
import type { Line } from "./report.ts";

const RUNS = 60;
const ROOT = join(import.meta.dirname, "..");

/** CPU of this thread for one first render of the landing page with 120 lectures: loading, rendering, the document. */
export async function renderCost(dataDir: string): Promise<Line[]> {
	const config = readConfig({ DATA_DIR: dataDir, SITE_CLOCK: BENCH_CLOCK });
	const opened = await openDatabase({ databaseUrl: undefined, dataDir, migrationsDir: join(ROOT, "migrations") });
	const deps = await buildDeps(config, opened, pino({ level: "silent" }));
	const renderer = await builtRenderer(join(ROOT, "dist"));
	const event = await eventByCode(deps.db, BENCH_EVENT);
	const wanted = {
		spec: pages.find((page) => page.path === "")!,
		event: event!,
		lang: "pl" as const,
		calendarCode: undefined,
	};
	const costs: number[] = [];
	for (let run = 0; run < RUNS; run++) {
		const before = process.threadCpuUsage();
		await makePage(deps, renderer, wanted);
		const { user, system } = process.threadCpuUsage(before);
		costs.push((user + system) / 1000);
	}
	await opened.close();
	return [
		{
			name: "first render of the landing page with 120 lectures, CPU",
			value: median(costs),
			limit: 15,
			better: "less",
			unit: "ms",
			note: `median of ${RUNS}`,
		},
	];
}
