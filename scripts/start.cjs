// Starts the site: checks Node, builds if needed, then runs entries/start.ts in this process. An old Node must be able
// to parse it, to report the problem.
"use strict";
var tooOld = require("./node-version.cjs").tooOld;
if (tooOld) {
	console.error(tooOld);
	process.exit(1);
}

var path = require("node:path");
var childProcess = require("node:child_process");
var files = require("./built.cjs");
var root = path.join(__dirname, "..");

var script = path.join(root, "scripts/build.mjs");
if (!files.isBuilt()) {
	console.log("Building the site (only after changes)…");
	if (childProcess.spawnSync(process.execPath, [script], { cwd: root, stdio: "inherit" }).status !== 0) {
		console.error("The site could not be built; see the error above. If packages are missing, run `npm ci`.");
		process.exit(1);
	}
}
files.keepCompiled();
import("../dist/server/start.js").then((program) => program.run());
