// Tools that few need are fetched when they are first run, into `.tmp`, and kept out of the packages that everybody
// installs. From within the project they find its own packages.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** Runs a command in the project's folder, on this terminal; where it fails, so does the script. */
export function run(command, args, env = {}) {
	const { status } = spawnSync(command, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
	if (status !== 0) process.exit(status ?? 1);
}

/** The path of a tool's program (`package/file.js`), whose packages (`name@version`) are fetched where they are not there yet. */
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
