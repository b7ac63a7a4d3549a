import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { allEvents } from "../../features/event/server/store.ts";
import { type OpenDatabase, openDatabase } from "../../kit/db/database.ts";
import { databaseFolderOf, type Patience } from "../../kit/db/pglite.ts";
import { StartFailure } from "../../kit/db/start-failure.ts";
import type { Config } from "./config.ts";
import type { Demonstration } from "./demonstration.ts";
import { ROOT, VERSION } from "./root.ts";

/** A process that is just ending may hold the data folder this long. */
export const FOLDER_WAIT_MS = 15_000;

/** A message of the preparing process: progress, or the reason it failed. */
export type PreparingMessage = { say: string } | { failure: string };

/** Prepares a new data folder, or a database without events unless `DEMO=off`. Throws `StartFailure`. */
export async function openPrepared(
	config: Config,
	{ preparing }: Pick<Demonstration, "preparing">,
	tell: { say: (line: string) => void; log?: (line: string) => void; patience?: Patience },
): Promise<OpenDatabase> {
	const { databaseUrl, dataDir } = config;
	const open = () =>
		openDatabase({ databaseUrl, dataDir, migrationsDir: join(ROOT, "migrations"), release: VERSION, ...tell });
	if (!databaseUrl && !existsSync(databaseFolderOf(dataDir))) await prepareElsewhere(preparing, tell.say);
	const opened = await open();
	if (!config.demo || (await allEvents(opened.db)).length > 0) return opened;
	await opened.close(); // PGlite belongs to one process at a time
	await prepareElsewhere(preparing, tell.say);
	return open();
}

/**
 * Seeding needs several times the memory of serving, and only a process exit returns it. The child ends if this process
 * is killed.
 */
function prepareElsewhere(preparing: URL, say: (line: string) => void): Promise<void> {
	return new Promise((done, failed) => {
		let reason = "";
		const child = fork(fileURLToPath(preparing), {
			execArgv: [], // a file watcher would watch this process's files too
			stdio: ["ignore", "ignore", "inherit", "ipc"],
		});
		child.on("message", (message: PreparingMessage) => {
			if ("say" in message) say(message.say);
			else reason = message.failure;
		});
		child.once("error", (error) => failed(new StartFailure(unpreparedSentence(error.message))));
		child.once("exit", (code, signal) => {
			if (code === 0) done();
			else failed(new StartFailure(reason || unpreparedSentence(signal ? `ended by ${signal}` : `exit code ${code}`)));
		});
	});
}

/** The sentence for a first start that could not be finished. */
export function unpreparedSentence(reason: string): string {
	return `The database could not be prepared (${reason}). Nothing was half written: start again, or with DEMO=off to begin without the demonstration.`;
}
