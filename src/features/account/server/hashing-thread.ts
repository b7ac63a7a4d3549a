import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { HashingWork, HashingWorked } from "./hashing-threads.ts";

/** Request handling and the database get some thirty times its share. */
const NICENESS = 15;

/** This thread alone, on Linux only. */
function goLast(): void {
	try {
		setPriority(Number(basename(readlinkSync("/proc/thread-self"))), NICENESS);
	} catch {
		// unsupported on this system
	}
}

function worked(work: HashingWork): HashingWorked {
	try {
		if ("stored" in work) return { verified: verifySync(work.stored, work.password) };
		return { hashed: hashSync(work.password, work.options) };
	} catch (error) {
		return { failure: (error as Error).message };
	}
}

goLast();
const port = invariant(parentPort, "the thread that started this one");
port.on("message", (work: HashingWork) => port.postMessage(worked(work)));
