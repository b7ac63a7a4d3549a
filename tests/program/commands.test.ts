import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../src/kit/db/database.ts";
import { copyEmptyData } from "../harness/empty-data.ts";
import { startPostgres } from "../harness/postgres.ts";
import { startProgram } from "../harness/program.ts";
import { addOpenEvent, company, goodPayload } from "../harness/registering.ts";

const ROOT = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "estrada-commands-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Time for a start and some commands, each in its own process. */
const LONG = { timeout: 120_000 };

type Env = Record<string, string>;

function command(
	env: Env,
	word: string,
	...args: string[]
): Promise<{ code: number | null; out: string; err: string }> {
	const { NODE_ENV: _test, VITEST: _vitest, ...outer } = process.env;
	const options = { cwd: ROOT, env: { ...outer, ...env } };
	const child = spawn(process.execPath, [join(ROOT, "scripts/estrada.cjs"), word, ...args], options);
	let [out, err] = ["", ""];
	child.stdout.on("data", (chunk) => {
		out += chunk;
	});
	child.stderr.on("data", (chunk) => {
		err += chunk;
	});
	return new Promise((done) => child.once("close", (code) => done({ code, out, err })));
}

async function ordered(url: string): Promise<{ number: string; secret: string }> {
	const response = await fetch(`${url}/api/account/registerUser`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({
			...goodPayload,
			...company,
			packageCode: "BASIC-ONLINE",
			wantInvoice: true,
			paymentMethod: "transfer",
			expectedGrossGrosz: 36_777,
		}),
	});
	return ((await response.json()) as { order: { number: string; secret: string } }).order;
}

async function story(given: Env): Promise<void> {
	const env: Env = { ...given, SITE_CLOCK: "2025-05-01T12:00:00+02:00" }; // before the event is over
	if (!env["DATABASE_URL"]) copyEmptyData(env["DATA_DIR"]!);
	const opened = await openDatabase({
		databaseUrl: env["DATABASE_URL"],
		dataDir: env["DATA_DIR"]!,
		migrationsDir: join(ROOT, "migrations"),
	});
	await addOpenEvent({ deps: opened });
	await opened.close();
	const site = await startProgram(env);
	const { number, secret } = await ordered(site.url);
	const paid = await command(env, "order", "paid", number, "--amount", "367,77", "--yes");
	expect(paid).toEqual({ code: 0, out: `${number}: 367.77 zł counted, the order is confirmed.\n`, err: "" });
	const info = await (await fetch(`${site.url}/api/payment/${secret}/info`)).json();
	expect(info).toMatchObject({ status: "confirmed", paidGrosz: 36_777 });
	const pdf = join(folder, "invoice.pdf");
	const written = await command(env, "order", "document", number, "--out", pdf);
	expect(written).toEqual({ code: 0, out: `Written to ${pdf}.\n`, err: "" });
	expect(readFileSync(pdf).subarray(0, 5).toString()).toBe("%PDF-");
	const wrong = await command(env, "order", "paid", "NOPE", "--amount", "1");
	expect(wrong).toEqual({ code: 1, out: "", err: "There is no order NOPE.\n" });
	const talk = { guid: "g", title: "Talk", date: "2025-06-06T09:00:00+02:00", duration: "00:30" };
	const days = [{ date: "2025-06-06", rooms: { Aula: [talk] } }];
	const file = join(folder, "schedule.json");
	writeFileSync(file, JSON.stringify({ schedule: { conference: { title: "T", days } } }));
	const imported = await command(env, "import", "schedule", "--event", "MSTS25", file);
	expect([imported.code, imported.out]).toEqual([0, expect.stringContaining("1 created")]);
	expect(await (await fetch(`${site.url}/api/event/MSTS25/Calendars`)).json()).toHaveLength(1);
	expect(await site.stop()).toBe(0);
	if (env["DATABASE_URL"]) return; // a command opens PostgreSQL itself, whether the site runs or not
	const orderOutput = await command(env, "order", "show", number, "--json");
	expect([orderOutput.code, JSON.parse(orderOutput.out).status]).toEqual([0, "confirmed"]);
	expect(await command(env, "stock", "check")).toMatchObject({ code: 0 });
}

describe("the organiser's commands work with the site running and stopped", () => {
	test("on PGlite", LONG, () => story({ DATA_DIR: join(folder, "pglite"), DEMO: "off" }));

	test("on PostgreSQL", LONG, async () => {
		const postgres = await startPostgres();
		try {
			await story({ DATA_DIR: join(folder, "postgres"), DATABASE_URL: postgres.url, DEMO: "off", DRAIN_SECONDS: "0" });
		} finally {
			await postgres.stop();
		}
	});
});
