// Whether the built files match the sources, and the folder of Node's compile cache. An old Node must be able to parse
// it.
"use strict";
var fs = require("node:fs");
var path = require("node:path");
var root = path.join(__dirname, "..");

/** Inputs of the build. npm writes the last one when it installs packages. */
var SOURCES = ["src", "demo", "scripts", "vite.config.ts", "node_modules/.package-lock.json"];

function newest(place) {
	if (!fs.existsSync(place)) return 0;
	if (!fs.statSync(place).isDirectory()) return fs.statSync(place).mtimeMs;
	return fs.readdirSync(place, { recursive: true, withFileTypes: true }).reduce((latest, entry) => {
		if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) return latest;
		return Math.max(latest, fs.statSync(path.join(entry.parentPath, entry.name)).mtimeMs);
	}, 0);
}

/** Whether the built files exist and are newer than all sources. */
exports.isBuilt = () => {
	var last = path.join(root, "dist/built"); // the build writes this at its end
	if (!fs.existsSync(last)) return false;
	var built = fs.statSync(last).mtimeMs;
	return SOURCES.every((source) => newest(path.join(root, source)) <= built);
};

/** Keeps Node's compile cache between starts of the site and commands. */
exports.keepCompiled = () => {
	var { enableCompileCache } = require("node:module");
	if (enableCompileCache) enableCompileCache(path.join(root, "node_modules/.cache/estrada"));
};
