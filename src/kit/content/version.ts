import { sql } from "drizzle-orm";
import type { Database, Tx } from "../db/database.ts";
import { oneRow } from "../db/one-row.ts";
import { prepared } from "../db/prepared.ts";
import { sharedReading } from "./shared-reading.ts";
import { contentVersion } from "./tables.ts";

export type ContentVersions = {
	/** Returns a version committed after the call; a promise if the database must be queried. */
	current(): number | Promise<number>;
	seen(version: number): void;
};

async function readVersion(db: Database): Promise<number> {
	const { rows } = await prepared<{ version: number }>(
		db,
		sql`select ${contentVersion.version} from ${contentVersion}`,
	);
	return rows[0]?.version ?? 0;
}

/** This process is PGlite's only writer, so the version is known without a query. */
export async function ownVersions(db: Database): Promise<ContentVersions> {
	let latestVersion = await readVersion(db);
	return {
		current: () => latestVersion,
		seen: (version) => {
			latestVersion = Math.max(latestVersion, version);
		},
	};
}

/** On PostgreSQL other processes write too, so one query reads the version for all waiting callers. */
export function sharedVersions(read: () => Promise<number>): ContentVersions {
	return { current: sharedReading(read), seen() {} };
}

export function versionsOf(db: Database, engine: "pglite" | "postgres"): Promise<ContentVersions> | ContentVersions {
	return engine === "pglite" ? ownVersions(db) : sharedVersions(() => readVersion(db));
}

/**
 * Changes content in one transaction; the next request in every process sees it. The change counts only if `isSeen`
 * accepts the result as public. The version row is written last, because its lock lasts until the commit.
 */
export async function changeContent<T>(
	deps: { db: Database; versions: ContentVersions },
	change: (tx: Tx) => Promise<T>,
	isSeen: (made: T) => boolean = () => true,
): Promise<T> {
	let version = 0;
	const result = await deps.db.transaction(async (tx) => {
		const made = await change(tx);
		if (!isSeen(made)) return made;
		version = await countContentChange(tx);
		return made;
	});
	deps.versions.seen(version);
	return result;
}

/** Counts a change of content in a transaction of its own kind, last. `seeContentChange` follows the commit. */
export async function countContentChange(tx: Tx): Promise<number> {
	const rows = await tx
		.insert(contentVersion)
		.values({ id: 1, version: 1 })
		.onConflictDoUpdate({ target: contentVersion.id, set: { version: sql`${contentVersion.version} + 1` } })
		.returning({ version: contentVersion.version });
	return oneRow(rows).version;
}

/** Lets this process see what `countContentChange` has counted. */
export async function seeContentChange({ db, versions }: { db: Database; versions: ContentVersions }): Promise<void> {
	versions.seen(await readVersion(db));
}
