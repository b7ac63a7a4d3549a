import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase } from "../../src/kit/db/database.ts";
import { addEvent } from "../harness/content.ts";
import { copyEmptyData } from "../harness/empty-data.ts";
import { freePort, type Program, START, startProgram } from "../harness/program.ts";

const folder = mkdtempSync(join(tmpdir(), "estrada-start-"));
const fresh = (name: string) => ({ DATA_DIR: join(folder, name), DEMO: "off" });
/** Like `fresh`, after a first start. */
const prepared = (name: string) => {
	copyEmptyData(fresh(name).DATA_DIR);
	return fresh(name);
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The limit of tests that start the program up to three times. Beside other tests these took 90 seconds. */
const STARTING = { timeout: 240_000 };

async function refusal(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
	const program = await startProgram(env);
	const code = await program.ended;
	const lines = program.output().trim().split("\n");
	return { code, lines: lines.filter((line) => !line.startsWith("Building")) };
}

/** Sends a request's head, then a byte of its body each second. `closed` has the response and its delay. */
const drip = (url: string) => {
	const { hostname, port } = new URL(url);
	const begun = Date.now();
	let output = "";
	const socket = connect(Number(port), hostname);
	socket.on("data", (bytes) => {
		output += bytes;
	});
	socket.on("error", () => {}); // the other end may be gone
	socket.write(
		"POST /api/account/registerUser HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{",
	);
	const drops = setInterval(() => socket.write(" "), 1000);
	const closed = new Promise<{ output: string; ms: number }>((done) => {
		socket.once("close", () => {
			clearInterval(drops);
			done({ output, ms: Date.now() - begun });
		});
	});
	return { closed };
};

/** Runs half a minute beside earlier tests. */
let dripped: Promise<{ program: Program; answer: { output: string; ms: number } }>;
beforeAll(() => {
	dripped = startProgram(prepared("drips")).then(async (program) => ({
		program,
		answer: await drip(program.url).closed,
	}));
	dripped.catch(() => {}); // its test reports the error
});

// messages about the other settings: `src/app/boot/config.test.ts`
describe("an invalid setting ends the start with one sentence and exit code 1", () => {
	test.each([
		[{ DATABASE_URL: "mysql://localhost/x" }, /DATABASE_URL is "mysql:\/\/localhost\/x", but it must be an address/],
		[
			{ DATABASE_URL: "postgres://nobody:secret@127.0.0.1:1/none" },
			/The database of DATABASE_URL does not answer .*Check that PostgreSQL is running/,
		],
	])("%o", async (setting, sentence) => {
		const { code, lines } = await refusal({ ...fresh("wrong"), ...(setting as Record<string, string>) });
		expect(code).toBe(1);
		expect(lines).toHaveLength(1);
		expect(lines[0]).toMatch(sentence);
		expect(lines[0]).not.toContain("secret");
	});

	test("a taken port", async () => {
		const port = await freePort();
		const other = createServer().listen(port, "127.0.0.1");
		const { code, lines } = await refusal({ ...fresh("port"), PORT: String(port) });
		other.close();
		expect(code).toBe(1);
		expect(lines).toEqual([
			`Port ${port} is in use by another program. Stop that program, or set another port, such as PORT=3001.`,
		]);
	});

	test("an old Node", () => {
		// the launcher reads the version from process.versions, which a test can only override
		const pretend = `Object.defineProperty(process.versions, "node", { value: "18.20.0" }); require("./scripts/start.cjs");`;
		const result = spawnSync(process.execPath, ["-e", pretend], {
			cwd: join(import.meta.dirname, "../.."),
			encoding: "utf8",
		});
		expect(result.status).toBe(1);
		expect(result.stderr.trim()).toMatch(/^Estrada needs Node 24 and this is Node 18\.20\.0\. Run `npm ci`.*$/);
	});

	test("the commands use the Node that npm installed", () => {
		const pretend = `Object.defineProperty(process.versions, "node", { value: "18.20.0" });
			Object.defineProperty(process, "execPath", { value: "/usr/bin/old-node" });
			process.argv = ["", "", "tickets", "--help"]; require("./scripts/estrada.cjs");`;
		const result = spawnSync(process.execPath, ["-e", pretend], {
			cwd: join(import.meta.dirname, "../.."),
			encoding: "utf8",
		});
		expect([result.status, result.stderr]).toEqual([0, ""]);
		expect(result.stdout).toContain("npx estrada tickets rotate-key");
	});
});

describe("a data folder belongs to one process", STARTING, () => {
	let first: Program;
	beforeAll(async () => {
		first = await startProgram(prepared("held"));
		expect(first.output()).toContain("Estrada is ready");
	});

	test("a second one learns who holds it, and damages nothing", async () => {
		const begun = Date.now();
		const { code, lines } = await refusal(fresh("held"));
		expect(code).toBe(1);
		expect(lines).toHaveLength(2);
		const inUsePattern = `The data folder .*held is in use by process ${first.process.pid} on `;
		expect(lines[0]).toMatch(new RegExp(`${inUsePattern}.*Waiting up to 15 seconds for it\\.`));
		expect(lines[1]).toMatch(new RegExp(`${inUsePattern}.*Stop that process, or set DATA_DIR`));
		expect(Date.now() - begun).toBeGreaterThan(15_000);
		expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
	});

	test("a waiting start takes the folder once SIGTERM has ended the first with code 0", async () => {
		const waiting = await startProgram(fresh("held"), START, "Waiting up to 15 seconds");
		expect(await first.stop("SIGTERM")).toBe(0);
		await vi.waitFor(async () => expect((await fetch(`${waiting.url}/healthz`)).status).toBe(200), 20_000);
		await waiting.stop("SIGKILL");
	});

	test("after a SIGKILL the next start takes the folder, even if the killed process looks alive; one Ctrl-C that npm repeats counts once and ends with code 0", async () => {
		const holder = { pid: process.pid, host: hostname() }; // a zombie process looks like this
		writeFileSync(join(fresh("held").DATA_DIR, "holder.json"), JSON.stringify(holder));
		const third = await startProgram(fresh("held"));
		expect(third.output()).toContain("Waiting up to 15 seconds for it.");
		expect((await fetch(`${third.url}/readyz`)).status).toBe(200);
		third.process.kill("SIGINT");
		expect(await third.stop("SIGINT")).toBe(0);
	});
});

/** The first event of the demonstration. */
const OWN = "EY-MEETUP";
/** Events with many pictures. The test marks them as added. */
const BETWEEN = ["MSTS25", "LIVE25", "DSSML25", "THS25", "DSS25", "YAVA25", "DEVAI25", "PYS25"];
/** The other events in the order of seeding, each with the events after it. */
const REST: [code: string, later: string[]][] = [
	["TBF", ["DSW"]],
	["DSW", []],
];
const MIGRATIONS = join(import.meta.dirname, "../../migrations");

const statuses = ({ url }: Program, codes: string[]) =>
	Promise.all(codes.map(async (code) => (await fetch(`${url}/api/event/${code}/Calendars`)).status));

describe("a first start prepares the database in its own process", STARTING, () => {
	test("killed at its beginning and again after 1500 ms, the next start prepares it again", async () => {
		const settings = fresh("killed");
		for (const later of [0, 1500]) {
			const killed = await startProgram(settings, START, "Preparing the database");
			expect(killed.output()).toContain("Preparing the database");
			await new Promise((done) => setTimeout(done, later));
			await killed.stop("SIGKILL");
		}
		const next = await startProgram(settings);
		expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
		expect(await next.stop()).toBe(0);
	});

	test("an error there is one sentence here, after the lines of progress", async () => {
		const settings = { DATA_DIR: prepared("undrawable").DATA_DIR };
		writeFileSync(join(settings.DATA_DIR, "files"), "where the pictures' folder should be");
		const { code, lines } = await refusal(settings);
		expect(code).toBe(1);
		expect(lines[0]).toMatch(/^Preparing the database/);
		expect(lines.at(-1)).toMatch(/^The database could not be prepared \(.*files.*\)\. Nothing was half written: start/);
		expect(lines.slice(1, -1).filter((line) => !line.startsWith("Drawing the demonstration"))).toEqual([]);
	});

	// `as-written.test.ts` covers its completion, and the prices then
	test("the first event is there first, and an interrupted demonstration is resumed", async () => {
		// a small first event, a start killed before a large one, and no people, who need all their events
		const settings = { DATA_DIR: prepared("growing").DATA_DIR, DEFAULT_EVENT: OWN, OUTBOX: "off" };
		const first = await startProgram(settings, START, "  Clock ");
		expect(await statuses(first, [OWN, "MSTS25"])).toEqual([200, 404]);
		expect(first.output()).toContain("Estrada is ready");
		expect(first.output()).toMatch(/Clock .*30 April 2025, 12:0\d in Warsaw.*SITE_CLOCK=now/);
		await first.stop("SIGKILL");
		const opened = await openDatabase({
			databaseUrl: undefined,
			dataDir: settings.DATA_DIR,
			migrationsDir: MIGRATIONS,
		});
		for (const code of BETWEEN) await addEvent(opened, { code });
		await opened.close();
		for (const [code, later] of REST) {
			const next = await startProgram(settings, START, "  Clock ");
			expect(next.output()).not.toContain("Preparing the database");
			await expect.poll(() => statuses(next, [code]), { interval: 100 }).toEqual([200]);
			expect(await statuses(next, later)).toEqual(later.map(() => 404));
			await next.stop("SIGKILL");
		}
	});
});

describe("a client with a slow body", () => {
	test("gets a 408 after half a minute, and does not delay the program's end", { timeout: 90_000 }, async () => {
		const { program, answer } = await dripped;
		expect(answer.output).toMatch(/^HTTP\/1\.1 408 /);
		expect(answer.ms).toBeLessThan(50_000);
		const [second, third] = [drip(program.url), drip(program.url)];
		await new Promise((done) => setTimeout(done, 1500));
		const requested = Date.now();
		expect(await program.stop("SIGTERM")).toBe(0);
		// the limit is ten seconds; without it they would take half a minute
		expect(Date.now() - requested).toBeLessThan(25_000);
		await Promise.all([second.closed, third.closed]);
	});
});
