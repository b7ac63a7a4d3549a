import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startProgram } from "../tests/harness/program.ts";
import { changesSeen } from "./change.ts";
import { firstVisit, lighthouseRun } from "./first-visit.ts";
import { BENCH_CLOCK, BENCH_EVENT, temporaryFolder } from "./program.ts";
import { renderCost } from "./render.ts";
import { type Line, report } from "./report.ts";
import { benchSchedule } from "./schedule.ts";
import { memory, secondStart } from "./start.ts";
import { throughput } from "./throughput.ts";

/** `npm run bench`: every benchmark against its limit, in one run; `npm run bench -- throughput` runs one of them. */
const ROOT = join(import.meta.dirname, "..");
const only = process.argv[2];
const wants = (name: string) => only === undefined || only === name;
const folder = temporaryFolder();
const env = { DATA_DIR: join(folder.path, "data"), SITE_CLOCK: BENCH_CLOCK };
const lines: Line[] = [];

function importBench(): void {
	const file = join(folder.path, "bench.xml");
	writeFileSync(file, benchSchedule());
	const args = ["src/app/import.ts", "schedule", "--event", BENCH_EVENT, "--create", "--zone", "Europe/Warsaw", file];
	const result = spawnSync(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, encoding: "utf8" });
	if (result.status !== 0)
		throw new Error(`the schedule of the benchmark was not imported: ${result.stdout}${result.stderr}`);
}

try {
	const program = await startProgram(env);
	importBench();
	const { categories } = (await (await fetch(`${program.url}/api/event/${BENCH_EVENT}/agenda/categories`)).json()) as {
		categories: { objectId: number }[];
	};
	if (wants("throughput"))
		lines.push(
			...(await throughput(program, `/api/event/${BENCH_EVENT}/agenda/categorytree/${categories[0]!.objectId}`)),
		);
	if (wants("visit")) lines.push(...(await firstVisit(`${program.url}/`)));
	if (wants("lighthouse")) lines.push(...(await lighthouseRun(`${program.url}/`)));
	if (wants("memory")) lines.push(...(await memory(program)));
	await program.stop();
	if (wants("start")) lines.push(...(await secondStart(env)));
	if (wants("render")) lines.push(...(await renderCost(env.DATA_DIR)));
	if (wants("change")) lines.push(...(await changesSeen(folder.path)));
	process.exitCode = report(lines) ? 0 : 1;
} finally {
	folder.remove();
}
