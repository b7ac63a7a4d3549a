import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchSchedule } from "./schedule.ts";

const ROOT = join(import.meta.dirname, "..");

/** A folder for one run, removed at the end. */
export function temporaryFolder(): { path: string; remove(): void } {
	const path = mkdtempSync(join(tmpdir(), "estrada-bench-"));
	return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The site's time during the benchmarks. */
export const BENCH_CLOCK = "2025-04-30T12:00:00+02:00";
/** The event with 120 lectures in one tab. */
export const BENCH_EVENT = "BENCH25";

/** Imports the schedule with 120 lectures into a stopped or running site; creates its event. */
export function importBench(folder: string, env: Record<string, string>): void {
	const file = join(folder, "bench.xml");
	writeFileSync(file, benchSchedule());
	const args = [
		"scripts/estrada.cjs",
		"import",
		"schedule",
		"--event",
		BENCH_EVENT,
		"--create",
		"--zone",
		"Europe/Warsaw",
		file,
	];
	const result = spawnSync(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, encoding: "utf8" });
	if (result.status !== 0)
		throw new Error(`the schedule of the benchmark was not imported: ${result.stdout}${result.stderr}`);
}
