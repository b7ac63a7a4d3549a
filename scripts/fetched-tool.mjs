// Fetches rarely used tools into `.tmp` on first run. They find the project's own packages.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** Runs a command in the project's folder on this terminal, and exits if it fails. */
export function run(command, args, env = {}) {
	const { status } = spawnSync(command, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
	if (status !== 0) process.exit(status ?? 1);
}

/** Runs a command in the project's folder. Returns its output, and prints it on failure. */
export function tryRun(command, args, env = {}) {
	const { status, stdout } = spawnSync(command, args, {
		cwd: ROOT,
		encoding: "utf8",
		stdio: ["ignore", "pipe", "inherit"],
		env: { ...process.env, ...env },
	});
	if (status !== 0) console.log(stdout.slice(-2000));
	return stdout;
}

/** The path of a tool's program (`package/file.js`). Fetches its packages (`name@version`) if they are missing. */
export function fetchedTool(name, packages, program) {
	const home = join(ROOT, ".tmp", name);
	const path = join(home, "node_modules", program);
	if (!existsSync(path)) {
		mkdirSync(home, { recursive: true });
		writeFileSync(join(home, "package.json"), '{ "private": true }\n');
		run("npm", ["install", "--prefix", home, "--legacy-peer-deps", "--no-audit", "--no-fund", ...packages]);
	}
	return path;
}
