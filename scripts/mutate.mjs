// `npm run mutate -- FILE …`, `--rules`, `--stores` or `--all` changes one file after another and lists changes that no
// test detects. `--minutes N` starts no file after N minutes. `--report FILE` updates a report, oldest results first,
// so that each night continues the last. Not part of `npm test`: a rule takes ten seconds, a store some minutes.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fetchedTool, tryRun } from "./fetched-tool.mjs";
import { RULES, STORES } from "./mutated-files.ts";

const VERSION = "10.1.1";
const RESULT = ".tmp/mutate/report.json";

/** The lowest accepted share of detected changes. */
const limitOf = (file) => (STORES.includes(file) ? 85 : 90);

/** Server tests of other slices that also test a store. */
const ORDERS = ["refunds", "team", "unpaid"].map((name) => `src/features/orders/server/${name}.test.ts`);
const OWN = (name) => `src/features/account-settings/server/${name}.test.ts`;
const EDITOR = (name) => `src/features/stand-editor/server/${name}.test.ts`;
const IMPORTS = ["import-creates", "import-safety", "schedule-import"].map(
	(name) => `src/features/schedule-import/server/${name}.test.ts`,
);
const MORE_TESTS = {
	"src/features/account/server/factor-store.ts": [OWN("second-factor"), OWN("passkeys")],
	"src/features/account/server/browser-store.ts": [OWN("access"), OWN("second-factor")],
	"src/features/account/server/email-preference-store.ts": [OWN("email-preferences")],
	"src/features/agenda/server/import-store.ts": IMPORTS,
	"src/features/event/server/import-store.ts": IMPORTS,
	"src/features/speakers/server/import-store.ts": IMPORTS,
	"src/features/orders/server/store.ts": ["src/features/order-page/server/request-keys.test.ts"],
	"src/features/packages/server/stock-store.ts": ["src/features/registration/server/hold.test.ts", ...ORDERS],
	"src/features/payments/server/erasure-store.ts": ["src/app/erasure.server.test.ts"],
	"src/features/seats/server/seat-time-store.ts": ["src/features/plan/server/changes.test.ts"],
	"src/features/seats/server/store.ts": ["src/features/ticket-holders/server/own-seats.test.ts"],
	"src/features/codes/server/store.ts": ["src/app/commands/codes.server.test.ts", ...ORDERS],
	"src/features/codes/server/team-code-store.ts": ORDERS,
	"src/features/stands/server/duty-store.ts": [EDITOR("editor")],
	"src/features/stands/server/editor-store.ts": [EDITOR("editor"), EDITOR("material-file")],
};

/** The tests of a file's slice. A store needs the tests with a database. */
function testsOf(file) {
	const [slice] = /^src\/[^/]+\/[^/]+/.exec(file);
	const tests = globSync(`${slice}/**/*.test.ts`);
	const hasDatabase = (test) => /\/server\/|\.server\.test/.test(test);
	const isStore = STORES.includes(file);
	return [...tests.filter((test) => hasDatabase(test) === isStore), ...(MORE_TESTS[file] ?? [])];
}

const stryker = fetchedTool(
	"mutate",
	["core", "vitest-runner"].map((name) => `@stryker-mutator/${name}@${VERSION}`),
	"@stryker-mutator/core/bin/stryker.js",
);

/** A change as a line: "ConditionalExpression: a === b → true". */
function sentenceOf({ mutatorName, location: { start, end }, replacement }, lines) {
	const inLine = start.line === end.line ? [start.column - 1, end.column - 1] : [start.column - 1];
	const short = (text) => text.replaceAll(/\s+/g, " ").slice(0, 60);
	return `${mutatorName}: ${short(lines[start.line - 1].slice(...inLine))} → ${short(replacement)}`;
}

/** Mutates a file. Returns the numbers of detected and of all changes, and the undetected ones. */
function mutate(file) {
	const tests = testsOf(file);
	rmSync(RESULT, { force: true });
	const env = { MUTATE_TESTS: tests.join(","), ...(STORES.includes(file) && { MUTATE_DATABASE: "1" }) };
	const config = join(import.meta.dirname, "stryker.json");
	const output = tests.length > 0 ? tryRun(process.execPath, [stryker, "run", config, "--mutate", file], env) : "";
	if (!existsSync(RESULT)) {
		const isUntested = tests.length === 0 || output.includes("No tests were executed");
		return { error: isUntested ? "No test imports it." : "The run ended without a result." };
	}
	const [result] = Object.values(JSON.parse(readFileSync(RESULT, "utf8")).files);
	const counted = (result?.mutants ?? []).filter(({ status }) => !/Ignored|Error|Pending/.test(status));
	const survivors = counted.filter(({ status }) => status === "Survived" || status === "NoCoverage");
	const lines = result?.source.split("\n");
	return {
		killed: counted.length - survivors.length,
		of: counted.length,
		survivors: Object.fromEntries(survivors.map((one) => [sentenceOf(one, lines), ""])),
	};
}

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		rules: { type: "boolean" },
		stores: { type: "boolean" },
		all: { type: "boolean" },
		minutes: { type: "string", default: "1440" },
		report: { type: "string" },
	},
});
const chosen = [
	...positionals,
	...(values.rules || values.all ? RULES : []),
	...(values.stores || values.all ? STORES : []),
];
const minutes = Number(values.minutes);
const missing = positionals.filter((file) => !existsSync(file) || !file.startsWith("src/"));
if (chosen.length === 0 || missing.length > 0 || Number.isNaN(minutes)) {
	if (missing.length > 0) console.error(`Not a file below src/: ${missing.join(", ")}.`);
	else if (chosen.length === 0) console.error("Name files, or say --rules, --stores or --all.");
	else console.error(`--minutes takes a number, not "${values.minutes}".`);
	process.exit(1);
}
const report = values.report && existsSync(values.report) ? JSON.parse(readFileSync(values.report, "utf8")) : {};
const lastRun = (file) => report[file]?.date ?? "";
const end = Date.now() + minutes * 60_000;
let failed = 0;
for (const file of chosen.toSorted((one, other) => lastRun(one).localeCompare(lastRun(other)))) {
	if (Date.now() >= end) break;
	const result = mutate(file);
	const reasons = report[file]?.survivors ?? {};
	for (const change of Object.keys(result.survivors ?? {})) result.survivors[change] = reasons[change] ?? "";
	const score = result.of > 0 ? (100 * result.killed) / result.of : 100;
	const isGood = !result.error && score >= limitOf(file);
	if (!isGood) failed++;
	console.log(
		`${isGood ? "ok    " : "FAILED"} ${file} ${result.error ?? `${result.killed} of ${result.of} (${score.toFixed(1)} %)`}`,
	);
	for (const [change, reason] of Object.entries(result.survivors ?? {})) console.log(`       ${change} ${reason}`);
	// a run without a result keeps the survivors and reasons of the last one
	report[file] = { ...(result.error && report[file]), date: new Date().toISOString().slice(0, 10), ...result };
	// deleted files leave the report
	const existing = Object.entries(report).filter(([name]) => existsSync(name));
	const sorted = existing.toSorted(([one], [other]) => one.localeCompare(other));
	if (values.report) writeFileSync(values.report, `${JSON.stringify(Object.fromEntries(sorted), null, "\t")}\n`);
}
console.log(`${chosen.length} files chosen, ${failed} below their limit`);
process.exit(failed === 0 ? 0 : 1);
