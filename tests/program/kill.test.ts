import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../src/kit/db/database.ts";
import { startPostgres } from "../harness/postgres.ts";
import { type Program, startProgram } from "../harness/program.ts";
import { addOpenEvent, goodPayload } from "../harness/registering.ts";

const KILLS = 8;
const MIGRATIONS = join(import.meta.dirname, "../../migrations");
const folder = mkdtempSync(join(tmpdir(), "estrada-kill-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Settings = { DATA_DIR: string; DATABASE_URL?: string };

async function withDatabase<T>(
	settings: Settings,
	work: (opened: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
	const opened = await openDatabase({
		databaseUrl: settings.DATABASE_URL,
		dataDir: settings.DATA_DIR,
		migrationsDir: MIGRATIONS,
	});
	try {
		return await work(opened);
	} finally {
		await opened.close();
	}
}

/** Registers one person after another until the program is gone; remembers whom it answered with success. */
async function registerUntilKilled(program: Program, name: string, answered: string[]): Promise<void> {
	for (let number = 0; ; number++) {
		const email = `${name}-${number}@example.com`;
		const response = await fetch(`${program.url}/api/account/registerUser`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ ...goodPayload, email }),
		}).catch(() => undefined);
		if (!response) return;
		if (response.status >= 500) throw new Error(`answered ${response.status}: ${await response.text()}`);
		if (response.ok) answered.push(email);
	}
}

/** Waits until two more people are registered and then some milliseconds, so that the kills fall at different moments. */
async function busyFor(answered: string[], more: number, milliseconds: number): Promise<void> {
	const enough = answered.length + more;
	for (const limit = Date.now() + 20_000; answered.length < enough && Date.now() < limit; ) {
		await new Promise((done) => setTimeout(done, 5));
	}
	await new Promise((done) => setTimeout(done, milliseconds));
}

async function killWhileWriting(settings: Settings): Promise<{ answered: string[]; kept: string[]; halves: number }> {
	await withDatabase(settings, ({ db }) => addOpenEvent({ deps: { db } }));
	const answered: string[] = [];
	for (let kill = 0; kill < KILLS; kill++) {
		const program = await startProgram({ ...settings, DEMO: "off" });
		const writers = ["a", "b", "c"].map((name) => registerUntilKilled(program, `${kill}-${name}`, answered));
		await busyFor(answered, 2, kill * 17);
		await program.stop("SIGKILL");
		await Promise.all(writers);
	}
	return withDatabase(settings, async ({ pool }) => {
		const accounts = await pool.query("select email from account");
		const halves = await pool.query(`select count(*)::int as count from account a
			where not exists (select 1 from registration r where r.account_id = a.id)
			or not exists (select 1 from credential c where c.user_id = a.id)
			or not exists (select 1 from consent_given g where g.account_id = a.id)
			or not exists (select 1 from activation t where t.account_id = a.id)
			or not exists (select 1 from letter l where l.recipient = a.email)`);
		return { answered, kept: accounts.rows.map((row) => row.email as string), halves: halves.rows[0].count as number };
	});
}

function expectNothingLost({ answered, kept, halves }: Awaited<ReturnType<typeof killWhileWriting>>): void {
	expect(answered.length).toBeGreaterThan(KILLS); // the kills fell into work, not into silence
	const known = new Set(kept);
	expect(answered.filter((email) => !known.has(email))).toEqual([]);
	expect(halves).toBe(0);
}

describe(`killed ${KILLS} times while registering, nothing that was answered with success is lost, and nothing is half there`, () => {
	test("on PGlite", async () => {
		expectNothingLost(await killWhileWriting({ DATA_DIR: join(folder, "pglite") }));
	});

	test("on PostgreSQL", async () => {
		const postgres = await startPostgres();
		try {
			expectNothingLost(await killWhileWriting({ DATA_DIR: join(folder, "postgres"), DATABASE_URL: postgres.url }));
		} finally {
			await postgres.stop();
		}
	});
});
