// Whether the built files are those of the sources, and where Node keeps what it compiled.
// Written so that an old Node can read it.
"use strict";
var fs = require("node:fs");
var path = require("node:path");
var root = path.join(__dirname, "..");

/** Everything that the build reads; npm writes the last one when it installs packages. */
var SOURCES = ["src", "demo", "scripts", "vite.config.ts", "node_modules/.package-lock.json"];

function newest(place) {
	if (!fs.existsSync(place)) return 0;
	if (!fs.statSync(place).isDirectory()) return fs.statSync(place).mtimeMs;
	return fs.readdirSync(place, { recursive: true, withFileTypes: true }).reduce((latest, entry) => {
		if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) return latest;
		return Math.max(latest, fs.statSync(path.join(entry.parentPath, entry.name)).mtimeMs);
	}, 0);
}

/** Whether the built files are there and younger than all that they are made of. */
exports.isBuilt = () => {
	var last = path.join(root, "dist/built"); // what the build writes at its end
	if (!fs.existsSync(last)) return false;
	var built = fs.statSync(last).mtimeMs;
	return SOURCES.every((source) => newest(path.join(root, source)) <= built);
};

/** What Node compiles is kept between the site's starts and the commands. */
exports.keepCompiled = () => {
	var { enableCompileCache } = require("node:module");
	if (enableCompileCache) enableCompileCache(path.join(root, "node_modules/.cache/estrada"));
};
