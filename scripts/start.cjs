// Starts the site: checks Node, builds what is not built, then runs src/app/boot/run.ts in this process.
// Written so that an old Node can read it and say what is wrong.
"use strict";
var tooOld = require("./node-version.cjs").tooOld;
if (tooOld) {
	console.error(tooOld);
	process.exit(1);
}

var fs = require("node:fs");
var path = require("node:path");
var childProcess = require("node:child_process");
var root = path.join(__dirname, "..");

function newest(folder) {
	return fs.readdirSync(folder, { recursive: true, withFileTypes: true }).reduce((latest, entry) => {
		if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) return latest;
		return Math.max(latest, fs.statSync(path.join(entry.parentPath, entry.name)).mtimeMs);
	}, 0);
}

/** Whether the built files are missing or older than what they are built from. */
function isStale() {
	var stamp = path.join(root, "dist/render/render.js");
	if (!fs.existsSync(stamp) || !fs.existsSync(path.join(root, "dist/site/.vite/manifest.json"))) return true;
	return newest(path.join(root, "src")) > fs.statSync(stamp).mtimeMs;
}

var built;
if (isStale()) {
	console.log("Building the browser files (only when they changed)…");
	built = childProcess.spawnSync(process.execPath, [path.join(root, "scripts/build.mjs")], {
		cwd: root,
		stdio: "inherit",
	});
	if (built.status !== 0) {
		console.error(
			"The browser files could not be built; the reason stands above. If packages are missing, run `npm ci`.",
		);
		process.exit(1);
	}
}
require("./fast-resolve.cjs");
import("../src/app/boot/run.ts").then((program) => program.run());
