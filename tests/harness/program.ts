import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
/** What `npm start` runs, without the "node" before it. */
export const START: string[] = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"))
	.scripts.start.split(" ")
	.slice(1);
/** What the program says when it answers. */
export const READY = "Estrada is ready";
/** Long enough for a first start that builds and draws on a busy machine. */
const START_LIMIT_MS = 480_000;

/**
 * A free port of this machine that the system gives nobody by itself (Linux gives those from 32768 on, others higher
 * ones): whoever opens it later, or again, still finds it free.
 */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(20_000, 32_000);
		if (await isFree(port)) return port;
	}
}

function isFree(port: number): Promise<boolean> {
	return new Promise((done) => {
		const server = createServer()
			.once("error", () => done(false))
			.listen(port, "127.0.0.1", () => server.close(() => done(true)));
	});
}

/** A running program as `npm start` runs it. */
export type Program = {
	url: string;
	process: ChildProcess;
	output(): string;
	/** Resolves with the exit code. */
	ended: Promise<number | null>;
	stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** Starts the program with settings and waits until it says that it answers, or something else; gives it as it is when it ends before. */
export async function startProgram(env: Record<string, string>, args = START, until = READY): Promise<Program> {
	const port = env["PORT"] ?? String(await freePort());
	const { NODE_ENV: _test, VITEST: _vitest, ...outer } = process.env;
	const child = spawn(process.execPath, args, {
		cwd: ROOT,
		env: { ...outer, PORT: port, ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let text = "";
	child.stdout.on("data", (chunk) => {
		text += chunk;
	});
	child.stderr.on("data", (chunk) => {
		text += chunk;
	});
	const ended = new Promise<number | null>((done) => child.once("exit", (code) => done(code)));
	const url = `http://localhost:${port}`;
	// a first start serves its own event at once, and the others when they are drawn
	const growing = join(env["DATA_DIR"] ?? join(ROOT, "data"), "demonstration.json");
	const limit = Date.now() + START_LIMIT_MS;
	while (child.exitCode === null && child.signalCode === null && Date.now() < limit) {
		if (text.includes(until) && (until !== READY || !existsSync(growing))) break;
		await new Promise((done) => setTimeout(done, 50));
	}
	// somebody else's program was quicker with the port that was free a moment ago
	if (!env["PORT"] && text.includes(`Port ${port} is taken`)) return startProgram(env, args, until);
	return {
		url,
		process: child,
		output: () => text,
		ended,
		stop(signal = "SIGTERM") {
			child.kill(signal);
			return ended;
		},
	};
}
