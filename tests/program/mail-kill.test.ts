import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../src/kit/db/database.ts";
import { startPostgres } from "../harness/postgres.ts";
import { type Program, startProgram } from "../harness/program.ts";
import { addOpenEvent, goodPayload } from "../harness/registering.ts";
import { type SmtpProcess, startSmtp } from "../harness/smtp.ts";

const KILLS = 5;
const PEOPLE_PER_KILL = 6;
const MIGRATIONS = join(import.meta.dirname, "../../migrations");
const folder = mkdtempSync(join(tmpdir(), "estrada-mail-kill-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Settings = { DATA_DIR: string; DATABASE_URL?: string };

async function withDatabase<T>(
	{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Settings,
	work: (opened: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
	const opened = await openDatabase({ databaseUrl, dataDir, migrationsDir: MIGRATIONS });
	try {
		return await work(opened);
	} finally {
		await opened.close();
	}
}

/** Registers people whose letters the mail server takes slowly; gives the addresses that were answered with success. */
async function register(program: Program, names: string[]): Promise<string[]> {
	const answers = await Promise.all(
		names.map(async (name) => {
			const email = `slow-${name}@firma.example`;
			const response = await fetch(`${program.url}/api/account/registerUser`, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ ...goodPayload, email }),
			}).catch(() => undefined);
			return response?.ok ? [email] : [];
		}),
	);
	return answers.flat();
}

async function until(holds: () => boolean, limitMs: number): Promise<void> {
	for (const limit = Date.now() + limitMs; !holds() && Date.now() < limit; ) {
		await new Promise((done) => setTimeout(done, 10));
	}
}

/** Kills the program again and again while it sends, then lets it finish; gives who was promised a letter. */
async function killWhileSending(settings: Settings, smtp: SmtpProcess): Promise<string[]> {
	await withDatabase(settings, ({ db }) => addOpenEvent({ deps: { db } }));
	const env = { ...settings, DEMO: "off", SMTP_URL: smtp.url };
	const promised: string[] = [];
	for (let kill = 0; kill < KILLS; kill++) {
		const program = await startProgram(env);
		const before = smtp.taken.length;
		const names = Array.from({ length: PEOPLE_PER_KILL }, (_, index) => `${kill}-${index}`);
		promised.push(...(await register(program, names)));
		await until(() => smtp.taken.length > before, 10_000);
		await new Promise((done) => setTimeout(done, kill * 14)); // at different moments of sending
		await program.stop("SIGKILL");
	}
	// a minute after its process was killed, a letter is anybody's: the time is moved instead of being waited for
	await withDatabase(settings, ({ pool }) =>
		pool.query("update letter set locked_until = now() where status = 'waiting'"),
	);
	const program = await startProgram(env);
	const missing = () => promised.filter((email) => !smtp.taken.some(({ to }) => to === email));
	await until(() => missing().length === 0, 20_000);
	expect(await program.stop()).toBe(0);
	return promised;
}

function expectOnceAtWorstTwice(promised: string[], smtp: SmtpProcess): void {
	expect(promised.length).toBe(KILLS * PEOPLE_PER_KILL);
	const ids = new Map<string, Set<string>>();
	const times = new Map<string, number>();
	for (const { to, raw } of smtp.taken) {
		times.set(to, (times.get(to) ?? 0) + 1);
		ids.set(to, (ids.get(to) ?? new Set()).add(/^Message-ID: (.*)$/im.exec(raw)![1]!));
	}
	expect(promised.filter((email) => !times.has(email))).toEqual([]); // never zero times
	expect([...times].filter(([, count]) => count > 2)).toEqual([]);
	expect([...ids].filter(([, known]) => known.size !== 1)).toEqual([]); // doubles can be recognised
}

describe(`killed ${KILLS} times while sending, each letter arrives once, at worst twice`, () => {
	test("on PGlite", async () => {
		const smtp = await startSmtp();
		const settings = { DATA_DIR: join(folder, "pglite") };
		try {
			expectOnceAtWorstTwice(await killWhileSending(settings, smtp), smtp);
			const left = await withDatabase(settings, ({ pool }) =>
				pool.query("select 1 from letter where status <> 'sent'"),
			);
			expect(left.rows).toEqual([]);
		} finally {
			await smtp.stop();
		}
	});

	test("on PostgreSQL", async () => {
		const [smtp, postgres] = await Promise.all([startSmtp(), startPostgres()]);
		const settings = { DATA_DIR: join(folder, "postgres"), DATABASE_URL: postgres.url };
		try {
			expectOnceAtWorstTwice(await killWhileSending(settings, smtp), smtp);
		} finally {
			await smtp.stop();
			await postgres.stop();
		}
	});
});

test("SIGTERM while sending lets the letters that are under way arrive once, and leaves the others for the next start", async () => {
	const smtp = await startSmtp();
	const settings = { DATA_DIR: join(folder, "term") };
	await withDatabase(settings, ({ db }) => addOpenEvent({ deps: { db } }));
	const env = { ...settings, DEMO: "off", SMTP_URL: smtp.url };
	try {
		const first = await startProgram(env);
		const promised = await register(first, ["1", "2", "3", "4", "5", "6", "7", "8"]);
		await until(() => smtp.taken.length > 0, 10_000);
		expect(await first.stop("SIGTERM")).toBe(0);
		const second = await startProgram(env);
		await until(() => smtp.taken.length >= promised.length, 10_000);
		expect(await second.stop("SIGTERM")).toBe(0);
		expect(smtp.taken.map(({ to }) => to).toSorted()).toEqual(promised.toSorted());
	} finally {
		await smtp.stop();
	}
});
