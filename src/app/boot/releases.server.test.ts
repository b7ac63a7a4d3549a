import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { copyEmptyData } from "../../../tests/harness/empty-data.ts";
import { databaseUrl } from "../../../tests/harness/server.ts";
import { type OpenDatabase, openDatabase } from "../../kit/db/database.ts";
import { StartFailure } from "../../kit/db/start-failure.ts";

const ROOT = join(import.meta.dirname, "../../..");
const RELEASES = join(ROOT, "tests/releases");
const folder = mkdtempSync(join(tmpdir(), "estrada-releases-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Tables renamed since the releases. A stored database lists further ones itself. */
const RENAMED: Record<string, string> = JSON.parse(readFileSync(join(RELEASES, "renamed.json"), "utf8"));

type Row = Record<string, unknown>;
type StoredRelease = {
	/** The hashes of its migrations, in order. */
	migrations: string[];
	tables: Record<string, Row[]>;
	/** Its initial migration, if a later release replaced it. */
	initial?: { when: number; sql: string };
	/** Its tables that were renamed later. */
	renamed?: Record<string, string>;
};

function storedOf(file: string): StoredRelease {
	return JSON.parse(gunzipSync(readFileSync(join(RELEASES, file))).toString());
}

/** The first migrations as in that release. */
function migrationsUpTo(count: number, initial?: StoredRelease["initial"]): string {
	const copy = mkdtempSync(join(folder, "migrations-"));
	cpSync(join(ROOT, "migrations"), copy, { recursive: true });
	const journal = join(copy, "meta/_journal.json");
	const all = JSON.parse(readFileSync(journal, "utf8"));
	if (initial) {
		writeFileSync(join(copy, "0000_initial.sql"), initial.sql);
		all.entries[0].when = initial.when;
	}
	writeFileSync(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, count) }));
	return copy;
}

async function emptyDatabase(name: string): Promise<{ databaseUrl: string | undefined; dataDir: string }> {
	const url = databaseUrl();
	const dataDir = join(folder, name);
	if (!url) {
		copyEmptyData(dataDir);
		const opened = await openDatabase({ databaseUrl: undefined, dataDir, migrationsDir: join(ROOT, "migrations") });
		await opened.pool.query("drop schema drizzle, public cascade; create schema public");
		await opened.close();
		return { databaseUrl: undefined, dataDir };
	}
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(`drop database if exists "${name}" with (force)`);
	await client.query(`create database "${name}"`);
	await client.end();
	return { databaseUrl: Object.assign(new URL(url), { pathname: `/${name}` }).href, dataDir };
}

/** Restores the rows of a release, without checking references. */
async function restore({ pool }: OpenDatabase, { tables }: StoredRelease): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query("set session_replication_role = replica");
		for (const [name, rows] of Object.entries(tables)) {
			const columns = await writtenColumns(client, name);
			const from = `json_populate_recordset(null::"${name}", $1)`;
			await client.query(`insert into "${name}" (${columns}) select ${columns} from ${from}`, [JSON.stringify(rows)]);
		}
		await client.query("set session_replication_role = default");
	} finally {
		client.release();
	}
}

/** The quoted names of a table's columns, without generated ones. */
async function writtenColumns(client: pg.PoolClient, table: string): Promise<string> {
	const { rows } = await client.query(
		"select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'",
		[table],
	);
	return rows.map((row) => `"${row.name}"`).join(", ");
}

async function counted({ pool }: OpenDatabase, names: string[]): Promise<Record<string, number>> {
	const counts: [string, number][] = [];
	for (const name of names) {
		const { rows } = await pool.query(`select count(*)::int as count from "${name}"`);
		counts.push([name, rows[0].count]);
	}
	return Object.fromEntries(counts);
}

const files = readdirSync(RELEASES).filter((name) => name.endsWith(".gz"));

test("a release has a stored database", () => expect(files.length).toBeGreaterThan(0));

describe.each(files)("a database of %s", (file) => {
	const stored = storedOf(file);
	const name = `release-${file.replace(".json.gz", "")}`;

	test("survives all migrations with its rows", async () => {
		const at = await emptyDatabase(name);
		const before = await openDatabase({
			...at,
			migrationsDir: migrationsUpTo(stored.migrations.length, stored.initial),
		});
		const { rows } = await before.pool.query("select hash from drizzle.__drizzle_migrations order by created_at");
		// Released migrations are never edited or regenerated.
		expect(rows.map(({ hash }) => hash)).toEqual(stored.migrations);
		await restore(before, stored);
		await before.close();
		const after = await openDatabase({ ...at, migrationsDir: join(ROOT, "migrations") });
		const renamed = { ...RENAMED, ...stored.renamed };
		const counts = Object.entries(stored.tables).map(([one, rows]) => [renamed[one] ?? one, rows.length]);
		const expected = Object.fromEntries(counts);
		expect(await counted(after, Object.keys(expected))).toEqual(expected);
		const orders = await after.pool.query(`
			select o.number, o.status, o.gross_grosz, o.paid_grosz, count(l.id)::int as lines
			from sales_order o join order_line l on l.order_id = o.id group by o.id order by o.id`);
		const lines = (order: Row) => stored.tables["order_line"]!.filter((one) => one["order_id"] === order["id"]).length;
		expect(orders.rows).toEqual(
			stored.tables["sales_order"]!.map((one) => ({
				number: one["number"],
				status: one["status"],
				gross_grosz: one["gross_grosz"],
				paid_grosz: one["paid_grosz"],
				lines: lines(one),
			})),
		);
		const people = await after.pool.query(`
			select a.email, p.code, r.status from registration r
			join account a on a.id = r.account_id join ticket_package p on p.id = r.package_id
			where a.email like '%@proba.example' order by a.email`);
		expect(people.rows.map((one) => [one.email, one.code])).toEqual([
			["ada@proba.example", "EXPO"],
			["bartek@proba.example", "BASIC-ONLINE"],
			["celina@proba.example", "STANDARD"],
		]);
		await after.close();
	}, 120_000); // two openings and all migrations
});

test("an older program refuses a newer database and changes nothing", async () => {
	const at = databaseUrl()
		? await emptyDatabase("release-newer")
		: { databaseUrl: undefined, dataDir: join(folder, "release-newer") };
	if (!databaseUrl()) copyEmptyData(at.dataDir);
	await (await openDatabase({ ...at, migrationsDir: join(ROOT, "migrations"), release: "9.9.9" })).close();
	const older = await openDatabase({ ...at, migrationsDir: migrationsUpTo(20), release: "0.2.0" }).catch(
		(error) => error,
	);
	expect(older).toBeInstanceOf(StartFailure);
	expect(older.message).toMatch(/version 9\.9\.9 .*newer than this one.*restore the backup/);
	const again = await openDatabase({ ...at, migrationsDir: join(ROOT, "migrations"), release: "9.9.9" });
	const { rows } = await again.pool.query("select version from program_release");
	expect(rows).toEqual([{ version: "9.9.9" }]);
	await again.close();
}, 120_000);
