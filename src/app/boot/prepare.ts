import { join } from "node:path";
import { allEvents } from "../../features/event/server/store.ts";
import { type ContentVersions, versionsOf } from "../../kit/content/version.ts";
import { type Database, openDatabase } from "../../kit/db/database.ts";
import { StartFailure } from "../../kit/db/start-failure.ts";
import { diskFiles, type Files } from "../../kit/files/files.ts";
import type { PrivateFiles } from "../../kit/files/private-files.ts";
import type { Clock } from "../../kit/time/zone.ts";
import { readConfig } from "./config.ts";
import { noteBeginning } from "./demonstration-mark.ts";
import { FOLDER_WAIT_MS, type PreparingMessage, unpreparedSentence } from "./first-start.ts";
import { ROOT, VERSION } from "./root.ts";
import { keepFirstStart, siteClockOf } from "./site-clock.ts";
import { privateFilesOf } from "./storage-settings.ts";

function tell(message: PreparingMessage): void {
	process.send?.(message);
}

type Seed = (
	deps: { db: Database; clock: Clock; versions: ContentVersions; files: Files; privateFiles: PrivateFiles },
	defaultEvent: string,
	say: (line: string) => void,
) => Promise<void>;

async function prepareDatabase(seed: Seed): Promise<void> {
	const config = readConfig(process.env);
	tell({ say: "Preparing the database (only on the first start)" });
	const opened = await openDatabase({
		databaseUrl: config.databaseUrl,
		dataDir: config.dataDir,
		migrationsDir: join(ROOT, "migrations"),
		patience: { waitMs: FOLDER_WAIT_MS, say: (line) => tell({ say: line }) },
		release: VERSION,
	});
	try {
		if (!config.demo) return;
		const versions = await versionsOf(opened.db, opened.engine);
		const files = diskFiles(join(config.dataDir, "files"));
		const isFirst = (await allEvents(opened.db)).length === 0;
		if (isFirst) keepFirstStart(config);
		const clock = siteClockOf(config);
		if (isFirst) noteBeginning(config.dataDir, clock.now());
		const say = (line: string) => tell({ say: line });
		const fileStores = { files, privateFiles: privateFilesOf(config) };
		await seed({ db: opened.db, clock, versions, ...fileStores }, config.defaultEvent, say);
	} finally {
		await opened.close();
	}
}

/** A failed query's reason is in its cause. */
function sentenceOf(error: unknown): string {
	const { message, cause } = error as Error;
	if (error instanceof StartFailure) return message;
	return unpreparedSentence(cause instanceof Error ? cause.message : message);
}

/** Reports progress to the parent process, and a failure as one sentence. */
export async function prepare(seed: Seed): Promise<void> {
	process.once("disconnect", () => process.exit()); // the parent has exited or already has every message
	try {
		await prepareDatabase(seed);
	} catch (error) {
		process.exitCode = 1;
		tell({ failure: sentenceOf(error) });
	}
	process.disconnect?.();
}
