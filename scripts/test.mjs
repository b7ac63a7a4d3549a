// `npm test` runs every check and every test. Its last line is "N passed, N failed".
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isBuilt } from "./built.cjs";

/** Three times the usual duration on two cores. */
const LIMIT_MIN = 45;
const folder = mkdtempSync(join(tmpdir(), "estrada-report-"));
const report = join(folder, "report.json");
let passed = 0;
let failed = 0;

/** Runs a check beside the others. Prints its result, with the output if it failed. */
async function check(name, command) {
	const started = Date.now();
	const child = spawn("npx", ["--no-install", ...command], { stdio: ["ignore", "pipe", "pipe"] });
	let printed = "";
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (printed += text));
	const [status] = await once(child, "close");
	if (status === 0) passed++;
	else failed++;
	if (status !== 0) console.log(printed);
	console.log(`${status === 0 ? "ok    " : "FAILED"} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

// runs beside the tests, because it takes as long as the other checks together, on one core
const types = check("types", ["npm", "run", "-s", "types"]);
await check("format and lint", ["biome", "ci", "--max-diagnostics=40"]);
// a first start may have built the same just before
if (!isBuilt()) await check("build", ["node", "scripts/build.mjs"]);
await check("dead code", ["knip"]);

const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
// found by npm's PATH, because npx does not forward signals; workers share a compile cache
const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, "compiled") };
const tests = spawn("vitest", ["run", ...reporters], { stdio: "inherit", env });
// otherwise a hanging test ends with the caller's timeout and no message
const patience = setTimeout(() => {
	console.error(`The tests have not ended within ${LIMIT_MIN} minutes and are stopped.`);
	tests.kill();
	setTimeout(() => tests.kill("SIGKILL"), 30_000);
}, LIMIT_MIN * 60_000);
const [status] = await once(tests, "close");
clearTimeout(patience);
await types;
try {
	const result = JSON.parse(readFileSync(report, "utf8"));
	passed += result.numPassedTests;
	// a file that did not load is a failure
	failed +=
		result.numFailedTests +
		result.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).length;
	// an error outside the tests, or no tests at all, is a failure too
	if (failed === 0 && (status !== 0 || !result.success || result.numPassedTests === 0)) failed++;
} catch {
	failed++;
	console.error("The test runner ended without a report.");
}
rmSync(folder, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
