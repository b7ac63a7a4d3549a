import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../src/kit/db/database.ts";
import { BEHIND_PROXY, fromAnyAddress } from "../harness/addresses.ts";
import { type Balancer, balancer } from "../harness/balancer.ts";
import { startPostgres } from "../harness/postgres.ts";
import { freePort, type Program, startProgram } from "../harness/program.ts";
import { addOpenEvent, goodPayload } from "../harness/registering.ts";
import { GROSS } from "../harness/two-processes.ts";

/** `RESTARTS=6 RATE=50` makes a long run. */
const RESTARTS = Number(process.env["RESTARTS"] ?? 3);
const RATE = Number(process.env["RATE"] ?? 10);
/** More open requests would fill a slow machine's queue of passwords and get a 503. */
const MAX_UNANSWERED = 2 * RATE;
/** On a busy machine signal and response take seconds. */
const DRAINED_MS = 60_000;
const folder = mkdtempSync(join(tmpdir(), "estrada-rolling-"));
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let settings: { env: Record<string, string>; ports: string[] };
let programs: Program[];
let site: Balancer;

const start = (n: number) => startProgram({ ...settings.env, PORT: settings.ports[n]! });

beforeAll(async () => {
	postgres = await startPostgres();
	const migrationsDir = join(import.meta.dirname, "../../migrations");
	const opened = await openDatabase({ databaseUrl: postgres.url, dataDir: folder, migrationsDir });
	await addOpenEvent({ deps: { db: opened.db } });
	await opened.close();
	const clock = { DEMO: "off", SITE_CLOCK: "2025-04-30T12:00:00+02:00", DRAIN_SECONDS: "5" };
	const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, ...clock, ...BEHIND_PROXY };
	settings = { env, ports: [String(await freePort()), String(await freePort())] };
	programs = await Promise.all([start(0), start(1)]);
	site = await balancer(programs.map(({ url }) => url));
}, 300_000);

afterAll(async () => {
	site?.stop();
	await Promise.all(programs?.map((program) => program.stop()) ?? []);
	await postgres?.stop();
	rmSync(folder, { recursive: true, force: true });
});

/** How often a request is repeated. An ending process may hold its key until another may take it over. */
const MAX_REPEATS = 30;

/** The codes of a connection that the other side closed or reset. */
const CLOSED = ["UND_ERR_SOCKET", "ECONNRESET"];

/**
 * Registers a person and returns the status or the error. Like a browser, it repeats the request under the same key if
 * the connection was closed, or if the first one still runs (409 with `Retry-After`).
 */
async function register(n: number, address = fromAnyAddress(), repeats = 0): Promise<string> {
	const again = () => delay(1000).then(() => register(n, address, repeats + 1));
	const paying = { packageCode: "BASIC-ONLINE", paymentMethod: "card", expectedGrossGrosz: GROSS };
	try {
		const response = await fetch(`${site.url}/api/account/registerUser`, {
			method: "POST",
			headers: { "content-type": "application/json", "idempotency-key": `rolling-${n}`, ...address },
			body: JSON.stringify({ ...goodPayload, ...paying, email: `rolling-${n}@firma.example` }),
		});
		await response.text();
		const isRunning = response.status === 409 && response.headers.has("retry-after");
		return isRunning && repeats < MAX_REPEATS ? again() : String(response.status);
	} catch (error) {
		const { cause } = error as { cause?: { code?: string } };
		if (CLOSED.includes(cause?.code ?? "") && repeats < MAX_REPEATS) return again();
		return String(cause ?? error);
	}
}

test("two processes restart one after the other without a failed request", { timeout: 600_000 }, async () => {
	const registrations: Promise<string>[] = [];
	let answered = 0;
	const asking = setInterval(() => {
		if (registrations.length - answered >= MAX_UNANSWERED) return;
		registrations.push(register(registrations.length).finally(() => answered++));
	}, 1000 / RATE);
	for (let restart = 0; restart < RESTARTS; restart++) {
		const n = restart % 2;
		const old = programs[n]!;
		const ended = old.stop("SIGTERM");
		const ready = async () => (await fetch(`${old.url}/readyz`)).status;
		await expect.poll(ready, { timeout: DRAINED_MS }).toBe(503);
		expect(await ended).toBe(0);
		programs[n] = await start(n);
		expect((await fetch(`${programs[n]!.url}/readyz`)).status).toBe(200);
	}
	clearInterval(asking);
	const answers = await Promise.all(registrations);
	expect(answers.length).toBeGreaterThan(RESTARTS * 2 * RATE);
	expect(answers.filter((answer) => answer !== "200")).toEqual([]);
});
