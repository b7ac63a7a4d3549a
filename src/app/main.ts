import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { keptAnswers } from "../kit/content/kept.ts";
import { versionsOf } from "../kit/content/version.ts";
import { type OpenDatabase, openDatabase } from "../kit/db/database.ts";
import { StartFailure } from "../kit/db/start-failure.ts";
import { diskFiles } from "../kit/files/files.ts";
import { securityHeaders } from "../kit/http/security-headers.ts";
import { type Config, readConfig } from "./config.ts";
import type { Deps } from "./deps.ts";
import { builtRenderer } from "./renderer.ts";
import { buildServer } from "./server.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Builds what every part of the server needs. */
export async function buildDeps(config: Config, opened: OpenDatabase, log: Deps["log"]): Promise<Deps> {
	const startedAt = Date.now();
	const clock = { now: () => (config.siteClock ? new Date(config.siteClock.getTime() + Date.now() - startedAt) : new Date()) };
	const versions = await versionsOf(opened.db, opened.engine);
	const headers = securityHeaders(config.publicUrl);
	return {
		config,
		db: opened.db,
		engine: opened.engine,
		clock,
		ids: { next: () => randomUUID(), secret: () => randomBytes(32).toString("base64url") },
		files: diskFiles(join(config.dataDir, "files")),
		versions,
		kept: keptAnswers(versions, headers, clock),
		log,
		headers,
	};
}

async function fillDemonstration(deps: Deps): Promise<void> {
	if (!deps.config.demo) return;
	const { seedDemonstration } = await import("../../demo/seed.ts");
	await seedDemonstration(deps, (line) => console.log(line));
}

async function start(): Promise<void> {
	const config = readConfig(process.env);
	const distDir = join(ROOT, "dist");
	if (!existsSync(join(distDir, "site/.vite/manifest.json"))) {
		throw new StartFailure("The browser files are not built. Run `npm start`, which builds them, or `npm run build`.");
	}
	const opened = await openDatabase({
		databaseUrl: config.databaseUrl,
		dataDir: config.dataDir,
		migrationsDir: join(ROOT, "migrations"),
		log: (line) => console.error(line),
	});
	try {
		const deps = await buildDeps(config, opened, pino({ base: null }));
		await fillDemonstration(deps);
		const app = await buildServer(deps, { renderer: await builtRenderer(distDir), distDir });
		closeOnSignal(async () => {
			await app.close();
			await opened.close();
		});
		await app.listen({ port: config.port, host: config.host });
		announce(config);
	} catch (error) {
		await opened.close();
		throw error;
	}
}

function announce(config: Config): void {
	console.log(
		[
			`Estrada is ready.`,
			`  Site           ${config.publicUrl}`,
			`  Sent mail      ${config.publicUrl}/outbox`,
			`  API reference  ${config.publicUrl}/api/docs`,
			...(config.databaseUrl ? [] : [`  Data in ${config.dataDir} is safe when the process is killed, not against a power cut.`]),
		].join("\n"),
	);
}

/** Finishes running requests, closes the database, ends with code 0. A second signal ends at once. */
function closeOnSignal(close: () => Promise<void>): void {
	let closing = false;
	for (const signal of ["SIGTERM", "SIGINT"] as const) {
		process.on(signal, () => {
			if (closing) process.exit(1);
			closing = true;
			close().then(
				() => process.exit(0),
				(error) => {
					console.error(error);
					process.exit(1);
				},
			);
		});
	}
}

function sentenceOf(error: unknown): string | undefined {
	if (error instanceof StartFailure) return error.message;
	const { code, port } = error as NodeJS.ErrnoException & { port?: number };
	if (code === "EADDRINUSE") return `Port ${port} is taken by another program. Stop it, or choose another with PORT, such as PORT=3001.`;
	if (code === "EACCES" && port) return `Port ${port} may not be opened by this user. Choose one above 1023 with PORT.`;
	if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL") return `The address in HOST is not one of this machine. Use 127.0.0.1 or 0.0.0.0.`;
	return undefined;
}

/** Starts the program; a failure becomes one sentence and exit code 1. */
export async function run(): Promise<void> {
	try {
		await start();
	} catch (error) {
		console.error(sentenceOf(error) ?? error);
		process.exit(1);
	}
}

if (import.meta.main) await run();
