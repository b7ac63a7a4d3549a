import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { event } from "../../src/features/event/server/tables.ts";
import { openDatabase } from "../../src/kit/db/database.ts";
import { fromAnyAddress } from "../harness/addresses.ts";
import { copyEmptyData } from "../harness/empty-data.ts";
import { startPostgres } from "../harness/postgres.ts";
import { type Program, startProgram } from "../harness/program.ts";
import { addOpenEvent, goodPayload } from "../harness/registering.ts";
import { type SmtpProcess, startSmtp } from "../harness/smtp.ts";
import { GROSS } from "../harness/two-processes.ts";

/** Few enough for the minute that a process owns an e-mail. `KILLS=20` makes a long run. */
const KILLS = Number(process.env["KILLS"] ?? 3);
const MIGRATIONS = join(import.meta.dirname, "../../migrations");
const folder = mkdtempSync(join(tmpdir(), "estrada-kill-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Time for several starts per kill, and slow delivery. */
const LONG = { timeout: KILLS * 60_000 };

type Settings = { DATA_DIR: string; DATABASE_URL?: string };

async function withDatabase<T>(
	{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Settings,
	work: (opened: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
	if (!databaseUrl && !existsSync(dataDir)) copyEmptyData(dataDir);
	const opened = await openDatabase({ databaseUrl, dataDir, migrationsDir: MIGRATIONS });
	try {
		return await work(opened);
	} finally {
		await opened.close();
	}
}

/** An event in the future in real time, which these programs use. */
async function addEventAhead(db: Parameters<typeof addOpenEvent>[0]["deps"]["db"]): Promise<void> {
	await addOpenEvent({ deps: { db } });
	const startsAt = new Date(Date.now() + 90 * 86_400_000);
	await db.update(event).set({ startsAt, endsAt: new Date(startsAt.getTime() + 86_400_000) });
}

/**
 * Orders a ticket for a new person, which sends two e-mails without attachments. The SMTP server accepts them slowly.
 * False without a response.
 */
async function buys({ url }: Program, email: string): Promise<boolean> {
	const paying = { packageCode: "BASIC-ONLINE", paymentMethod: "card", expectedGrossGrosz: GROSS };
	const response = await fetch(`${url}/api/account/registerUser`, {
		method: "POST",
		headers: { "content-type": "application/json", ...fromAnyAddress() },
		body: JSON.stringify({ ...goodPayload, ...paying, email }),
	}).catch(() => undefined);
	if (response && !response.ok) throw new Error(`answered ${response.status}: ${await response.text()}`);
	return response !== undefined;
}

/** Buys for new people until the program is gone, and records the successful ones. */
async function buyUntilKilled(program: Program, name: string, answered: string[]): Promise<void> {
	for (let number = 0; ; number++) {
		const email = `slow-${name}-${number}@example.com`;
		if (!(await buys(program, email))) return;
		answered.push(email);
	}
}

async function until(holds: () => boolean, limitMs: number): Promise<void> {
	for (const limit = Date.now() + limitMs; !holds() && Date.now() < limit; ) {
		await new Promise((done) => setTimeout(done, 5));
	}
}

/**
 * Runs the program until no e-mail waits. Usually one start is enough. A second one is needed if the server accepted an
 * e-mail of the killed process during the count.
 */
async function sendWhatWaits(settings: Settings, env: Record<string, string>, smtp: SmtpProcess): Promise<void> {
	for (let start = 0; start < 3; start++) {
		const waiting = await withDatabase(settings, async ({ pool }) => {
			// a minute after the kill any process may send the e-mail, so this moves the time
			await pool.query("update email_message set locked_until = now() where status = 'waiting'");
			return (await pool.query("select id from email_message where status = 'waiting'")).rows.length;
		});
		if (waiting === 0) return;
		const before = smtp.taken.length;
		const program = await startProgram(env);
		await until(() => smtp.taken.length >= before + waiting, 120_000);
		expect(await program.stop()).toBe(0);
	}
}

/** Kills the program repeatedly while it registers and sends, then lets it finish. Returns the successful buyers. */
async function killAtWork(settings: Settings, smtp: SmtpProcess): Promise<string[]> {
	await withDatabase(settings, ({ db }) => addEventAhead(db));
	const env = { ...settings, DEMO: "off", DRAIN_SECONDS: "0", SMTP_URL: smtp.url, TRUST_PROXY: "loopback" };
	const answered: string[] = [];
	for (let kill = 0; kill < KILLS; kill++) {
		const program = await startProgram(env);
		const before = { answered: answered.length, taken: smtp.taken.length };
		const buyers = ["a", "b", "c"].map((name) => buyUntilKilled(program, `${kill}-${name}`, answered));
		await until(() => answered.length >= before.answered + 2 && smtp.taken.length > before.taken, 60_000);
		await new Promise((done) => setTimeout(done, kill * 23)); // at different moments
		await program.stop("SIGKILL");
		await Promise.all(buyers);
	}
	await sendWhatWaits(settings, env, smtp);
	return answered;
}

/** Deliveries of each e-mail to an address, by Message-ID, which identifies duplicates. */
function messagesTo(smtp: SmtpProcess, email: string): Map<string, number> {
	const times = new Map<string, number>();
	for (const { to, raw } of smtp.taken) {
		const id = /^Message-ID: (.*)$/im.exec(raw)![1]!;
		if (to === email) times.set(id, (times.get(id) ?? 0) + 1);
	}
	return times;
}

async function expectNothingLost(settings: Settings, smtp: SmtpProcess): Promise<void> {
	const began = Date.now();
	const answered = await killAtWork(settings, smtp);
	// an e-mail in delivery at a kill waits a minute, and another kill after that repeats it
	const most = 2 + Math.floor((Date.now() - began) / 60_000);
	expect(answered.length).toBeGreaterThan(KILLS); // the kills hit work, not idle time
	const { stored, halves, unsent } = await withDatabase(settings, async ({ pool }) => ({
		stored: (await pool.query("select email from account")).rows.map((row) => row.email as string),
		halves: (
			await pool.query(`select email from account a
				where not exists (select 1 from registration r join sales_order o on o.id = r.order_id where r.account_id = a.id)
				or not exists (select 1 from credential c where c.user_id = a.id)
				or not exists (select 1 from consent_given g where g.account_id = a.id)
				or not exists (select 1 from activation t where t.account_id = a.id)
				or 2 <> (select count(*) from email_message l where l.recipient = a.email)`)
		).rows,
		unsent: (await pool.query("select recipient from email_message where status <> 'sent'")).rows,
	}));
	expect(answered.filter((email) => !stored.includes(email))).toEqual([]);
	expect([halves, unsent]).toEqual([[], []]);
	const times = stored.map((email) => [...messagesTo(smtp, email).values()]);
	expect(times.filter((each) => each.length !== 2 || each.some((count) => count > most))).toEqual([]);
}

describe(`after ${KILLS} kills no answered purchase is lost or incomplete, and each e-mail arrives once, or once more per minute`, () => {
	test("on PGlite", LONG, async () => {
		const smtp = await startSmtp();
		try {
			await expectNothingLost({ DATA_DIR: join(folder, "pglite") }, smtp);
		} finally {
			await smtp.stop();
		}
	});

	test("on PostgreSQL", LONG, async () => {
		const [smtp, postgres] = await Promise.all([startSmtp(), startPostgres()]);
		try {
			await expectNothingLost({ DATA_DIR: join(folder, "postgres"), DATABASE_URL: postgres.url }, smtp);
		} finally {
			await smtp.stop();
			await postgres.stop();
		}
	});
});

test("SIGTERM lets e-mails in delivery arrive once and leaves the others for the next start", LONG, async () => {
	const smtp = await startSmtp();
	const settings = { DATA_DIR: join(folder, "term") };
	await withDatabase(settings, ({ db }) => addEventAhead(db));
	const env = { ...settings, DEMO: "off", SMTP_URL: smtp.url, TRUST_PROXY: "loopback" };
	try {
		const first = await startProgram(env);
		const people = Array.from({ length: 6 }, (_, n) => `slow-${n}@example.com`);
		await Promise.all(people.map((email) => buys(first, email)));
		await until(() => smtp.taken.length > 0, 60_000);
		expect(await first.stop("SIGTERM")).toBe(0);
		const second = await startProgram(env);
		await until(() => smtp.taken.length >= people.length * 2, 60_000);
		expect(await second.stop("SIGTERM")).toBe(0);
		expect(smtp.taken.map(({ to }) => to).toSorted()).toEqual([...people, ...people].toSorted());
	} finally {
		await smtp.stop();
	}
});
