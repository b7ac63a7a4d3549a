// `npm test`: every check and every test. Ends with the line "N passed, N failed", counted from what ran.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "estrada-report-"));
const report = join(folder, "report.json");
let passed = 0;
let failed = 0;

function check(name, command) {
	const started = Date.now();
	const { status } = spawnSync("npx", ["--no-install", ...command], { stdio: "inherit" });
	if (status === 0) passed++;
	else failed++;
	console.log(`${status === 0 ? "ok    " : "FAILED"} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

check("format and lint", ["biome", "ci", "--max-diagnostics=40"]);
check("types", ["tsc", "--noEmit"]);
check("dead code", ["knip"]);
check("build", ["node", "scripts/build.mjs"]);

const tests = spawnSync(
	"npx",
	["--no-install", "vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
	{
		stdio: "inherit",
	},
);
try {
	const result = JSON.parse(readFileSync(report, "utf8"));
	passed += result.numPassedTests;
	// a file that did not load counts as a failure of its own
	failed +=
		result.numFailedTests +
		result.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).length;
	// an error outside the tests, or no tests at all, is a failure as well
	if (failed === 0 && (tests.status !== 0 || !result.success || result.numPassedTests === 0)) failed++;
} catch {
	failed++;
	console.error("The test runner ended without a report.");
}
rmSync(folder, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
