#!/usr/bin/env node
// `npx estrada …`: runs entries/command.ts, on the Node from `npm ci` when the installed one is too old. Written so
// that an old Node can read it.
"use strict";
var childProcess = require("node:child_process");
var path = require("node:path");
var tooOld = require("./node-version.cjs").tooOld;
var files = require("./built.cjs");
var brought = path.join(__dirname, "../node_modules/node/bin/node");
var args = [__filename].concat(process.argv.slice(2));

// from any folder, commands use the site's data
if (!process.env.DATA_DIR) process.env.DATA_DIR = path.join(__dirname, "../data");

if (!tooOld) {
	files.keepCompiled();
	// never builds, since a running site uses the built files: without a current build runs the sources
	import(files.isBuilt() ? "../dist/server/command.js" : "./entries/command.ts");
} else if (process.execPath !== brought && require("node:fs").existsSync(brought)) {
	process.exitCode = childProcess.spawnSync(brought, args, { stdio: "inherit" }).status;
} else {
	console.error(tooOld);
	process.exitCode = 1;
}
