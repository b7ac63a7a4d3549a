import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { READY } from "../harness/program.ts";
import {
	ASKING,
	BACKUP,
	BLOCKS_ELSEWHERE,
	ELSEWHERE,
	RESTORE,
	STOPPED,
	type TypedCommand,
	WITH_THE_SITE,
} from "../harness/typing.ts";
import { writtenBlocks, writtenCommands } from "../harness/written.ts";

/**
 * Types the documents' commands in a fresh copy of the project, in a shell without settings. It uses this project's
 * packages; `.ci/run` does the same with `npm ci` in its own clone.
 */
const ROOT = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "estrada-written-"));
const copy = join(folder, "estrada");
const SITE = "http://localhost:3000";
/** On a busy machine. */
const START_LIMIT_MS = 120_000;
/** The limit for tests that start the site, once or more. */
const STARTING = { timeout: 2 * START_LIMIT_MS };
/** If `.ci/run` has typed the first command in this folder, the built and seeded files are reused. */
const isStarted = process.env["FIRST_COMMAND"] === "typed";

type Answer = { code: number | null; out: string; err: string };
/** The environment of a plain shell, without the tools that npm adds to PATH. */
function plainEnvironment(): Record<string, string> {
	const path = (process.env["PATH"] ?? "").split(":").filter((one) => !one.includes("node_modules"));
	const { HOME = folder, TMPDIR } = process.env;
	return { PATH: path.join(":"), HOME, ...(TMPDIR && { TMPDIR }) };
}

/** How many commands run through npx, which finds the same program each time. The others save its second and a half. */
const BY_NPX = 1;
let typedByNpx = 0;

function shell(command: string): ChildProcess {
	const isByNpx = !command.startsWith("npx estrada ") || ++typedByNpx <= BY_NPX;
	const text = isByNpx ? command : command.replace("npx estrada", "node scripts/estrada.cjs");
	return spawn("sh", ["-c", text], { cwd: copy, env: plainEnvironment(), detached: true });
}

/** Runs a command to its end. */
function typed(command: string): Promise<Answer> {
	const child = shell(command);
	let [out, err] = ["", ""];
	child.stdout!.on("data", (chunk) => {
		out += chunk;
	});
	child.stderr!.on("data", (chunk) => {
		err += chunk;
	});
	return new Promise((done) => child.once("close", (code) => done({ code, out, err })));
}

/** A site started by a typed command. */
type RunningSite = { output(): string; stop(): Promise<void> };

/**
 * Runs a command that starts the site, and waits until its demonstration is complete. `stop` sends Ctrl-C. Throws the
 * output if the start fails.
 */
async function started(command: string): Promise<RunningSite> {
	const child = shell(command);
	let text = "";
	for (const stream of [child.stdout!, child.stderr!]) {
		stream.on("data", (chunk) => {
			text += chunk;
		});
	}
	let isOver = false;
	const ended = once(child, "close").then(() => {
		isOver = true;
	});
	const stop = async () => {
		if (!isOver) process.kill(-child.pid!, "SIGINT");
		await ended;
	};
	for (
		const limit = Date.now() + START_LIMIT_MS;
		!text.includes(READY) || existsSync(join(copy, "data/demonstration.json"));
	) {
		if (isOver || Date.now() > limit) {
			await stop();
			throw new Error(`${command} does not start the site:\n${text}`);
		}
		await new Promise((done) => setTimeout(done, 200));
	}
	return { output: () => text, stop };
}

/** Like `started`, but waits for other test runs on this machine. */
async function startedInTurn(command: string): Promise<RunningSite> {
	for (const limit = Date.now() + START_LIMIT_MS; ; await new Promise((done) => setTimeout(done, 2000))) {
		try {
			return await started(command);
		} catch (error) {
			if (!String(error).includes("Port 3000 is taken") || Date.now() > limit) throw error;
		}
	}
}

const landing = async () => (await fetch(`${SITE}/en`)).text();

/** A block of a document by its beginning. */
const block = (beginning: string) => writtenBlocks().find(({ text }) => text.startsWith(beginning))!.text;

/** Its own tests run it. */
const START = "npm ci && npm start";
const REAL_TIME = "SITE_CLOCK=now npm start";
const DEV = "npm run dev";

