import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { inject } from "vitest";
import { type Config, readConfig } from "../../src/app/boot/config.ts";
import type { Demonstration } from "../../src/app/boot/demonstration.ts";
import type { Deps, WorkDeps } from "../../src/app/boot/deps.ts";
import { emailPictures } from "../../src/app/boot/email-pictures.ts";
import { providerOf } from "../../src/app/boot/provider.ts";
import { privateFilesOf } from "../../src/app/boot/storage-settings.ts";
import { attachmentMakers, workersOf } from "../../src/app/boot/work.ts";
import { hostsOf } from "../../src/app/http/hosts.ts";
import { type LandingRows, readsOf } from "../../src/app/http/reads.ts";
import { buildServer } from "../../src/app/http/server.ts";
import { wiringOf } from "../../src/app/wiring.ts";
import { passwords } from "../../src/features/account/server/passwords.ts";
import { networkAdapters } from "../../src/features/tracking/server/networks.ts";
import { responseCache } from "../../src/kit/content/response-cache.ts";
import { versionsOf } from "../../src/kit/content/version.ts";
import { type OpenDatabase, openDatabase } from "../../src/kit/db/database.ts";
import { diskFiles } from "../../src/kit/files/files.ts";
import type { PrivateFolder } from "../../src/kit/files/private-files.ts";
import { securityHeaders } from "../../src/kit/http/security-headers.ts";
import { invariant } from "../../src/kit/invariant/invariant.ts";
import { jobsOf } from "../../src/kit/jobs/jobs.ts";
import { metricsOf } from "../../src/kit/metrics/metrics.ts";
import { startPdfRenderer } from "../../src/kit/pdf/renderer.ts";
import { copyEmptyData } from "./empty-data.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** One database per worker, in the PostgreSQL project. */
		databaseUrls: string[] | undefined;
	}
}

export type TestClock = { now(): Date; set(iso: string): void };

export type TestServer = { app: FastifyInstance; deps: WorkDeps & { privateFiles: PrivateFolder }; clock: TestClock };

/** Password hashing with the lowest cost. */
const quickPasswords = passwords({ memoryKib: 64, passes: 1, atOnce: 2, waiting: 500 });
/** Shared by this worker's tests, because a printing process takes a second to start. */
const pdfRenderer = startPdfRenderer();
/** The connection timeout. In a rush hundreds wait, and three files run at once. */
const CONNECTION_MS = 25_000;
let opened: Promise<OpenDatabase> | undefined;
let before: FastifyInstance | undefined;
const folder = mkdtempSync(join(tmpdir(), "estrada-test-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** This worker's PostgreSQL database; undefined with PGlite. */
export function databaseUrl(): string | undefined {
	return inject("databaseUrls")?.[Number(process.env["VITEST_POOL_ID"]) - 1];
}

/** This worker's database, opened once: PGlite in a temporary folder, or PostgreSQL. */
export function databaseOfWorker(): Promise<OpenDatabase> {
	opened ??= openedPatiently();
	return opened;
}

async function openedPatiently(): Promise<OpenDatabase> {
	const url = databaseUrl();
	if (!url) copyEmptyData(folder);
	const database = await openDatabase({
		databaseUrl: url,
		dataDir: folder,
		migrationsDir: join(import.meta.dirname, "../../migrations"),
	});
	// the site's own five seconds are too short on a busy machine
	if (database.engine === "postgres") database.pool.options.connectionTimeoutMillis = CONNECTION_MS;
	return database;
}

/**
 * Deletes all rows and restarts sequences, ignoring foreign keys. Returns the tables that had rows. It skips tables
 * without pages.
 */
const EMPTYING = `create or replace function pg_temp.emptied() returns text language plpgsql as $$
declare one record; counted bigint; held text[] := '{}';
begin
	set local session_replication_role = replica;
	for one in select relname from pg_class
		where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0 loop
		execute format('delete from %I', one.relname);
		get diagnostics counted = row_count;
		if counted > 0 then held := held || format('%I', one.relname); end if;
	end loop;
	perform setval(format('%I', sequencename)::regclass, start_value, false)
		from pg_sequences where schemaname = 'public' and last_value is not null;
	return array_to_string(held, ', ');
end $$`;

/** Empties the database. Truncating all tables would write hundreds of files each time. */
async function emptied({ pool }: OpenDatabase): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query(EMPTYING);
		const { rows } = await client.query("select pg_temp.emptied() as held");
		if (rows[0].held) await client.query(`vacuum ${rows[0].held}`); // new rows then lie in insertion order
	} finally {
		client.release();
	}
}

