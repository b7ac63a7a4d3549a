import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { databaseFolderOf } from "../../src/kit/db/pglite.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** A data folder with an empty migrated database; only projects with PGlite have it. */
		emptyData: string | undefined;
	}
}

const ROOT = join(import.meta.dirname, "../..");
const CACHE = join(ROOT, "node_modules/.cache/estrada-tests");

/** A hash of all files that define the database. */
function versionOfDatabase(): string {
	const migrations = readdirSync(join(ROOT, "migrations")).filter((name) => name.endsWith(".sql"));
	const hash = createHash("sha256");
	for (const path of [
		...migrations.toSorted().map((name) => `migrations/${name}`),
		"migrations/meta/_journal.json",
		"src/kit/db/pglite-worker.ts",
		"src/kit/db/migrations.ts",
		"node_modules/@electric-sql/pglite/package.json",
	]) {
		hash.update(path).update(readFileSync(join(ROOT, path)));
	}
	return hash.digest("hex").slice(0, 16);
}

/**
 * Creates and migrates a PGlite database once for all runs, as Vitest's global set-up. This takes six seconds of CPU; a
 * copy takes a tenth of one.
 */
export function setup(project: TestProject): void {
	const template = join(CACHE, versionOfDatabase());
	if (!existsSync(template)) {
		rmSync(CACHE, { recursive: true, force: true });
		mkdirSync(CACHE, { recursive: true });
		const made = mkdtempSync(join(CACHE, "new-"));
		execFileSync(process.execPath, [join(import.meta.dirname, "make-empty-data.ts"), made]);
		renameSync(made, template);
	}
	project.provide("emptyData", template);
}

/** Copies the empty database to a data folder, like a first start with `DEMO=off`. */
export function copyEmptyData(dataDir: string): void {
	const template = inject("emptyData");
	if (template) cpSync(databaseFolderOf(template), databaseFolderOf(dataDir), { recursive: true });
}
