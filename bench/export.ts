import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "../tests/harness/postgres.ts";
import { registering } from "./growth.ts";
import { BENCH_CLOCK } from "./program.ts";
import type { Line } from "./report.ts";

const ROOT = join(import.meta.dirname, "..");
const MANY = 200_000;
const MIB = 1024 * 1024;

type Run = { peakMib: number; lines: number; seconds: number };

/** Runs a command and reads its output. Returns its process's peak memory. */
async function run(command: string[], env: Record<string, string>): Promise<Run> {
	const started = performance.now();
	const child = spawn(process.execPath, ["scripts/estrada.cjs", ...command], {
		cwd: ROOT,
		env: { ...process.env, ...env },
		stdio: ["ignore", "pipe", "inherit"],
	});
	let peak = 0;
	const watch = setInterval(() => {
		const [, kib = "0"] = /^VmHWM:\s+(\d+) kB$/m.exec(statusOf(child.pid)) ?? [];
		peak = Math.max(peak, Number(kib) * 1024);
	}, 50);
	let lines = 0;
	child.stdout.on("data", (part: Buffer) => {
		for (const byte of part) if (byte === 0x0a) lines++;
	});
	const [code] = await once(child, "close");
	clearInterval(watch);
	if (code !== 0) throw new Error(`${command.join(" ")} ended with ${code}`);
	return { peakMib: peak / MIB, lines, seconds: (performance.now() - started) / 1000 };
}

function statusOf(pid: number | undefined): string {
	try {
		return readFileSync(`/proc/${pid}/status`, "utf8");
	} catch {
		return ""; // it has just ended
	}
}

/** Memory and time of exporting many registrations, minus those of exporting one. */
export async function exports(folder: string): Promise<Line[]> {
	const postgres = await startPostgres();
	const dataDir = join(folder, "exports");
	const site = await registering(postgres.url, dataDir);
	const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, SITE_CLOCK: BENCH_CLOCK, DEMO: "off" };
	try {
		await site.one("first");
		const list = (name: string) => run([name, "list", "--event", "MSTS25", "--csv"], env);
		const few = { registrations: await list("registrations"), consents: await list("consents") };
		await site.fill(MANY);
		const lines: Line[] = [];
		for (const name of ["registrations", "consents"] as const) {
			const many = await list(name);
			if (many.lines <= MANY) throw new Error(`${name} list wrote ${many.lines} lines`);
			lines.push({
				name: `memory that ${name} list --csv adds for ${MANY} registrations`,
				value: many.peakMib - few[name].peakMib,
				limit: 100,
				better: "less",
				unit: "MiB",
				note: `${many.lines} lines in ${many.seconds.toFixed(1)} s`,
			});
		}
		return lines;
	} finally {
		await site.close();
		await postgres.stop();
	}
}
