import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { file, runImport, storedLectures, usual } from "../../../../tests/harness/importing.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { dayOf, timeText } from "../../../kit/time/zone.ts";
import { calendar, event } from "../../event/server/tables.ts";

let server: TestServer;
const run = (text: string, rest?: Parameters<typeof runImport>[2]) => runImport(server, text, rest);
const lectures = () => storedLectures(server);

beforeEach(async () => {
	server = await freshServer();
});

describe("creating the event", () => {
	test("without --create an unknown event is refused", async () => {
		await expect(run(file(usual))).rejects.toThrow(
			"There is no event CONF25. Check the code, or add --create to create it from the schedule.",
		);
		await expect(run(file(usual), { event: "no code" })).rejects.toThrow('"no code" is not an event code');
		await expect(run(file(usual), { create: true, timeZone: "Mars/Base" })).rejects.toThrow(
			'"Mars/Base" is not a time zone',
		);
		expect(await server.deps.db.select().from(event)).toEqual([]);
	});

	test("with --create it takes the conference's title, dates and zone, and its dates follow the file", async () => {
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

	test("two simultaneous imports create one event", async () => {
		const reports = await Promise.all([run(file(usual), { create: true }), run(file(usual), { create: true })]);
		expect(reports.map((report) => report.event.isNew).sort()).toEqual([false, true]);
		expect(await server.deps.db.select().from(event)).toHaveLength(1);
		expect(await lectures()).toHaveLength(3);
	});
});

const real = join(import.meta.dirname, "../../../../../shared/data/31c3.schedule.xml");

test.skipIf(!existsSync(real))(
	"a real schedule: 138 lectures on 4 days, across midnight, unchanged by a second run",
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
		expect(days.map((day) => day.name)).toEqual(["27 grudnia", "28 grudnia", "29 grudnia", "30 grudnia"]);
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
