// Tools for rare use: fetched into `.tmp` on first run instead of being installed with the project. They find the
// project's own packages.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** Runs a command in the project's folder, on this terminal; exits when it fails. */
export function run(command, args, env = {}) {
	const { status } = spawnSync(command, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
	if (status !== 0) process.exit(status ?? 1);
}

/** Runs a command in the project's folder; returns its output, and prints it when it fails. */
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

/** Path of a tool's program (`package/file.js`); fetches its packages (`name@version`) if missing. */
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
