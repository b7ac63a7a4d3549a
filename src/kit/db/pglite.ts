import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import lockfile from "proper-lockfile";
import { hashOf } from "../hash/hash.ts";
import { hasRoom } from "../http/disk.ts";
import { FolderHeld, StartFailure } from "./start-failure.ts";

/** Unix socket paths are limited to about 100 bytes. */
const SOCKET_PATH_LIMIT = 100;

/**
 * Optimising a PGlite function takes 600 MB and a second of CPU after every start; eager compilation takes hundreds of
 * MB more. A site's short statements run as fast without (docs/decisions/0044).
 */
const WASM_FLAGS = ["--wasm-lazy-compilation", "--no-wasm-dynamic-tiering", "--no-wasm-tier-up", "--liftoff-only"];

/** The reason why a database does not open. A full disk is no reason to discard the data. */
export function closedSentence(folder: string, { message }: Error, hasRoomLeft: boolean): string {
	if (!hasRoomLeft)
		return `The database in ${folder} does not open, because its disk is full. Free some space and start again.`;
	return `The database in ${folder} does not open (${message}). Restore the folder from a copy, or move it away to begin anew.`;
}

/** The holder of a data folder, written beside the lock. */
type Holder = { pid: number; host: string };

const holderPathOf = (dataDir: string) => join(dataDir, "holder.json");

function holderOf(dataDir: string): Holder | undefined {
	try {
		return JSON.parse(readFileSync(holderPathOf(dataDir), "utf8")) as Holder;
	} catch {
		return undefined;
	}
}

function isHolderGone(holder: Holder | undefined): boolean {
	if (!holder || holder.host !== hostname()) return false;
	if (holder.pid === process.pid) return true;
	try {
		process.kill(holder.pid, 0);
		return false;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "ESRCH";
	}
}

/** Creates the data folder. Throws `StartFailure` if it cannot be created or written. */
function makeFolder(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true });
		accessSync(folder, constants.W_OK);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		throw new StartFailure(
			`The data folder ${folder} cannot be used (${code}). Set DATA_DIR to a folder that this user may write to.`,
		);
	}
}

/** A lock that is not renewed for this long is stale. */
const STALE_MS = 10_000;
/** Waits longer than a lock takes to become stale. */
const UNTIL_STALE_MS = STALE_MS + 1000;
const RETRY_MS = 250;

/** How long to wait for a held data folder; `say` reports the wait. */
export type Patience = { waitMs: number; say(line: string): void };

/**
 * Takes the data folder; undefined if another process holds it. It may take the folder of a dead holder. A second lock
 * admits one process at a time, so that none removes the lock of a process that has not signed yet.
 */
async function tryToTake(dataDir: string): Promise<(() => Promise<void>) | undefined> {
	const lockPath = join(dataDir, "lock");
	const retries = { retries: 10, minTimeout: 50, maxTimeout: 50 };
	const turn = { lockfilePath: join(dataDir, "lock-turn"), realpath: false, stale: STALE_MS, retries };
	const endTurn = await lockfile.lock(lockPath, turn).catch(unlessHeld);
	if (!endTurn) return undefined;
	try {
		if (isHolderGone(holderOf(dataDir))) rmSync(lockPath, { recursive: true, force: true });
		const options = { lockfilePath: lockPath, stale: STALE_MS, update: 3000, retries: 0 };
		const release = await lockfile.lock(dataDir, options).catch(unlessHeld);
		if (!release) return undefined;
		writeFileSync(holderPathOf(dataDir), JSON.stringify({ pid: process.pid, host: hostname() }));
		return async () => {
			rmSync(holderPathOf(dataDir), { force: true });
			await release();
		};
	} finally {
		await endTurn();
	}
}

function unlessHeld(error: NodeJS.ErrnoException): undefined {
	if (error.code !== "ELOCKED") throw error;
}

/**
 * Takes the data folder for this process, because a second opener would corrupt PGlite. A killed holder looks alive
 * until its lock is stale, and a stopped one may still be closing. Returns the function that releases the folder.
 */
async function takeFolder(dataDir: string, patience: Patience | undefined): Promise<() => Promise<void>> {
	const begun = Date.now();
	for (let hasSaid = false; ; ) {
		const release = await tryToTake(dataDir);
		if (release) return release;
		const holder = holderOf(dataDir);
		const who = holder ? `process ${holder.pid} on ${holder.host}` : "another process";
		const message = `The data folder ${resolve(dataDir)} is in use by ${who}.`;
		// a holder without a signature was killed before it could sign
		const waitMs = Math.max(patience?.waitMs ?? 0, holder ? 0 : UNTIL_STALE_MS);
		if (Date.now() - begun >= waitMs)
			throw new FolderHeld(`${message} Stop that process, or set DATA_DIR to another folder.`);
		if (!hasSaid) patience?.say(`${message} Waiting up to ${Math.round(waitMs / 1000)} seconds for it.`);
		hasSaid = true;
		await new Promise((done) => setTimeout(done, RETRY_MS));
	}
}

function socketDirOf(dataDir: string): string {
	const own = join(dataDir, "socket");
	if (join(own, ".s.PGSQL.5432").length < SOCKET_PATH_LIMIT) return own;
	return join(tmpdir(), `estrada-${hashOf(dataDir).slice(0, 16)}`);
}

/** The path of PGlite's database in a data folder. It does not exist before the first start. */
export function databaseFolderOf(dataDir: string): string {
	return join(resolve(dataDir), "database");
}

/** Starts PGlite in a worker thread behind a Unix socket. In a new folder it creates the database. */
export async function startPglite(
	dataDir: string,
	{ log = () => {}, patience }: { log?: ((line: string) => void) | undefined; patience?: Patience | undefined } = {},
): Promise<{ socketDir: string; close(): Promise<void> }> {
	const folder = resolve(dataDir);
	makeFolder(folder);
	const release = await takeFolder(folder, patience);
	const socketDir = socketDirOf(folder);
	mkdirSync(socketDir, { recursive: true, mode: 0o700 });
	const socketPath = join(socketDir, ".s.PGSQL.5432");
	rmSync(socketPath, { force: true });
	for (const flag of WASM_FLAGS) setFlagsFromString(flag);
	const worker = new Worker(new URL("./pglite-worker.ts", import.meta.url), {
		workerData: { databaseDir: databaseFolderOf(folder), socketPath },
	});
	const sentence = (word: string) =>
		new Promise<void>((done, failed) => {
			worker.on("message", (message) => message === word && done());
			worker.once("error", failed);
			worker.once("exit", (code) => failed(new Error(`the database thread ended with code ${code}`)));
		});
	try {
		await sentence("ready");
	} catch (error) {
		await release();
		throw new StartFailure(closedSentence(folder, error as Error, await hasRoom(folder)));
	}
	worker.on("error", (error) => log(`database thread: ${error.message}`));
	return {
		socketDir,
		async close() {
			const closed = sentence("closed");
			worker.postMessage("close");
			await closed;
			await worker.terminate();
			await release();
		},
	};
}
