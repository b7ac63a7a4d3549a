import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCalendar, addEvent } from "../../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { dayOf, timeText } from "../../../kit/time/zone.ts";
import {
	agendaCategory,
	calendarBreak,
	lecture,
	lectureLecturer,
	lectureLink,
	track,
} from "../../agenda/server/tables.ts";
import { auditEntry } from "../../audit/server/tables.ts";
import { calendar, event } from "../../event/server/tables.ts";
import { lecturer } from "../../speakers/server/tables.ts";
import { ImportFailure } from "../contract.ts";
import { importSchedule } from "./import-schedule.ts";

let server: TestServer;

type TalkValues = {
	guid: string;
	title?: string;
	date?: string;
	track?: string | null;
	persons?: object[];
	links?: object[];
	room?: string;
};

function talk(values: TalkValues) {
	const usual = {
		title: values.guid,
		date: "2025-06-06T09:00:00+02:00",
		duration: "01:00",
		room: "Aula",
		track: "Dane",
		language: "pl",
		type: "Talk",
	};
	return { ...usual, persons: [{ guid: "p1", name: "Ola Testowa", biography: "Bio" }], links: [], ...values };
}
/** A pretalx schedule of talks by day. */
function file(days: Record<string, TalkValues[]>, title = "Próba") {
	const list = Object.entries(days).map(([date, talks]) => ({ date, rooms: { Aula: talks.map(talk) } }));
	return JSON.stringify({ schedule: { conference: { title, time_zone_name: "Europe/Warsaw", days: list } } });
}
const run = (text: string, rest: { event?: string; create?: boolean; timeZone?: string | null } = {}) =>
	importSchedule(
		server.deps,
		{ command: "import-schedule", event: "CONF25", create: false, timeZone: null, ...rest, text },
		() => {},
	);
const lectures = () => server.deps.db.select().from(lecture).orderBy(asc(lecture.startsAt), asc(lecture.id));
const version = () => server.deps.versions.current();

const usual = {
	"2025-06-06": [
		{ guid: "a", links: [{ title: "Slides", url: "https://a.example/" }] },
		{
			guid: "b",
			date: "2025-06-07T00:30:00+02:00",
			persons: [
				{ guid: "p2", name: "Jan Wzór" },
				{ guid: "p1", name: "Ola Testowa" },
			],
		},
	],
	"2025-06-07": [{ guid: "c", date: "2025-06-07T10:00:00+02:00", track: null, persons: [] }],
};

beforeEach(async () => {
	server = await freshServer();
});

