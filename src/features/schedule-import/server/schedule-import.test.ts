import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCalendar, addEvent } from "../../../../tests/harness/content.ts";
import { file, runImport, storedLectures, usual } from "../../../../tests/harness/importing.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { agendaCategory, lecture, lectureLecturer, lectureLink, track } from "../../agenda/server/tables.ts";
import { calendar, event } from "../../event/server/tables.ts";
import { lecturer } from "../../speakers/server/tables.ts";

let server: TestServer;
const run = (text: string, rest?: Parameters<typeof runImport>[2]) => runImport(server, text, rest);
const lectures = () => storedLectures(server);
const version = () => server.deps.versions.current();

beforeEach(async () => {
	server = await freshServer();
});

describe("into an existing event", () => {
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

	test("creates days, tracks, lectures, lecturers and links, and keeps the event", async () => {
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
			{ code: "2025-06-06", name: "6 czerwca", nameEn: "6 June", sourceKey: "2025-06-06" },
			{ code: "2025-06-07", name: "7 czerwca", nameEn: "7 June" },
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
			["pretalx:a", days[0]!.id, false, null],
			["pretalx:b", days[0]!.id, false, null],
			["pretalx:c", days[1]!.id, true, null],
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
		expect(await server.deps.db.select().from(auditEntry).orderBy(auditEntry.id)).toMatchObject([
			{ actor: "import", action: "schedule.imported", eventId: own.id },
		]);
	});

	test("a second run does not even change the content version", async () => {
		await run(file(usual));
		const before = [await lectures(), await version(), await server.deps.db.select().from(auditEntry)];
		const report = await run(file(usual));
		expect(report.tallies.lectures).toEqual({ created: 0, updated: 0, unchanged: 3, removed: 0 });
		expect(
			Object.values(report.tallies).every(({ created, updated, removed }) => created + updated + removed === 0),
		).toBe(true);
		expect([await lectures(), await version(), await server.deps.db.select().from(auditEntry)]).toEqual(before);
	});

	test("a changed file updates only the changes, and ids stay", async () => {
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
		expect(byKey(after, "pretalx:c")).toEqual(byKey(before, "pretalx:c"));
		expect(byKey(after, "pretalx:a")).toMatchObject({ id: byKey(before, "pretalx:a").id, subject: "New title" });
		expect(byKey(after, "pretalx:b")).toMatchObject({
			id: byKey(before, "pretalx:b").id,
			calendarId: byKey(before, "pretalx:c").calendarId,
		});
		expect((await run(changed)).tallies.lectures).toEqual({ created: 0, updated: 0, unchanged: 4, removed: 0 });
	});

	test("a removed talk disappears, with its day, track and lecturer if no other talk has them", async () => {
		await run(file(usual));
		const report = await run(file({ "2025-06-07": usual["2025-06-07"] }));
		expect(report.tallies).toMatchObject({
			lectures: { removed: 2, unchanged: 1 },
			days: { removed: 1 },
			tracks: { removed: 1 },
			lecturers: { removed: 2 },
		});
		expect((await lectures()).map((row) => row.sourceKey)).toEqual(["pretalx:c"]);
		expect(await server.deps.db.select().from(lecturer)).toEqual([]);
	});

	test("the organiser's own lectures, days, tracks and choices stay", async () => {
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
		const [first] = (await lectures()).filter((row) => row.sourceKey === "pretalx:a");
		expect(first).toMatchObject({ calendarId: day.id, trackId: ownTrack!.id });
		await server.deps.db
			.update(lecture)
			.set({ isHot: true, difficultyLevel: 2, basicSeats: 40 })
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
		const report = await run(file({ "2025-06-06": [{ guid: "a", title: "Once more" }] }));
		expect(report.tallies.lectures.updated).toBe(1);
	});

	test("the organiser's additions to an imported lecture survive a change of the file", async () => {
		await run(file(usual));
		await server.deps.db
			.update(lecture)
			.set({ isHot: true, difficultyLevel: 2, basicSeats: 40, extendedSeats: 9 })
			.where(eq(lecture.sourceKey, "pretalx:a"));
		await run(file({ ...usual, "2025-06-06": [{ guid: "a", title: "Changed" }] }));
		expect(await server.deps.db.select().from(lecture).where(eq(lecture.sourceKey, "pretalx:a"))).toMatchObject([
			{ subject: "Changed", isHot: true, difficultyLevel: 2, basicSeats: 40, extendedSeats: 9 },
		]);
	});

	test("an imported day stays while the organiser has a lecture on it, and the report says so", async () => {
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
		expect(report.notes).toEqual([
			"1 item that is no longer in the file is kept, because the organiser or another import uses it.",
		]);
		expect((await lectures()).map((one) => one.subject)).toEqual(["Własny", "c"]);
	});
});
