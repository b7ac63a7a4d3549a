import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addEvent } from "../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../tests/harness/server.ts";
import type { ImportLine, ImportReport } from "../features/schedule-import/contract.ts";
import { controlSocketOf, startControl } from "./control.ts";
import { commandOf } from "./import.ts";
import { progressLines, reportText } from "./import-report.ts";

const talk = { guid: "g1", title: "Talk", date: "2025-06-06T09:00:00+02:00", duration: "00:30" };
const text = JSON.stringify({
	schedule: { conference: { title: "T", days: [{ date: "2025-06-06", rooms: { Aula: [talk] } }] } },
});

describe("the control socket", () => {
	let server: TestServer;
	let control: { close(): Promise<void> };
	const dataDir = mkdtempSync(join(tmpdir(), "estrada-control-"));

	const post = (path: string, body: string) =>
		new Promise<{ status: number; lines: ImportLine[] }>((done, failed) => {
			const asked = request({ socketPath: controlSocketOf(dataDir), method: "POST", path }, async (response) => {
				let said = "";
				for await (const chunk of response) said += chunk;
				const lines = said
					.split("\n")
					.filter(Boolean)
					.map((line) => JSON.parse(line));
				done({ status: response.statusCode!, lines });
			});
			asked.on("error", failed);
			asked.end(body);
		});

	beforeAll(async () => {
		server = await freshServer({ env: { DATA_DIR: dataDir } });
		await addEvent(server.deps, { code: "CONF25" });
		control = await startControl(server.deps);
	});
	afterAll(() => {
		rmSync(dataDir, { recursive: true, force: true });
	});

	test("may be opened by this user only", () => {
		expect(statSync(controlSocketOf(dataDir)).mode & 0o777).toBe(0o600);
	});

	test("imports in the running process, telling how far it is, and the site shows it at once", async () => {
		const days = async () =>
			(await server.app.inject({ method: "GET", url: "/api/event/CONF25/Calendars" })).json().length;
		expect(await days()).toBe(0);
		const { lines } = await post(
			"/import",
			JSON.stringify({ command: "import-schedule", event: "CONF25", text, create: false, timeZone: null }),
		);
		expect(lines[0]).toEqual({ progress: { step: "Reading the schedule", done: 0, total: 0 } });
		expect(lines.at(-1)).toMatchObject({ report: { tallies: { lectures: { created: 1 } } } });
		expect(await days()).toBe(1);
	});

	test("says what is wrong, and keeps running", async () => {
		const broken = { command: "import-schedule", event: "CONF25", text: "{", create: false, timeZone: null };
		expect((await post("/import", JSON.stringify(broken))).lines.at(-1)).toEqual({
			failure: "The JSON is broken at line 1, column 2. Nothing was changed.",
		});
		expect((await post("/import", JSON.stringify({ command: "other" }))).lines.at(-1)).toHaveProperty("failure");
		expect((await post("/import", "no json")).lines.at(-1)).toHaveProperty("failure");
		expect((await post("/other", "")).status).toBe(404);
	});

	test("is gone after closing; a long path has its socket elsewhere", async () => {
		await control.close();
		expect(existsSync(controlSocketOf(dataDir))).toBe(false);
		expect(controlSocketOf(`/data/${"x".repeat(120)}`).length).toBeLessThan(100);
	});
});

describe("the command", () => {
	test("reads its arguments", () => {
		expect(commandOf(["schedule", "--event", "A", "--create", "--zone", "Asia/Tokyo", "f.xml"])).toEqual({
			command: "import-schedule",
			source: "f.xml",
			event: "A",
			create: true,
			timeZone: "Asia/Tokyo",
		});
		expect(commandOf(["schedule", "f.xml", "--event=A"])).toMatchObject({ create: false, timeZone: null });
		expect(commandOf(["--help"])).toBeUndefined();
		expect(commandOf([])).toBeUndefined();
	});

	test.each([
		[["schedule", "--event", "A"], "Give one file or address."],
		[["schedule", "a", "b", "--event", "A"], "Give one file or address."],
		[["schedule", "a"], "Say which event with --event CODE."],
		[["people", "a"], '"people" cannot be imported'],
		[["schedule", "a", "--evnt", "A"], "Unknown option '--evnt'."],
	])("%j is refused", (args, sentence) => expect(() => commandOf(args)).toThrow(sentence));

	test("shows one changing line on a terminal and lines elsewhere", () => {
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

	test("reports what it did and what it skipped", () => {
		const none = { created: 0, updated: 0, unchanged: 2, removed: 0 };
		const report: ImportReport = {
			event: { code: "A", name: "Name", isNew: false },
			format: "frab",
			tallies: { lectures: none, lecturers: none, days: none, tracks: none, breaks: none },
			skipped: Array.from({ length: 42 }, () => ({ what: "x", why: "y" })),
			notes: ["A note."],
		};
		const said = reportText(report, 1234);
		expect(said).toContain("0 created, 0 updated, 2 unchanged, 0 removed");
		expect(said).toContain("Skipped (42):\n  x: y\n");
		expect(said).toContain("  and 2 more\nA note.\nNothing to change after 1.2 s.");
	});
});