/**
 * A server on an empty database with a fixed clock and predictable ids. It closes the previous server, whose jobs would
 * disturb the new one.
 */
export async function freshServer(
	options: { now?: string; env?: Record<string, string>; log?: Deps["log"]; demonstration?: Demonstration } = {},
): Promise<TestServer> {
	const database = await databaseOfWorker();
	await before?.close();
	await emptied(database);
	const gateway = options.env?.["STRIPE_SECRET_KEY"] ? {} : { TEST_GATEWAY: "on" };
	const config: Config = readConfig({ PUBLIC_URL: "http://estrada.test", ...gateway, ...options.env });
	let now = new Date(options.now ?? "2025-04-30T10:00:00Z");
	const clock: TestClock = {
		now: () => now,
		set: (iso) => {
			now = new Date(iso);
		},
	};
	let counter = 0;
	// a new folder without files of other tests
	const ownFolder = mkdtempSync(join(folder, "site-"));
	const log: Deps["log"] = options.log ?? { info() {}, error: (entry) => console.error(entry) };
	const versions = await versionsOf(database.db, database.engine);
	const headers = securityHeaders(config.publicUrl);
	const ids = {
		next: () => `00000000-0000-4000-8000-${String(++counter).padStart(12, "0")}`,
		secret: () => createHash("sha256").update(`secret ${++counter}`).digest("base64url"),
	};
	const jobs = jobsOf({ db: database.db, engine: database.engine, clock, realClock: clock, log });
	const networks = networkAdapters(config.networks);
	const files = diskFiles(join(folder, "files"));
	const wiring = wiringOf({ clock, ids, config, jobs, networks, files });
	const deps: Omit<TestServer["deps"], "live"> = {
		...wiring,
		config,
		demoPeople: options.demonstration?.people,
		db: database.db,
		engine: database.engine,
		pool: database.pool,
		reads: readsOf(database, versions),
		clock,
		timeSource: options.env?.["SITE_CLOCK"] ? "setting" : "machine",
		ids,
		passwords: quickPasswords,
		files,
		privateFiles: { ...privateFilesOf({ ...config, dataDir: ownFolder }), folder: join(ownFolder, "private") },
		jobs,
		makers: attachmentMakers({ ...wiring, db: database.db, pdfRenderer, clock, config }),
		emailPictures: emailPictures({ db: database.db, files, log, clock }),
		provider: await providerOf(config),
		networks,
		pdfRenderer,
		versions,
		cache: responseCache(versions, { headers, clock, hosts: hostsOf(config, database.db) }),
		// tests change content without invalidating caches
		readCache: { of: (_key, read) => read() },
		metrics: config.metricsPort === undefined ? undefined : metricsOf("estrada"),
		log,
		headers,
	};
	const app = await buildServer(deps);
	await app.ready();
	before = app;
	return { app, deps: { ...deps, live: app.live }, clock };
}

/** The same site in another process, with the same database. The caller closes it. */
export async function otherProcess({ deps }: TestServer): Promise<FastifyInstance> {
	const app = await buildServer(deps);
	await app.ready();
	return app;
}

/** Runs due jobs and pending work at the server's time. */
export function doDueWork({ deps }: TestServer): Promise<void> {
	return deps.jobs.drain(workersOf(deps));
}

/** Runs a job by name as if it were due. */
export async function doByItself({ deps }: TestServer, name: string): Promise<void> {
	await invariant(
		workersOf(deps).find(({ job }) => job.name === name),
		name,
	).run({});
}

export function landingRows({ deps }: TestServer, event: { id: number }): Promise<LandingRows> {
	return deps.reads.landing({ event: event.id, now: deps.clock.now() });
}

/** Closes a connection of this worker's database. Later queries open a new one. */
export async function closeConnection(): Promise<void> {
	(await (await databaseOfWorker()).pool.connect()).release(true);
}

/** Counts the statements sent to this worker's database while `work` runs. */
export async function countingQueries(work: () => Promise<unknown>): Promise<number> {
	const pool = (await databaseOfWorker()).pool as unknown as { query: (...args: unknown[]) => unknown };
	const original = pool.query;
	let count = 0;
	pool.query = function counted(this: unknown, ...args: unknown[]) {
		count++;
		return original.apply(pool, args);
	};
	try {
		await work();
	} finally {
		pool.query = original;
	}
	return count;
}

export async function onHttps(server: TestServer): Promise<TestServer> {
	const deps = { ...server.deps, config: { ...server.deps.config, publicUrl: "https://estrada.test" } };
	return { ...server, deps, app: await buildServer(deps) };
}
