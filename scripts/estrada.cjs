#!/usr/bin/env node
// What `npx estrada …` runs: entries/command.ts, on the Node that `npm ci` brings where the one that was found is too old.
// Written so that an old Node can read it.
"use strict";
var childProcess = require("node:child_process");
var path = require("node:path");
var tooOld = require("./node-version.cjs").tooOld;
var files = require("./built.cjs");
var brought = path.join(__dirname, "../node_modules/node/bin/node");
var args = [__filename].concat(process.argv.slice(2));

// wherever it is typed, the data are the site's
if (!process.env.DATA_DIR) process.env.DATA_DIR = path.join(__dirname, "../data");

if (!tooOld) {
	files.keepCompiled();
	// a site that runs keeps its files: what is not built is not built here, and runs as its sources do
	import(files.isBuilt() ? "../dist/server/command.js" : "./entries/command.ts");
} else if (process.execPath !== brought && require("node:fs").existsSync(brought)) {
	process.exitCode = childProcess.spawnSync(brought, args, { stdio: "inherit" }).status;
} else {
	console.error(tooOld);
	process.exitCode = 1;
}
