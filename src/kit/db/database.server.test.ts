import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { copyEmptyData } from "../../../tests/harness/empty-data.ts";
import { databaseUrl } from "../../../tests/harness/server.ts";
import { openDatabase } from "./database.ts";
import { lettersWarning } from "./letters.ts";
import { StartFailure } from "./start-failure.ts";

const folder = mkdtempSync(join(tmpdir(), "estrada-test-"));
const migrationsDir = join(import.meta.dirname, "../../../migrations");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The migrations plus one that creates a table and then fails. */
function brokenMigrations(): string {
	const copy = join(folder, "migrations");
	cpSync(migrationsDir, copy, { recursive: true });
	const path = join(copy, "meta/_journal.json");
	const journal = JSON.parse(readFileSync(path, "utf8"));
	const last = journal.entries.at(-1);
	journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_broken" });
	writeFileSync(path, JSON.stringify(journal));
	writeFileSync(
		join(copy, "9999_broken.sql"),
		"create table half_made (id int);--> statement-breakpoint\ncreate table event (id int);",
	);
	return copy;
}

// PostgreSQL migrates by the same code; opening PGlite twice is slow
test.runIf(!databaseUrl())(
	"incompatible tables are reported in a sentence and stay unchanged",
	async () => {
		const options = { databaseUrl: undefined, dataDir: join(folder, "data") };
		copyEmptyData(options.dataDir);
		const failure = await openDatabase({ ...options, migrationsDir: brokenMigrations() }).catch((error) => error);
		expect(failure).toBeInstanceOf(StartFailure);
		expect(failure.message).toMatch(/do not match this version .*"event" already exists.* Nothing was changed/);
		const again = await openDatabase({ ...options, migrationsDir });
		const { rows } = await again.pool.query("select to_regclass('half_made') as half, to_regclass('event') as whole");
		expect(rows[0]).toEqual({ half: null, whole: "event" });
		expect(await lettersWarning(again.db)).toBeUndefined();
		await again.close();
	},
	60_000,
);

test.runIf(!databaseUrl())(
	"a folder whose holder died before signing is taken once the lock is stale, and initialised again",
	async () => {
		const dataDir = join(folder, "unsigned");
		const lock = join(dataDir, "lock");
		mkdirSync(lock, { recursive: true });
		const nearlyStale = Date.now() / 1000 - 9;
		utimesSync(lock, nearlyStale, nearlyStale);
		await (await openDatabase({ databaseUrl: undefined, dataDir, migrationsDir })).close();
	},
	60_000,
);

// PGlite has a fixed locale
test.runIf(databaseUrl())("the locale C causes a warning, others do not", async () => {
	const admin = new pg.Client({ connectionString: databaseUrl() });
	await admin.connect();
	expect(await lettersWarning(drizzle(admin))).toBeUndefined();
	const name = `letters_${process.env["VITEST_POOL_ID"]}`;
	await admin.query(`drop database if exists ${name}`);
	await admin.query(`create database ${name} template template0 encoding 'UTF8' locale_provider libc locale 'C'`);
	const url = Object.assign(new URL(databaseUrl()!), { pathname: name }).href;
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	expect(await lettersWarning(drizzle(client))).toMatch(/^WARNING: .*C\.UTF-8/);
	await client.end();
	await admin.query(`drop database ${name}`);
	await admin.end();
});