describe("into an event that is there", () => {
	let own: Awaited<ReturnType<typeof addEvent>>;
	beforeEach(async () => {
		const theme = {
			accent: "#000000",
			accentStrong: "#000000",
			accentSoft: "#ffffff",
			key: "#ffffff",
			beams: ["#111111", "#222222"],
		};
		own = await addEvent(server.deps, { code: "CONF25", theme });
	});

	test("days, tracks, lectures, lecturers and links are made; the event stays as it is", async () => {
		const report = await run(file(usual), { event: "conf25" });
		expect(report).toMatchObject({
			event: { code: "CONF25", isNew: false },
			format: "pretalx",
			skipped: [],
			notes: [],
		});
		expect(report.tallies.lectures).toEqual({ created: 3, updated: 0, unchanged: 0, removed: 0 });
		const days = await server.deps.db.select().from(calendar).orderBy(asc(calendar.position));
		expect(days).toMatchObject([
			{ code: "2025-06-06", name: "Piątek 06.06", nameEn: "Friday 06.06", sourceKey: "2025-06-06" },
			{ code: "2025-06-07", name: "Sobota 07.06", nameEn: "Saturday 07.06" },
		]);
		expect([days[0]!.startsAt, days[0]!.endsAt].map((at) => at.toISOString())).toEqual([
			"2025-06-06T07:00:00.000Z",
			"2025-06-06T23:30:00.000Z",
		]);
		expect(await server.deps.db.select().from(track)).toMatchObject([
			{ name: "Dane", color: "#111111", sourceKey: "dane" },
		]);
		expect(await server.deps.db.select().from(agendaCategory)).toMatchObject([
			{ name: "Program", nameEn: "Programme", isHourlySignificant: true },
		]);
		const rows = await lectures();
		expect(rows.map((row) => [row.sourceKey, row.calendarId, row.trackId === null, row.difficultyLevel])).toEqual([
			["a", days[0]!.id, false, null],
			["b", days[0]!.id, false, null],
			["c", days[1]!.id, true, null],
		]);
		const speaking = await server.deps.db
			.select({ lectureId: lectureLecturer.lectureId, name: lecturer.firstName })
			.from(lectureLecturer)
			.innerJoin(lecturer, eq(lecturer.id, lectureLecturer.lecturerId))
			.orderBy(asc(lectureLecturer.lectureId), asc(lectureLecturer.position));
		expect(speaking.map((one) => one.name)).toEqual(["Ola", "Jan", "Ola"]);
		expect(await server.deps.db.select().from(lectureLink)).toMatchObject([
			{ title: "Slides", url: "https://a.example/", lectureId: rows[0]!.id },
		]);
		const [after] = await server.deps.db.select().from(event);
		expect(after).toEqual(own);
		expect(await server.deps.db.select().from(auditEntry)).toMatchObject([
			{ actor: "import", action: "schedule.imported", eventId: own.id },
		]);
	});

	test("a second run changes nothing, not even the content's version", async () => {
		await run(file(usual));
		const before = [await lectures(), await version(), await server.deps.db.select().from(auditEntry)];
		const report = await run(file(usual));
		expect(report.tallies.lectures).toEqual({ created: 0, updated: 0, unchanged: 3, removed: 0 });
		expect(
			Object.values(report.tallies).every(({ created, updated, removed }) => created + updated + removed === 0),
		).toBe(true);
		expect([await lectures(), await version(), await server.deps.db.select().from(auditEntry)]).toEqual(before);
	});

	test("a changed file changes only what changed, and ids stay", async () => {
		await run(file(usual));
		const before = await lectures();
		const [a, b] = usual["2025-06-06"];
		const changed = file({
			"2025-06-06": [{ ...a!, title: "New title" }],
			"2025-06-07": [
				{ ...usual["2025-06-07"][0]! },
				{ ...b!, date: "2025-06-07T12:00:00+02:00" },
				{ guid: "d", date: "2025-06-07T15:00:00+02:00" },
			],
		});
		const report = await run(changed);
		expect(report.tallies.lectures).toEqual({ created: 1, updated: 2, unchanged: 1, removed: 0 });
		expect(report.tallies.days).toEqual({ created: 0, updated: 2, unchanged: 0, removed: 0 });
		expect(report.tallies.lecturers).toEqual({ created: 0, updated: 0, unchanged: 2, removed: 0 });
		const after = await lectures();
		const byKey = (rows: typeof before, key: string) => rows.find((row) => row.sourceKey === key)!;
		expect(byKey(after, "c")).toEqual(byKey(before, "c"));
		expect(byKey(after, "a")).toMatchObject({ id: byKey(before, "a").id, subject: "New title" });
		expect(byKey(after, "b")).toMatchObject({ id: byKey(before, "b").id, calendarId: byKey(before, "c").calendarId });
		expect((await run(changed)).tallies.lectures).toEqual({ created: 0, updated: 0, unchanged: 4, removed: 0 });
	});

	test("a removed talk goes, with the day, the track and the lecturer that only it had", async () => {
		await run(file(usual));
		const report = await run(file({ "2025-06-07": usual["2025-06-07"] }));
		expect(report.tallies).toMatchObject({
			lectures: { removed: 2, unchanged: 1 },
			days: { removed: 1 },
			tracks: { removed: 1 },
			lecturers: { removed: 2 },
		});
		expect((await lectures()).map((row) => row.sourceKey)).toEqual(["c"]);
		expect(await server.deps.db.select().from(lecturer)).toEqual([]);
	});

	test("the organiser's own lectures, days, tracks and choices are never touched", async () => {
		const day = await addCalendar(server.deps, own, {
			code: "D1",
			startsAt: new Date("2025-06-06T07:00:00Z"),
			endsAt: new Date("2025-06-06T16:00:00Z"),
		});
		const [category] = await server.deps.db
			.insert(agendaCategory)
			.values({ eventId: own.id, name: "Moja" })
			.returning();
		const [ownTrack] = await server.deps.db
			.insert(track)
			.values({ eventId: own.id, name: "Dane", color: "#abcdef" })
			.returning();
		const values = {
			eventId: own.id,
			categoryId: category!.id,
			calendarId: day.id,
			trackId: ownTrack!.id,
			subject: "Własny",
			startsAt: day.startsAt,
			endsAt: day.endsAt,
		};
		const [mine] = await server.deps.db.insert(lecture).values(values).returning();
		await run(file(usual));
		const [first] = (await lectures()).filter((row) => row.sourceKey === "a");
		expect(first).toMatchObject({ calendarId: day.id, trackId: ownTrack!.id });
		await server.deps.db
			.update(lecture)
			.set({ isHot: true, difficultyLevel: 2, status: 1 })
			.where(eq(lecture.id, first!.id));
		await run(
			file({
				"2025-06-06": [{ guid: "a", title: "Other" }],
				"2025-06-07": [{ guid: "c", date: "2025-06-07T10:00:00+02:00" }],
			}),
		);
		await run(file({ "2025-06-07": usual["2025-06-07"] }));
		await run(file({ "2025-06-06": [{ guid: "a", title: "Again" }] }));
		expect(await server.deps.db.select().from(lecture).where(eq(lecture.id, mine!.id))).toEqual([mine]);
		expect(await server.deps.db.select().from(calendar)).toEqual([day]);
		expect(await server.deps.db.select().from(track)).toEqual([ownTrack]);
		const kept = await run(file({ "2025-06-06": [{ guid: "a", title: "Once more" }] }));
		expect(kept.tallies.lectures.updated).toBe(1);
	});

	test("what the organiser added to an imported lecture survives a change of the file", async () => {
		await run(file(usual));
		await server.deps.db
			.update(lecture)
			.set({ isHot: true, difficultyLevel: 2, statusVip: 1 })
			.where(eq(lecture.sourceKey, "a"));
		await run(file({ ...usual, "2025-06-06": [{ guid: "a", title: "Changed" }] }));
		expect(await server.deps.db.select().from(lecture).where(eq(lecture.sourceKey, "a"))).toMatchObject([
			{ subject: "Changed", isHot: true, difficultyLevel: 2, statusVip: 1 },
		]);
	});

	test("an imported day stays while the organiser's lecture stands on it, and the report says so", async () => {
		await run(file(usual));
		const [row] = await lectures();
		await server.deps.db.insert(lecture).values({
			eventId: own.id,
			categoryId: row!.categoryId,
			calendarId: row!.calendarId,
			subject: "Własny",
			startsAt: row!.startsAt,
			endsAt: row!.endsAt,
		});
		const report = await run(file({ "2025-06-07": usual["2025-06-07"] }));
		expect(report.notes).toEqual(["1 thing no longer in the file stays, because the organiser uses it."]);
		expect((await lectures()).map((one) => one.subject)).toEqual(["Własny", "c"]);
	});

	test.each([
		["broken JSON", '{"schedule": ', "The JSON is broken at line 1, column 14. Nothing was changed."],
		["broken XML", "<schedule>\n<conference>", "The XML ends at line 2 before <conference> is closed."],
		["nothing to show", file({ "2025-06-06": [] }), "The schedule has no talk that can be shown."],
	])("%s changes nothing and says where", async (_name, text, sentence) => {
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
		const request = {
			command: "import-schedule",
			event: "CONF25",
			create: false,
			timeZone: null,
			text: file(usual),
		} as const;
		await expect(importSchedule(server.deps, request, failing)).rejects.toThrow("cut off");
		expect([
			await lectures(),
			await server.deps.db.select().from(calendar),
			await server.deps.db.select().from(lecturer),
		]).toEqual([[], [], []]);
	});

	test("imports at the same time make everything once", async () => {
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

	test("a running site shows the new agenda on the next request", async () => {
		const days = async () =>
			(await server.app.inject({ method: "GET", url: "/api/event/CONF25/Calendars" })).json().length;
		expect(await days()).toBe(0);
		await run(file(usual));
		expect(await days()).toBe(2);
	});

	test("breaks of a Sessionize schedule come and go; its times are of the event's zone", async () => {
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

	test("hostile text is kept as text", async () => {
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

	test("a thousand talks take seconds, and one changed talk little", async () => {
		const many = (title: string) =>
			Array.from({ length: 1000 }, (_unused, index) => ({
				guid: `g${index}`,
				title: index === 7 ? title : `Talk ${index}`,
				date: `2025-06-06T${String(8 + (index % 12)).padStart(2, "0")}:00:00+02:00`,
				persons: [{ guid: `p${index % 400}`, name: `Ola Testowa ${index % 400}` }],
			}));
		const startedAt = performance.now();
		expect((await run(file({ "2025-06-06": many("One") }))).tallies.lectures.created).toBe(1000);
		expect((await run(file({ "2025-06-06": many("Two") }))).tallies.lectures).toEqual({
			created: 0,
			updated: 1,
			unchanged: 999,
			removed: 0,
		});
		expect(performance.now() - startedAt).toBeLessThan(15_000);
	});
});

describe("creating the event", () => {
	test("without --create an unknown event is refused", async () => {
		await expect(run(file(usual))).rejects.toThrow(
			"There is no event CONF25. Check the code, or add --create to have it created from the schedule.",
		);
		await expect(run(file(usual), { event: "no code" })).rejects.toThrow('"no code" is no event code');
		await expect(run(file(usual), { create: true, timeZone: "Mars/Base" })).rejects.toThrow(
			'"Mars/Base" is no time zone',
		);
		expect(await server.deps.db.select().from(event)).toEqual([]);
	});

	test("with --create it gets the conference's title, dates and zone, and its dates follow the file", async () => {
		await addEvent(server.deps, { code: "OTHER25", position: 4 });
		const report = await run(file(usual, "Konferencja Próbna"), { create: true });
		expect(report.event).toEqual({ code: "CONF25", name: "Konferencja Próbna", isNew: true });
		const made = async () => (await server.deps.db.select().from(event).where(eq(event.code, "CONF25")))[0]!;
		expect(await made()).toMatchObject({
			position: 5,
			name: "Konferencja Próbna",
			timeZone: "Europe/Warsaw",
			allowRegistration: false,
			startsAt: new Date("2025-06-06T07:00:00Z"),
			endsAt: new Date("2025-06-07T09:00:00Z"),
		});
		expect((await made()).lead).toBe("6–7 czerwca 2025: wykłady, prelegenci i sale, dzień po dniu.");
		const again = await run(file({ "2025-06-07": usual["2025-06-07"] }));
		expect(again.event.isNew).toBe(false);
		expect((await made()).startsAt).toEqual(new Date("2025-06-07T08:00:00Z"));
	});

	test("two imports that create the same event make one", async () => {
		const reports = await Promise.all([run(file(usual), { create: true }), run(file(usual), { create: true })]);
		expect(reports.map((report) => report.event.isNew).sort()).toEqual([false, true]);
		expect(await server.deps.db.select().from(event)).toHaveLength(1);
		expect(await lectures()).toHaveLength(3);
	});
});

const real = join(import.meta.dirname, "../../../../../shared/data/31c3.schedule.xml");

test.skipIf(!existsSync(real))(
	"a real published schedule: 138 lectures on 4 days, right across midnight, unchanged by a second run",
	async () => {
		const text = readFileSync(real, "utf8");
		const first = await run(text, { event: "31C3", create: true });
		expect(first).toMatchObject({
			event: { isNew: true, name: "31. Chaos Communication Congress" },
			skipped: [],
			notes: [],
		});
		expect(first.tallies).toMatchObject({ lectures: { created: 138 }, days: { created: 4 }, tracks: { created: 8 } });
		const rows = await lectures();
		const days = await server.deps.db.select().from(calendar).orderBy(asc(calendar.position));
		expect(days.map((day) => day.name)).toEqual([
			"Sobota 27.12",
			"Niedziela 28.12",
			"Poniedziałek 29.12",
			"Wtorek 30.12",
		]);
		const keyOf = new Map(days.map((day) => [day.id, day.sourceKey!]));
		const zone = "Europe/Warsaw";
		const night = rows.filter((row) => dayOf(row.startsAt, zone) !== keyOf.get(row.calendarId));
		expect(night.length).toBeGreaterThan(3);
		for (const row of night) expect(timeText("en", row.startsAt, zone) < "04:00").toBe(true);
		const opening = rows.find((row) => row.subject === "31C3 Opening Event")!;
		expect([
			dayOf(opening.startsAt, zone),
			timeText("en", opening.startsAt, zone),
			timeText("en", opening.endsAt, zone),
			opening.place,
		]).toEqual(["2014-12-27", "11:00", "11:30", "Saal 1"]);
		const second = await run(text, { event: "31C3" });
		expect(second.tallies.lectures).toEqual({ created: 0, updated: 0, unchanged: 138, removed: 0 });
		expect(await lectures()).toEqual(rows);
	},
);
