import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder for one run, removed at the end. */
export function temporaryFolder(): { path: string; remove(): void } {
	const path = mkdtempSync(join(tmpdir(), "estrada-bench-"));
	return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The moment at which the benchmarks see the site. */
export const BENCH_CLOCK = "2025-04-30T12:00:00+02:00";
/** The event with 120 lectures in one tab. */
export const BENCH_EVENT = "BENCH25";
