import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { StartFailure } from "./start-failure.ts";

/** The advisory lock that lets one process at a time migrate. */
const MIGRATION_LOCK = 7_272_001;
const BREAKPOINT = "--> statement-breakpoint";

type Migrations = {
	/**
	 * The folder with `meta/_journal.json` and the migrations. Its `replaced/` has the table renames of replaced ones.
	 */
	migrationsDir: string;
	/** The release to record in the database; tests may omit it. */
	release?: string | undefined;
};

/**
 * Migrates the database, one process at a time. Throws `StartFailure` if a newer release has migrated it. Throws the
 * database's error if a migration fails and is rolled back.
 */
export async function migrateDatabase(pool: pg.Pool, { migrationsDir, release }: Migrations): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
		const applied = await lastApplied(client);
		if (applied !== undefined) await refuseNewer(client, applied, journalOf(migrationsDir));
		if (applied !== undefined) await renameReplaced(client, applied, migrationsDir);
		await migrate(drizzle(client), { migrationsFolder: migrationsDir });
		if (release) await recordRelease(client, release);
	} finally {
		await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
		client.release();
	}
}

type Journal = { when: number; tag: string }[];

function journalOf(migrationsDir: string): Journal {
	return JSON.parse(readFileSync(join(migrationsDir, "meta/_journal.json"), "utf8")).entries;
}

/** The `when` of the newest applied migration; undefined in a new database. */
async function lastApplied(client: pg.PoolClient): Promise<number | undefined> {
	const { rows: found } = await client.query(
		"select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
	);
	if (!found[0].is_there) return undefined;
	const { rows } = await client.query("select max(created_at)::text as newest from drizzle.__drizzle_migrations");
	return rows[0].newest === null ? undefined : Number(rows[0].newest);
}

/** Throws for migrations of a newer release: Drizzle would skip them and write to tables it does not know. */
async function refuseNewer(client: pg.PoolClient, applied: number, journal: Journal): Promise<void> {
	if (applied <= Math.max(...journal.map(({ when }) => when))) return;
	const { rows } = await client.query("select version from program_release order by first_started_at desc limit 1");
	const newer = rows[0] ? `version ${rows[0].version}` : "a newer version";
	throw new StartFailure(
		`This database was upgraded by ${newer} of the program, which is newer than this one. Nothing was changed: start that version, or restore the backup from before the upgrade and start this one.`,
	);
}

/** Renames the tables of a replaced migration and records its successor as applied. */
async function renameReplaced(client: pg.PoolClient, applied: number, migrationsDir: string): Promise<void> {
	const replaced = readdirSync(join(migrationsDir, "replaced")).find((name) => name === `${applied}.sql`);
	if (!replaced) return;
	const successor = journalOf(migrationsDir).find(({ when }) => when > applied);
	if (!successor) return;
	await client.query("begin");
	try {
		const statements = readFileSync(join(migrationsDir, "replaced", replaced), "utf8").split(BREAKPOINT);
		for (const statement of statements) await client.query(statement);
		await client.query("update drizzle.__drizzle_migrations set created_at = $1 where created_at = $2", [
			successor.when,
			applied,
		]);
		await client.query("commit");
	} catch (error) {
		await client.query("rollback");
		throw error;
	}
}

async function recordRelease(client: pg.PoolClient, release: string): Promise<void> {
	await client.query("insert into program_release values ($1, now()) on conflict do nothing", [release]);
}
