// Whether this Node can run the program. An old Node must be able to parse it.
"use strict";
var MINIMUM = [22, 18];
var parts = process.versions.node.split(".").map(Number);
var isOld = parts[0] < MINIMUM[0] || (parts[0] === MINIMUM[0] && parts[1] < MINIMUM[1]);

/** The message for a Node that is too old; otherwise empty. */
exports.tooOld = isOld
	? "Estrada needs Node 24 and this is Node " +
		process.versions.node +
		". Run `npm ci`, which brings Node 24 along, and start with `npm start`; or install Node 24 from nodejs.org."
	: "";
