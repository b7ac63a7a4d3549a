#!/usr/bin/env node
// `npx estrada …` runs entries/command.ts, on the Node from `npm ci` if the installed one is too old. An old Node must
// be able to parse it.
"use strict";
var childProcess = require("node:child_process");
var path = require("node:path");
var tooOld = require("./node-version.cjs").tooOld;
var files = require("./built.cjs");
var brought = path.join(__dirname, "../node_modules/node/bin/node");
var args = [__filename].concat(process.argv.slice(2));

// commands in any folder use the site's data
if (!process.env.DATA_DIR) process.env.DATA_DIR = path.join(__dirname, "../data");

if (!tooOld) {
	files.keepCompiled();
	// it never builds, because a running site uses the built files; without a current build it runs the sources
	import(files.isBuilt() ? "../dist/server/command.js" : "./entries/command.ts");
} else if (process.execPath !== brought && require("node:fs").existsSync(brought)) {
	process.exitCode = childProcess.spawnSync(brought, args, { stdio: "inherit" }).status;
} else {
	console.error(tooOld);
	process.exitCode = 1;
}
