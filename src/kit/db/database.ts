import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { isDiskFull } from "../http/disk.ts";
import { migrateDatabase } from "./migrations.ts";
import { closedSentence, type Patience, startPglite } from "./pglite.ts";
import { StartFailure } from "./start-failure.ts";

export type Tx = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];
/**
 * A database or a transaction on it. Inside a transaction use only the transaction, because PGlite has one connection.
 */
export type Database = NodePgDatabase | Tx;
export type Engine = "pglite" | "postgres";

export type OpenDatabase = { db: NodePgDatabase; pool: pg.Pool; engine: Engine; close(): Promise<void> };

/**
 * Opens and migrates PostgreSQL by its URL, or PGlite in the data folder. Throws `StartFailure` if the database is
 * unreachable, another process holds the folder, a newer release has migrated it, or a migration fails.
 */
export async function openDatabase(options: {
	databaseUrl: string | undefined;
	dataDir: string;
	migrationsDir: string;
	/** The release to record in the database. */
	release?: string | undefined;
	log?: (line: string) => void;
	/** How long to wait if another process holds the data folder; by default not at all. */
	patience?: Patience | undefined;
}): Promise<OpenDatabase> {
	const opened = options.databaseUrl
		? await openPostgres(options.databaseUrl)
		: await openPglite(options.dataDir, options);
	try {
		await migrateDatabase(opened.pool, options);
	} catch (error) {
		await opened.close();
		if (error instanceof StartFailure) throw error;
		const { message } = ((error as Error).cause ?? error) as Error;
		throw new StartFailure(
			`The tables of this database do not match this version of the program (${message}). Nothing was changed: start the version that created them, or set DATABASE_URL or DATA_DIR to an empty database or folder.`,
		);
	}
	return opened;
}

async function openPostgres(url: string): Promise<OpenDatabase> {
	const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
	pool.on("error", () => {}); // the pool replaces a dropped idle connection; the next query reports a real outage
	try {
		const { rows } = await pool.query("select current_setting('server_version_num')::int as version");
		if (rows[0].version < 150_000) {
			throw new StartFailure("DATABASE_URL points to a PostgreSQL older than 15. Use PostgreSQL 15 or newer.");
		}
	} catch (error) {
		await pool.end();
		if (error instanceof StartFailure) throw error;
		const reason = error instanceof AggregateError ? error.errors[0]?.message : (error as Error).message;
		throw new StartFailure(
			`The database of DATABASE_URL does not answer (${reason}). Check that PostgreSQL is running and that the address, name and password are right.`,
		);
	}
	return { db: drizzle(pool), pool, engine: "postgres", close: () => pool.end() };
}

async function openPglite(dataDir: string, options: Parameters<typeof startPglite>[1]): Promise<OpenDatabase> {
	const pglite = await startPglite(dataDir, options).catch((error) => {
		throw isDiskFull(error) ? new StartFailure(closedSentence(dataDir, error, false)) : error;
	});
	// A single connection: PGlite's connections share a session, so their statements would mix.
	const pool = new pg.Pool({ host: pglite.socketDir, port: 5432, user: "postgres", database: "postgres", max: 1 });
	pool.on("error", () => {});
	// the next connection shares the session, but would not know its prepared statements
	pool.on("connect", (client) => void client.query("deallocate all").catch(() => {}));
	return {
		db: drizzle(pool),
		pool,
		engine: "pglite",
		async close() {
			await pool.end();
			await pglite.close();
		},
	};
}
