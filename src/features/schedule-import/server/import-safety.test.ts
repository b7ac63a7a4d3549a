import { beforeEach, describe, expect, test } from "vitest";
import { addCalendar, addEvent } from "../../../../tests/harness/content.ts";
import { asUsual, file, runImport, storedLectures, usual } from "../../../../tests/harness/importing.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { agendaCategory, calendarBreak, track } from "../../agenda/server/tables.ts";
import { calendar, event as eventTable } from "../../event/server/tables.ts";
import { lecturer } from "../../speakers/server/tables.ts";
import { ImportFailure } from "../contract.ts";
import { importSchedule } from "./import-schedule.ts";

let server: TestServer;
const run = (text: string, rest?: Parameters<typeof runImport>[2]) => runImport(server, text, rest);
const lectures = () => storedLectures(server);
const version = () => server.deps.versions.current();

beforeEach(async () => {
	server = await freshServer();
});

describe("for any input", () => {
	beforeEach(async () => {
		const theme = {
			accent: "#000000",
			accentStrong: "#000000",
			accentSoft: "#ffffff",
			key: "#ffffff",
			beams: ["#111111", "#222222"],
		};
		await addEvent(server.deps, { code: "CONF25", theme });
	});

	test.each([
		["broken JSON", '{"schedule": ', "The JSON is broken at line 1, column 14. Nothing was changed."],
		["broken XML", "<schedule>\n<conference>", "The XML ends at line 2 before <conference> is closed."],
		["nothing to show", file({ "2025-06-06": [] }), "The schedule has no usable talk."],
	])("%s changes nothing and reports the place", async (_name, text, sentence) => {
		await run(file(usual));
		const before = [await lectures(), await version()];
		const error = await run(text).catch((caught: Error) => caught);
		expect(error).toBeInstanceOf(ImportFailure);
		expect((error as Error).message).toContain(sentence);
		expect([await lectures(), await version()]).toEqual(before);
	});

	test("a failure in the middle leaves nothing behind", async () => {
		const failing = (progress: { step: string }) => {
			if (progress.step === "Writing lectures") throw new Error("cut off");
		};
		const request = { ...asUsual, text: file(usual) };
		await expect(importSchedule(server.deps, request, failing)).rejects.toThrow("cut off");
		expect([
			await lectures(),
			await server.deps.db.select().from(calendar),
			await server.deps.db.select().from(lecturer),
		]).toEqual([[], [], []]);
	});

	test("simultaneous imports create everything once", async () => {
		const reports = await Promise.all([run(file(usual)), run(file(usual)), run(file(usual))]);
		expect(reports.map((report) => report.tallies.lectures.created).sort()).toEqual([0, 0, 3]);
		const counts = [
			await lectures(),
			await server.deps.db.select().from(calendar),
			await server.deps.db.select().from(track),
			await server.deps.db.select().from(agendaCategory),
			await server.deps.db.select().from(lecturer),
		];
		expect(counts.map((rows) => rows.length)).toEqual([3, 2, 1, 1, 2]);
	});

	test("a file without existing lectures changes nothing and names the lectures; --yes removes them", async () => {
		await run(file(usual));
		const before = [await lectures(), await version()];
		const shorter = file({ "2025-06-07": usual["2025-06-07"] });
		const refused = await run(shorter, { yes: false }).catch((caught: Error) => caught);
		expect(refused).toBeInstanceOf(ImportFailure);
		expect((refused as Error).message).toMatch(
			/these 2 lectures.*\n {2}a\n {2}b\nNothing was changed.*--yes.*--dry-run/s,
		);
		expect([await lectures(), await version()]).toEqual(before);
		const preview = await run(shorter, { yes: false, dryRun: true });
		expect(preview).toMatchObject({ isDryRun: true, lectures: { created: [], updated: [], removed: ["a", "b"] } });
		expect([await lectures(), await version()]).toEqual(before);
		expect((await run(shorter)).tallies.lectures.removed).toBe(2);
		expect((await lectures()).map((row) => row.subject)).toEqual(["c"]);
	});

	test("an event that an import would create allows only a dry run", async () => {
		const preview = await run(file(usual), { event: "NEW25", create: true, dryRun: true });
		expect([preview.event.isNew, preview.lectures.created]).toEqual([true, ["a", "b", "c"]]);
		await expect(run(file(usual), { event: "NEW25" })).rejects.toThrow("There is no event NEW25");
	});

	test("publications do not touch each other's lectures, days and speakers", async () => {
		await run(file(usual), { source: "main", yes: false });
		const workshops = { "2025-06-06": [{ guid: "a", title: "Workshop", persons: [{ guid: "p1", name: "Ewa Inna" }] }] };
		await run(file(workshops), { source: "workshops", yes: false });
		expect((await lectures()).map((row) => row.subject).toSorted()).toEqual(["Workshop", "a", "b", "c"]);
		await run(file({ "2025-06-07": usual["2025-06-07"] }), { source: "main" });
		expect((await lectures()).map((row) => row.subject).toSorted()).toEqual(["Workshop", "c"]);
		const speakers = await server.deps.db.select().from(lecturer);
		expect(speakers.map((one) => one.lastName)).toEqual(["Inna"]);
		expect((await server.deps.db.select().from(calendar)).map((day) => day.sourceKey).toSorted()).toEqual([
			"2025-06-06",
			"2025-06-07",
		]);
	});

	test("days join no calendar of another kind, and show a year that differs from the event's", async () => {
		const [event] = await server.deps.db.select().from(eventTable);
		await addCalendar(server.deps, event!, { code: "ONLINE", isOnsite: false });
		await run(
			file({ "2025-06-06": usual["2025-06-06"], "2014-12-27": [{ guid: "old", date: "2014-12-27T09:00:00+01:00" }] }),
		);
		const days = await server.deps.db.select().from(calendar);
		expect(days.map((day) => day.name).toSorted()).toEqual(["27 grudnia 2014", "6 czerwca", "Czwartek 06.06"]);
		const online = days.find((day) => day.code === "ONLINE")!;
		expect((await lectures()).map((row) => row.calendarId)).not.toContain(online.id);
	});

	test("a running site shows the new agenda on the next request", async () => {
		const days = async () =>
			(await server.app.inject({ method: "GET", url: "/api/event/CONF25/Calendars" })).json().length;
		expect(await days()).toBe(0);
		await run(file(usual));
		expect(await days()).toBe(2);
	});

	test("breaks of a Sessionize schedule are added and removed; its times are in the event's zone", async () => {
		const session = (values: object) => ({
			title: "T",
			startsAt: "2025-06-06T09:00:00",
			endsAt: "2025-06-06T10:00:00",
			speakers: [],
			categoryItems: [],
			roomId: 1,
			...values,
		});
		const lunch = {
			id: "l",
			title: "Lunch",
			isServiceSession: true,
			startsAt: "2025-06-06T12:00:00",
			endsAt: "2025-06-06T13:00:00",
		};
		const all = (sessions: object[]) =>
			JSON.stringify({ sessions: sessions.map(session), speakers: [], rooms: [{ id: 1, name: "B" }], categories: [] });
		await run(all([{ id: "1" }, lunch]));
		expect((await lectures())[0]).toMatchObject({ place: "B", startsAt: new Date("2025-06-06T07:00:00Z") });
		expect(await server.deps.db.select().from(calendarBreak)).toMatchObject([
			{ name: "Lunch", nameEn: "Lunch", startsAt: new Date("2025-06-06T10:00:00Z") },
		]);
		const report = await run(all([{ id: "1" }, { ...lunch, endsAt: "2025-06-06T13:30:00" }]));
		expect(report.tallies.breaks).toEqual({ created: 0, updated: 1, unchanged: 0, removed: 0 });
		expect((await run(all([{ id: "1" }]))).tallies.breaks.removed).toBe(1);
		expect(await server.deps.db.select().from(calendarBreak)).toEqual([]);
	});

	test("hostile text stays text", async () => {
		const title = "'); drop table lecture; -- <script>alert(1)</script> \u0000\u202e😀";
		await run(
			file({
				"2025-06-06": [
					{
						guid: "x'); --",
						title,
						persons: [{ name: "<b>Ola</b> O'Testowa", biography: "<script>alert(1)</script><p onclick=x>Bio" }],
					},
				],
			}),
		);
		expect(await lectures()).toMatchObject([
			{ subject: "'); drop table lecture; -- <script>alert(1)</script> \u202e😀" },
		]);
		expect(await server.deps.db.select().from(lecturer)).toMatchObject([
			{ firstName: "<b>Ola</b>", biography: "<p>Bio</p>" },
		]);
	});

	test("a thousand talks take seconds, and one changed talk takes little time", async () => {
		const many = (title: string) =>
			Array.from({ length: 1000 }, (_unused, index) => ({
				guid: `g${index}`,
				title: index === 7 ? title : `Talk ${index}`,
				date: `2025-06-06T${String(8 + (index % 12)).padStart(2, "0")}:00:00+02:00`,
				persons: [{ guid: `p${index % 400}`, name: `Ola Testowa ${index % 400}` }],
			}));
		const before = process.cpuUsage(); // CPU time, which other processes do not affect
		expect((await run(file({ "2025-06-06": many("One") }))).tallies.lectures.created).toBe(1000);
		expect((await run(file({ "2025-06-06": many("Two") }))).tallies.lectures).toEqual({
			created: 0,
			updated: 1,
			unchanged: 999,
			removed: 0,
		});
		expect(process.cpuUsage(before).user / 1000).toBeLessThan(15_000);
	});
});