beforeAll(() => {
	// without git-ignored files: no data, no built files
	const ignored = readFileSync(join(ROOT, ".gitignore"), "utf8")
		.split("\n")
		.map((line) => line.replace("/", ""));
	const filter = (path: string) => ![".git", ...ignored].includes(basename(path));
	cpSync(ROOT, copy, { recursive: true, filter });
	for (const made of isStarted ? ["data", "dist"] : []) cpSync(join(ROOT, made), join(copy, made), { recursive: true });
	symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
	const talk = { guid: "g", title: "Talk", date: "2025-06-06T09:00:00+02:00", duration: "00:30" };
	const days = [{ date: "2025-06-06", rooms: { Aula: [talk] } }];
	writeFileSync(join(copy, "schedule.json"), JSON.stringify({ schedule: { conference: { title: "T", days } } }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function saysAsWritten(written: string, { as = written, code = 0, says }: TypedCommand): Promise<void> {
	const answer = await typed(as);
	expect([written, answer.code, answer.out + answer.err]).toEqual([written, code, expect.stringMatching(says)]);
}

describe("every documented command is tried", () => {
	test("as a block", () => {
		const isPicture = ({ text }: { text: string }) => text.includes("└──");
		const written = writtenBlocks().filter((one) => !isPicture(one));
		const listedBlocks = [
			START,
			"npm ci && npm test",
			...Object.keys({ ...ASKING, ...BLOCKS_ELSEWHERE }),
			BACKUP,
			RESTORE,
		];
		expect(written.filter(({ text }) => !listedBlocks.some((one) => text.startsWith(one)))).toEqual([]);
		expect(listedBlocks.filter((one) => !written.some(({ text }) => text.startsWith(one)))).toEqual([]);
	});

	test("in a sentence or a table; a new one needs an entry in typing.ts", () => {
		const listedCommands = [...Object.keys({ ...WITH_THE_SITE, ...STOPPED, ...ELSEWHERE }), REAL_TIME, DEV];
		const written = writtenCommands();
		// `npx estrada newsletter send` names a command that runs with all its arguments
		const isTyped = (text: string) => listedCommands.some((one) => `${one} `.startsWith(`${text.replace(/ …$/, "")} `));
		expect(written.filter(({ text }) => !isTyped(text))).toEqual([]);
		const texts = written.map(({ text }) => text);
		expect(listedCommands.filter((text) => !texts.includes(text))).toEqual([]);
	});
});

test.skipIf(isStarted)(
	"the first command starts a fresh copy with a page, a picture and a font",
	STARTING,
	async () => {
		const answer = await typed("node scripts/first-command.mjs --installed");
		expect(answer.out + answer.err).toContain("The README's first command works as it is written.");
		expect(answer.code).toBe(0);
	},
);

describe("with the site as the README starts it", () => {
	let site: RunningSite;
	beforeAll(async () => {
		site = await startedInTurn(START.replace("npm ci && ", ""));
	}, 2 * START_LIMIT_MS);
	afterAll(() => site?.stop());

	test("MSTS25 sells at the prices of its second round, until 4 May, and its countdown runs", async () => {
		const answerOf = async (path: string) => (await fetch(`${SITE}/api/event/MSTS25/${path}`)).json();
		expect(await answerOf("packages")).toMatchObject({ changesAt: "2025-05-04T22:00:00.000Z" });
		expect(await answerOf("coupons/FINALCALL/checkLimit")).toMatchObject({ isValid: true });
		const html = await landing();
		expect(/its clock began at 30\sApril\s2025/.test(html)).toBe(true);
		const ahead = Number(/data-ahead="(-?\d+)"/.exec(html)?.[1]);
		expect(new Date(Date.now() + ahead).toISOString()).toMatch(/^2025-04-30T1[01]:/);
	});

	test.each(Object.entries(WITH_THE_SITE))("%s", saysAsWritten);

	test.each(Object.entries(ASKING))("%s", async (beginning, says) => {
		const answer = await typed(block(beginning));
		expect([answer.code, answer.out]).toEqual([0, expect.stringMatching(says)]);
	});
});

describe("with the site stopped", () => {
	test(DEV, STARTING, async () => {
		const site = await startedInTurn(DEV);
		const answer = await fetch(`${SITE}/en`);
		expect([answer.status, (await answer.text()).includes("</html>")]).toEqual([200, true]);
		// a thread hashes the password, and Node's watch mode still answers
		const body = JSON.stringify({ email: "nikt@firma.example", password: "sekretne-haslo" });
		const asking = { method: "POST", headers: { "content-type": "application/json", origin: SITE }, body };
		expect((await fetch(`${SITE}/api/auth/sign-in/email`, asking)).status).toBe(401);
		await site.stop();
	});

	test(REAL_TIME, STARTING, async () => {
		const site = await startedInTurn(REAL_TIME);
		const { changesAt } = await (await fetch(`${SITE}/api/event/MSTS25/packages`)).json();
		expect(changesAt).toBeNull(); // its last round is over
		expect(/data-ahead|SITE_CLOCK/.test(await landing())).toBe(false);
		expect(site.output()).not.toMatch(/in Warsaw|The demonstration/);
		await site.stop();
	});

	test("a backup restores everything", { timeout: 90_000 }, async () => {
		const hosts = async () => (await typed("npx estrada events list")).out;
		expect(await typed(block(BACKUP))).toMatchObject({ code: 0 });
		await typed("npx estrada events host --event PYS25 late.example");
		expect(await hosts()).toContain("late.example");
		expect(await typed(block(RESTORE))).toMatchObject({ code: 0 });
		expect(await hosts()).toMatch(/^(?!.*late\.example).*dss\.example/s);
		expect(await typed("npx estrada stock check")).toMatchObject({ code: 0 });
	});

	// last, because a database only fits the migration that created it
	test.each(Object.entries(STOPPED))("%s", saysAsWritten);

	test("the tables produce this migration", () => {
		const name = "migrations/0000_initial.sql";
		expect(readFileSync(join(copy, name), "utf8")).toBe(readFileSync(join(ROOT, name), "utf8"));
	});
});
