import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ICAL from "ical.js";
import { beforeEach, describe, expect, test } from "vitest";
import { demoEvents } from "../../../demo/bundles.ts";
import { takeIn } from "../../../demo/seed.ts";
import { addAgenda } from "../../../tests/harness/agenda.ts";
import { runImport } from "../../../tests/harness/importing.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { existingEvent } from "../../features/event/server/store.ts";
import { addNews } from "../../features/news/server/store.ts";
import { scheduleRowsOf } from "../../features/schedule-export/server/store.ts";
import { readSchedule } from "../../features/schedule-import/read-schedule.ts";
import { changeContent } from "../../kit/content/version.ts";
import { ROOT } from "../boot/root.ts";

let server: TestServer;
const get = (url: string, headers = {}) => server.app.inject({ method: "GET", url, headers });

/** The programme without row numbers, which differ between installations. */
async function programmeOf(code: string) {
	const rows = await scheduleRowsOf(server.deps.db, (await existingEvent(server.deps.db, code)).id);
	const lectures = rows.lectures.map(({ id, sourceKey, calendarId, calendarStartsAt, ...lecture }) => ({
		...lecture,
		people: rows.people
			.filter((one) => one.lectureId === id)
			.map((one) => [one.title, one.firstName, one.lastName].filter(Boolean).join(" ")),
		links: rows.links.filter((one) => one.lectureId === id).map(({ title, url }) => ({ title, url })),
	}));
	const key = (one: { startsAt: Date; subject: string; place: string }) =>
		`${one.startsAt.toISOString()} ${one.subject} ${one.place}`;
	return lectures.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Checks the required fields of every event: a unique UUID, number and slug, and an absolute URL. */
async function expectValid(code: string): Promise<void> {
	const { conference } = (await get(`/e/${code}/schedule.json`)).json().schedule;
	expect(conference.acronym).toMatch(/^[a-z0-9_]{4,}$/);
	expect(conference.daysCount).toBe(conference.days.length);
	type Event = { guid: string; id: number; slug: string; url: string; date: string; duration: string };
	const days = conference.days as { rooms: Record<string, Event[]> }[];
	const events = days.flatMap((day) => Object.values(day.rooms).flat());
	for (const key of ["guid", "id", "slug"] as const) {
		expect(new Set(events.map((one) => one[key])).size, key).toBe(events.length);
	}
	for (const one of events) {
		expect(one.guid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
		expect(one.slug).toMatch(/^[a-z0-9_-]+[a-z0-9]$/);
		expect(one.url).toMatch(/^https?:\/\//);
		expect(one.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
		expect(one.duration).toMatch(/^\d\d:\d\d$/);
	}
}

/** Exports an event, imports it as another one in both formats, and expects no difference. */
async function expectRoundTrip(code: string): Promise<void> {
	await expectValid(code);
	for (const [file, copy] of [
		["schedule.xml", "COPYX"],
		["schedule.json", "COPYJ"],
	] as const) {
		const exported = await get(`/e/${code}/${file}`);
		expect([exported.statusCode, exported.headers["etag"]]).toEqual([200, expect.any(String)]);
		const first = readSchedule(exported.body, "Europe/Warsaw");
		expect(first.skipped).toEqual([]);
		await runImport(server, exported.body, { event: copy, create: true });
		expect(await programmeOf(copy)).toEqual(await programmeOf(code));
		const again = await runImport(server, exported.body, { event: copy });
		expect(again.tallies.lectures).toMatchObject({ created: 0, updated: 0, removed: 0 });
		// Ignores the name of the program that wrote it.
		const second = readSchedule((await get(`/e/${copy}/${file}`)).body, "Europe/Warsaw");
		expect({ ...second, source: "", breaks: second.breaks.length }).toEqual({
			...first,
			source: "",
			breaks: first.breaks.length,
		});
	}
}

describe("the programme in other formats", () => {
	test.each(demoEvents(new Date("2025-04-30T10:00:00Z"), "MSTS25").map((one) => [one.code, one] as const))(
		"%s is imported again without a difference",
		async (code, one) => {
			server = await freshServer({ now: "2025-04-30T10:00:00Z" });
			await takeIn(server.deps, one, server.clock.now(), new Map());
			await expectRoundTrip(code);
		},
	);

	const real = join(ROOT, "../shared/data/31c3.schedule.xml");
	test.skipIf(!existsSync(real))("a real programme is imported again without a difference", async () => {
		server = await freshServer();
		await runImport(server, readFileSync(real, "utf8"), { event: "C3-31", create: true });
		expect(await programmeOf("C3-31")).toHaveLength(138);
		await expectRoundTrip("C3-31");
	});

	test("markup in texts stays text", async () => {
		server = await freshServer();
		const title = "]]> & <script>alert('1')</script> \"ż\" 😀";
		const talk = { guid: "a", title, date: "2025-06-06T09:00:00+02:00", duration: "01:00", room: '"A" & B' };
		const conference = { title: "<b>", days: [{ date: "2025-06-06", rooms: { x: [talk] } }] };
		await runImport(server, JSON.stringify({ schedule: { conference } }), { event: "BAD25", create: true });
		await expectRoundTrip("BAD25");
	});
});

describe("feeds", () => {
	beforeEach(async () => {
		server = await freshServer({ now: "2025-05-01T10:00:00Z" });
		await addAgenda(server.deps);
	});

	test("calendar feeds list all lectures, or those of one track", async () => {
		const entries = async (url: string) => {
			const answer = await get(url);
			expect(answer.headers["content-type"]).toContain("text/calendar");
			return new ICAL.Component(ICAL.parse(answer.body))
				.getAllSubcomponents("vevent")
				.map((one) => one.getFirstPropertyValue("summary"));
		};
		const tracks = (await get("/api/event/MSTS25/tracks")).json() as { objectId: number; name: string }[];
		const data = tracks.find((one) => one.name === "Dane")!;
		expect(await entries("/e/MSTS25/schedule.ics")).toHaveLength(4);
		expect(await entries(`/en/e/MSTS25/schedule.ics?track=${data.objectId}`)).toHaveLength(1);
		for (const track of ["999999", "x", "0", "-1", ""]) {
			expect((await get(`/e/MSTS25/schedule.ics?track=${track}`)).statusCode, track).toBe(404);
		}
	});

	test("an unknown feed is a 404; an unchanged one is a 304, and a change is visible at once", async () => {
		for (const file of ["schedule.xml", "schedule.json", "schedule.ics"]) {
			expect((await get(`/e/EMPTY25/${file}`)).statusCode).toBe(404);
			expect((await get(`/e/NONE/${file}`)).statusCode).toBe(404);
		}
		const { deps } = server;
		const { headers } = await get("/e/MSTS25/news.rss");
		const again = () => get("/e/MSTS25/news.rss", { "if-none-match": headers["etag"] });
		expect((await again()).statusCode).toBe(304);
		const event = await existingEvent(deps.db, "MSTS25");
		const values = { eventId: event.id, title: "Sala & <tlen>", titleEn: "Hall", description: "<p>Treść</p>" };
		await changeContent(deps, async (tx) => {
			await addNews(tx, { ...values, publicationDate: new Date("2025-04-30T08:00:00Z") });
			await addNews(tx, { ...values, title: "Jutro", publicationDate: new Date("2025-05-02T08:00:00Z") });
		});
		const { statusCode, body } = await again();
		expect(statusCode).toBe(200);
		expect(body).toContain("<title>Sala &amp; &lt;tlen&gt;</title>");
		expect(body).toContain("<pubDate>Wed, 30 Apr 2025 08:00:00 GMT</pubDate>");
		expect(body).not.toContain("Jutro");
		expect((await get("/en/e/MSTS25/news.rss")).body).toContain("<title>Hall</title>");
		server.clock.set("2025-05-02T08:00:01Z");
		expect((await get("/e/MSTS25/news.rss")).body).toContain("Jutro");
	});
});
