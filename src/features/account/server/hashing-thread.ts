import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { HashingResult, HashingWork } from "./hashing-threads.ts";

/** Requests and the database get some thirty times its share of the processor. */
const NICENESS = 15;

/** Lowers only this thread's priority; works on Linux only. */
function lowerPriority(): void {
	try {
		setPriority(Number(basename(readlinkSync("/proc/thread-self"))), NICENESS);
	} catch {
		// The system does not support it.
	}
}

function hashOrVerify(work: HashingWork): HashingResult {
	try {
		if ("stored" in work) return { verified: verifySync(work.stored, work.password) };
		return { hashed: hashSync(work.password, work.options) };
	} catch (error) {
		return { failure: (error as Error).message };
	}
}

lowerPriority();
const port = invariant(parentPort, "the thread's parent port");
port.on("message", (work: HashingWork) => port.postMessage(hashOrVerify(work)));
