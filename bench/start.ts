import { readFileSync } from "node:fs";
import { type Program, startProgram } from "../tests/harness/program.ts";
import { load, median } from "./load.ts";
import type { Line } from "./report.ts";

const STARTS = 5;
const REQUESTS = 10_000;

/** A process's resident memory. */
export function residentMegabytes(pid: number): number {
	const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
	return Number(line![1]) / 1024;
}

/** The time of a second start on the filled folder, from the command to the first response. */
export async function secondStart(env: Record<string, string>): Promise<Line[]> {
	const times: number[] = [];
	for (let run = 0; run < STARTS; run++) {
		const started = Date.now();
		const program = await startProgram(env);
		await fetch(program.url);
		times.push((Date.now() - started) / 1000);
		await program.stop();
	}
	return [
		{
			name: "second start to the first answered page",
			value: median(times),
			limit: 3,
			better: "less",
			unit: "s",
			note: `median of ${STARTS}`,
		},
	];
}

/**
 * The memory of the whole process, with PGlite, after ten thousand requests for pages and API calls, cached and
 * uncached.
 */
export async function memory(program: Program, start: string): Promise<Line> {
	const base = program.url.replace("localhost", "127.0.0.1");
	const paths = [
		"/",
		"/en",
		"/e/DSS25",
		"/e/TBF",
		"/api/event/MSTS25/agenda/categories",
		"/api/event/MSTS25/Lecturers",
		"/api/event/MSTS25/agenda/AgendaEventLecturesStatuses",
		"/api/event/MSTS25/CheckLimits/MSTS25-ONSITE",
	];
	for (const path of paths) {
		let requested = 0;
		while (requested < REQUESTS / paths.length) requested += (await load({ url: base + path }, 1)).requests;
	}
	return {
		name: `memory after a ${start} and ${REQUESTS} requests`,
		value: residentMegabytes(program.process.pid!),
		limit: 450,
		better: "less",
		unit: "MB",
		note: "resident, PGlite included",
	};
}
