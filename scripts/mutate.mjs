// `npm run mutate [-- FILE …]`: changes rules, money, guards, headers and some stores in small ways, one at a time, and
// names each change that no test notices. Takes minutes for each file, so it is no part of `npm test`; its tool is
// fetched when it is first run, and kept out of the packages that everybody installs.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const VERSION = "10.1.1";
const ROOT = join(import.meta.dirname, "..");
// within the project: from there the tool finds the project's own Vitest
const HOME = join(ROOT, ".tmp/mutate");
const STRYKER = join(HOME, "node_modules/@stryker-mutator/core/bin/stryker.js");

/** What is changed: decisions without a database, in each slice and below. The tool parts them by commas: no braces. */
const FILES = [
	"src/features/*/rules.ts",
	...["price", "state", "notices"].map((name) => `src/features/orders/${name}.ts`),
	...["advances", "uninvoiced", "month-register"].map((name) => `src/features/documents/${name}.ts`),
	"src/features/agenda/seat-status.ts",
	"src/kit/money/*.ts",
	"src/kit/tax/*.ts",
	...["rate-limit", "proxies", "security-headers", "form-guard", "gate", "own-pages"].map(
		(name) => `src/kit/http/${name}.ts`,
	),
	...["html/escape", "html/sanitize", "csv/csv"].map((name) => `src/kit/${name}.ts`),
];

/** The guards of stores, with the server tests that look at them: each change wants a database, so only what is named is run. */
const SEATS = ["src/features/seats/server/seats.test.ts", "src/features/registration/server/own-seats.test.ts"];
const ORDERS = ["refunds", "team", "unpaid"].map((name) => `src/features/orders/server/${name}.test.ts`);
const STORES = {
	"src/features/packages/server/stock-store.ts": [
		"src/features/registration/server/hold.test.ts",
		...["packages", "stock", "waiting"].map((name) => `src/features/packages/server/${name}.test.ts`),
		...ORDERS,
	],
	"src/features/seats/server/store.ts": SEATS,
	"src/features/seats/server/save-seats.ts": SEATS,
	"src/features/codes/server/store.ts": [
		"src/features/codes/server/codes.test.ts",
		"src/app/commands/codes.server.test.ts",
		...ORDERS,
	],
};

function run(command, args, env = {}) {
	const { status } = spawnSync(command, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
	if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(STRYKER)) {
	mkdirSync(HOME, { recursive: true });
	writeFileSync(join(HOME, "package.json"), '{ "private": true }\n');
	const packages = ["core", "vitest-runner"].map((name) => `@stryker-mutator/${name}@${VERSION}`);
	run("npm", ["install", "--prefix", HOME, "--legacy-peer-deps", "--no-audit", "--no-fund", ...packages]);
}

function mutate(files, env) {
	const mutated = [...files, "!src/**/*.test.ts"].join(",");
	run(process.execPath, [STRYKER, "run", join(import.meta.dirname, "stryker.json"), "--mutate", mutated], env);
}

const chosen = process.argv.slice(2);
const rules = chosen.length > 0 ? chosen.filter((file) => !(file in STORES)) : FILES;
if (rules.length > 0) mutate(rules);
for (const [store, tests] of Object.entries(STORES)) {
	if (chosen.includes(store)) mutate([store], { MUTATE_TESTS: tests.join(",") });
}
