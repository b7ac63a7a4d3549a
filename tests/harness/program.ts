import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
/** Arguments of `npm start`'s node. */
export const START: string[] = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"))
	.scripts.start.split(" ")
	.slice(1);
/** Arguments before those, which make password hashing cheap. */
export const QUICK_PASSWORDS = ["--import", join(import.meta.dirname, "quick-passwords.ts")];
/** The line that the program prints when it is ready. */
export const READY = "Estrada is ready";
/** Enough for a first start that builds and draws on a busy machine. */
const START_LIMIT_MS = 480_000;

/**
 * A free port outside the system's ephemeral range (Linux: from 32768), so that nobody else takes it before it is
 * opened.
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

/** A program started like `npm start`. */
export type Program = {
	url: string;
	process: ChildProcess;
	output(): string;
	/** Resolves with the exit code. */
	ended: Promise<number | null>;
	stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** Starts the program and waits for `until` in its output, or for its end. */
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
	// a first start serves one event at once, the others later
	const growing = join(env["DATA_DIR"] ?? join(ROOT, "data"), "demonstration.json");
	const limit = Date.now() + START_LIMIT_MS;
	while (child.exitCode === null && child.signalCode === null && Date.now() < limit) {
		if (text.includes(until) && (until !== READY || !existsSync(growing))) break;
		await new Promise((done) => setTimeout(done, 50));
	}
	// another program took the free port first
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
