// `npm run check`: format, lint, types, dead code, laws and unit tests, in parallel. Takes less than a minute.
import { spawn } from "node:child_process";

const steps = [
	["format and lint", ["biome", "ci", "--max-diagnostics=40"]],
	["types", ["npm", "run", "-s", "types"]],
	["dead code", ["knip"]],
	["laws and unit tests", ["vitest", "run", "--project", "unit", "--reporter=dot"]],
];

function run([name, command]) {
	const started = Date.now();
	return new Promise((done) => {
		const child = spawn("npx", ["--no-install", ...command], {
			stdio: ["ignore", "pipe", "pipe"],
			env: { ...process.env, FORCE_COLOR: "0" },
		});
		let output = "";
		child.stdout.on("data", (chunk) => (output += chunk));
		child.stderr.on("data", (chunk) => (output += chunk));
		child.on("close", (code) => {
			console.log(`${code === 0 ? "ok    " : "FAILED"} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
			if (code !== 0) console.log(output);
			done(code === 0);
		});
	});
}

const [format, types, dead, unit] = steps;
const results = [
	...(await Promise.all([run(types), run(format).then(async (ok) => (await run(dead)) && ok)])),
	await run(unit),
];
process.exit(results.every(Boolean) ? 0 : 1);
