import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addEvent } from "../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import type { ImportReport } from "../../features/schedule-import/contract.ts";
import { COMMANDS } from "./all.ts";
import type { Line } from "./command.ts";
import { controlSocketOf, startControl } from "./control.ts";
import { progressLines, reportText } from "./import-report.ts";
import { orderOf } from "./parse.ts";

const talk = { guid: "g1", title: "Talk", date: "2025-06-06T09:00:00+02:00", duration: "00:30" };
const text = JSON.stringify({
	schedule: { conference: { title: "T", days: [{ date: "2025-06-06", rooms: { Aula: [talk] } }] } },
});

const asking = (input: object) => JSON.stringify({ command: "import schedule", input });

describe("the control socket", () => {
	let server: TestServer;
	let control: { close(): Promise<void> };
	const dataDir = mkdtempSync(join(tmpdir(), "estrada-control-"));

	const post = (body: string, path = "/command") =>
		new Promise<{ status: number; lines: Line[] }>((done, failed) => {
			const input = request({ socketPath: controlSocketOf(dataDir), method: "POST", path }, async (response) => {
				let output = "";
				for await (const chunk of response) output += chunk;
				const lines = output
					.split("\n")
					.filter(Boolean)
					.map((line) => JSON.parse(line));
				done({ status: response.statusCode!, lines });
			});
			input.on("error", failed);
			input.end(body);
		});

	beforeAll(async () => {
		server = await freshServer({ env: { DATA_DIR: dataDir } });
		await addEvent(server.deps, { code: "CONF25" });
		control = await startControl(server.deps);
	});
	afterAll(() => {
		rmSync(dataDir, { recursive: true, force: true });
	});

	test("is open to this user only", () => {
		expect(statSync(controlSocketOf(dataDir)).mode & 0o777).toBe(0o600);
	});

	const wanted = { create: false, timeZone: null, source: null, dryRun: false, yes: false };

	test("imports in the running process with progress, and the site shows the result at once", async () => {
		const days = async () =>
			(await server.app.inject({ method: "GET", url: "/api/event/CONF25/Calendars" })).json().length;
		expect(await days()).toBe(0);
		const { lines } = await post(asking({ event: "CONF25", text, ...wanted }));
		expect(lines[0]).toEqual({ progress: { step: "Reading the schedule", done: 0, total: 0 } });
		expect(lines.at(-1)).toMatchObject({ result: { data: { tallies: { lectures: { created: 1 } } } } });
		expect(await days()).toBe(1);
	});

	test("reports the error and keeps running", async () => {
		const broken = { event: "CONF25", text: "{", ...wanted };
		expect((await post(asking(broken))).lines.at(-1)).toEqual({
			failure: "The JSON is broken at line 1, column 2. Nothing was changed.",
		});
		for (const body of ["no json", "{}", asking({}), JSON.stringify({ command: "order burn", input: {} })]) {
			expect((await post(body)).lines.at(-1)).toEqual({
				failure: "The running site does not understand the request: its version differs.",
			});
		}
		const unknown = JSON.stringify({ command: "order show", input: { number: "NOPE" } });
		expect((await post(unknown)).lines).toEqual([{ failure: "There is no order NOPE." }]);
		expect((await post("", "/import")).status).toBe(404);
	});

	test("streams a list in parts", async () => {
		const listing = JSON.stringify({ command: "registrations list", input: { eventCode: "CONF25", format: "csv" } });
		const { lines } = await post(listing);
		expect(lines[0]).toEqual({ part: expect.stringMatching(/^\uFEFF"TICKET";/) });
		expect(lines.at(-1)).toEqual({ result: { text: "", data: null, isStreamed: true } });
	});

	test("is removed on close; a long path moves it to the temporary folder", async () => {
		await control.close();
		expect(existsSync(controlSocketOf(dataDir))).toBe(false);
		expect(controlSocketOf(`/data/${"x".repeat(120)}`).length).toBeLessThan(100);
	});
});

describe("the command line", () => {
	const read = (args: string[]) => {
		const order = orderOf(COMMANDS, ["import", ...args]);
		return "shown" in order ? order.shown : order.command.read(order.typed);
	};

	test("is parsed", async () => {
		const file = join(mkdtempSync(join(tmpdir(), "estrada-typed-")), "f.json");
		writeFileSync(file, text);
		expect(await read(["schedule", "--event", "A", "--create", "--zone", "Asia/Tokyo", file])).toEqual({
			event: "A",
			text,
			create: true,
			timeZone: "Asia/Tokyo",
			source: null,
			dryRun: false,
			yes: false,
		});
		expect(await read(["schedule", file, "--event=A"])).toMatchObject({ create: false, timeZone: null });
		rmSync(dirname(file), { recursive: true });
	});

	test.each([[["--help"]], [[]], [["schedule", "--help"]], [["-h"]]])("%j shows the help", async (args) =>
		expect(await read(args)).toContain("npx estrada import schedule --event CODE FILE|URL"),
	);

	test.each([
		[["schedule", "--event", "A"], "Give one file or address."],
		[["schedule", "a", "b", "--event", "A"], "Give one file or address."],
		[["schedule", "a"], "Give the event with --event CODE."],
		[["people", "a"], 'There is no "import people". See npx estrada import --help.'],
		[["schedule", "a", "--evnt", "A"], "Unknown option '--evnt'."],
		[["schedule", "none.xml", "--event", "A"], "The file none.xml does not exist."],
	])("%j is refused", async (args, sentence) => {
		await expect((async () => read(args))()).rejects.toThrow(sentence);
	});
});

describe("an import", () => {
	test("updates one line on a terminal and prints a line per step elsewhere", () => {
		const written = (isTTY: boolean) => {
			let all = "";
			const lines = progressLines({ isTTY, write: (text) => (all += text) });
			lines.say({ step: "Reading", done: 0, total: 0 });
			for (const done of [500, 1000, 1200]) lines.say({ step: "Writing", done, total: 1200 });
			lines.end();
			return all;
		};
		expect(written(false)).toBe("Reading…\nWriting: 500 of 1200\nWriting: 1200 of 1200\n");
		expect(written(true)).toContain("\r\u001b[2KWriting: 1000 of 1200");
	});

	test("reports changes and skipped items", () => {
		const none = { created: 0, updated: 0, unchanged: 2, removed: 0 };
		const report: ImportReport = {
			event: { code: "A", name: "Name", isNew: false },
			format: "frab",
			tallies: { lectures: none, lecturers: none, days: none, tracks: none, breaks: none },
			skipped: Array.from({ length: 42 }, () => ({ what: "x", why: "y" })),
			notes: ["A note."],
			lectures: { created: [], updated: [], removed: [] },
			isDryRun: false,
		};
		const output = reportText(report, 1234);
		expect(output).toContain("0 created, 0 updated, 2 unchanged, 0 removed");
		expect(output).toContain("Skipped (42):\n  x: y\n");
		expect(output).toContain("  and 2 more\nA note.\nNothing to change after 1.2 s.");
	});
});
