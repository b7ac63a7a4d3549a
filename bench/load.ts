import { execFile, spawn } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Answer, Job } from "./visitors.ts";

/** How often each side is measured. The sides take turns, so that a busy neighbour affects both. */
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 32;

export type Side = { url: string; headers?: Record<string, string> };

/**
 * Counts a side's responses to 32 connections, in total and per second. wrk needs less CPU than any server here; a
 * JavaScript client was the bottleneck. Throws on a failed response.
 */
export async function load(side: Side, seconds: number): Promise<{ requests: number; perSecond: number }> {
	const headers = Object.entries(side.headers ?? {}).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
	const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, ...headers, side.url];
	const { stdout } = await promisify(execFile)("wrk", args).catch((error: NodeJS.ErrnoException) => {
		if (error.code !== "ENOENT") throw error;
		throw new Error("The benchmarks send their requests with wrk, which is not installed: `apt-get install wrk`.");
	});
	const failed = /(Non-2xx.*|Socket errors.*)/.exec(stdout);
	if (failed) throw new Error(`${side.url}: ${failed[1]}`);
	return {
		requests: Number(/(\d+) requests in/.exec(stdout)![1]),
		perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]),
	};
}

export async function requestsPerSecond(side: Side, seconds: number): Promise<number> {
	return (await load(side, seconds)).perSecond;
}

export async function visitors(job: Job): Promise<Answer[]> {
	const args = [join(import.meta.dirname, "visitors.ts"), JSON.stringify(job)];
	const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
	let text = "";
	child.stdout.on("data", (chunk) => {
		text += chunk;
	});
	await new Promise((ended) => child.once("close", ended));
	return JSON.parse(text) as Answer[];
}

/** The quantile of response times, in ms; 0 without responses. */
export function quantile(answers: Answer[], share: number): number {
	const sorted = answers.map((one) => one.ms).toSorted((a, b) => a - b);
	return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

/** Responses by status. */
export function statusesOf(answers: Answer[]): Record<number, number> {
	const counts: Record<number, number> = {};
	for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
	return counts;
}

export function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted.length >> 1;
	return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The throughput of `ours` relative to `bare`: the median ratio of several rounds. */
export async function throughputRatio(ours: Side, bare: Side): Promise<{ ratio: number; ours: number; bare: number }> {
	await requestsPerSecond(ours, 2);
	await requestsPerSecond(bare, 2);
	const rounds: { ours: number; bare: number }[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const first = round % 2 === 0 ? ours : bare;
		const one = await requestsPerSecond(first, SECONDS);
		const other = await requestsPerSecond(first === ours ? bare : ours, SECONDS);
		rounds.push(first === ours ? { ours: one, bare: other } : { ours: other, bare: one });
	}
	return {
		ratio: median(rounds.map((one) => one.ours / one.bare)),
		ours: median(rounds.map((one) => one.ours)),
		bare: median(rounds.map((one) => one.bare)),
	};
}
