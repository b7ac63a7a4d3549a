// Node reads the package.json of a package anew for every file that the package loads. Drizzle's has 447 entry points
// and 179 kB: that alone took a second of every start. Within such a package a relative import is the file it names.
// And what was compiled is kept between the site's starts and the commands.
"use strict";
var path = require("node:path");
var module_ = require("node:module");

/** Packages of ES modules throughout. */
var PACKAGES = /\/node_modules\/(drizzle-orm|zod|better-auth|@better-auth\/[^/]+)\//;

if (module_.registerHooks) {
	module_.registerHooks({
		resolve: (specifier, context, next) => {
			var parent = context.parentURL;
			if (/^\.\.?\/.*\.m?js$/.test(specifier) && parent && PACKAGES.test(parent) && /\.m?js$/.test(parent)) {
				return { url: new URL(specifier, parent).href, format: "module", shortCircuit: true };
			}
			return next(specifier, context);
		},
	});
}

if (module_.enableCompileCache) module_.enableCompileCache(path.join(__dirname, "../node_modules/.cache/estrada"));
