// `npm run mutate [-- FILE …]`: mutates rules, money, guards, headers and some stores, one change at a time, and lists
// those that no test detects. Takes minutes for each file, so `npm test` does not run it.
import { join } from "node:path";
import { fetchedTool, run } from "./fetched-tool.mjs";

const VERSION = "10.1.1";

/** Mutated files: logic without a database, in slices and below. The tool splits by commas: no braces. */
const FILES = [
	"src/features/*/rules.ts",
	...["price", "state", "notices"].map((name) => `src/features/orders/${name}.ts`),
	...["advances", "uninvoiced", "month-register"].map((name) => `src/features/documents/${name}.ts`),
	"src/features/agenda/seat-status.ts",
	"src/kit/money/*.ts",
	"src/kit/tax/*.ts",
	...["rate-limit", "proxies", "security-headers", "form-guard", "gate", "cross-origin"].map(
		(name) => `src/kit/http/${name}.ts`,
	),
	...["html/escape", "html/sanitize", "csv/csv"].map((name) => `src/kit/${name}.ts`),
];

/** Guards of stores, with their server tests: each mutation needs a database, so only named files run. */
const SEATS = [
	...["store", "seats"].map((name) => `src/features/seats/server/${name}.test.ts`),
	"src/features/registration/server/own-seats.test.ts",
];
const ORDERS = ["refunds", "team", "unpaid"].map((name) => `src/features/orders/server/${name}.test.ts`);
const STORES = {
	"src/features/packages/server/stock-store.ts": [
		"src/features/registration/server/hold.test.ts",
		...["packages", "stock", "waiting"].map((name) => `src/features/packages/server/${name}.test.ts`),
		...ORDERS,
	],
	"src/features/seats/server/store.ts": SEATS,
	"src/features/seats/server/save-seats.ts": [...SEATS, "src/features/package-changes/server/changes-back.test.ts"],
	"src/features/codes/server/store.ts": [
		"src/features/codes/server/codes.test.ts",
		"src/app/commands/codes.server.test.ts",
		...ORDERS,
	],
};

const stryker = fetchedTool(
	"mutate",
	["core", "vitest-runner"].map((name) => `@stryker-mutator/${name}@${VERSION}`),
	"@stryker-mutator/core/bin/stryker.js",
);

function mutate(files, env) {
	const mutated = [...files, "!src/**/*.test.ts"].join(",");
	run(process.execPath, [stryker, "run", join(import.meta.dirname, "stryker.json"), "--mutate", mutated], env);
}

const chosen = process.argv.slice(2);
const rules = chosen.length > 0 ? chosen.filter((file) => !(file in STORES)) : FILES;
if (rules.length > 0) mutate(rules);
for (const [store, tests] of Object.entries(STORES)) {
	if (chosen.includes(store)) mutate([store], { MUTATE_TESTS: tests.join(",") });
}
