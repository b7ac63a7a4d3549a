import ICAL from "ical.js";
import { beforeAll, describe, expect, test } from "vitest";
import { addCalendar, addCategory, addEvent, addLecture, addLecturer } from "../../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { instantOf } from "../../../kit/time/instant.ts";
import { calendarFileName } from "./calendar-file.ts";

let server: TestServer;
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: "GET", url, headers });

/** Parses a file as a calendar program does, with the file's own zones. */
async function opened(url: string) {
	const answer = await get(url);
	expect(answer.statusCode).toBe(200);
	const file = new ICAL.Component(ICAL.parse(answer.payload));
	const zones = file.getAllSubcomponents("vtimezone").map((one) => new ICAL.Timezone(one));
	const entries = file.getAllSubcomponents("vevent").map((one) => {
		for (const name of ["dtstart", "dtend"]) {
			const property = one.getFirstProperty(name)!;
			const time = property.getFirstValue() as ICAL.Time;
			const tzid = property.getParameter("tzid");
			if (tzid) time.zone = zones.find((zone) => zone.tzid === tzid)!; // The file has no such block.
		}
		return new ICAL.Event(one);
	});
	return { answer, file, zones, entries };
}
const hours = (entry: ICAL.Event) => [entry.startDate, entry.endDate].map((time) => time.toString());
const instants = (entry: ICAL.Event) => [entry.startDate, entry.endDate].map((time) => time.toJSDate().toISOString());

/** The parser does not unescape X- properties. */
const nameOf = (file: ICAL.Component) =>
	String(file.getFirstPropertyValue("x-wr-calname"))
		.replaceAll("\\n", "\n")
		.replace(/\\([,;\\])/g, "$1");

const SUBJECT = 'Zażółć; gęślą, jaźń: \\ "x" 👩‍🚀🚀\nnowa linia END:VEVENT';
const LONG = `${"Długie zdanie o wszystkim, co ważne 🚀. ".repeat(20)}Koniec.`;

beforeAll(async () => {
	server = await freshServer();
	const { deps } = server;
	const event = await addEvent(deps, {
		name: "Próba, wielka; próba\nX-EVIL:1",
		place: "Hala",
		placeEn: "Hall",
		cityEn: "Warsaw",
	});
	const summer = await addCalendar(deps, event, { code: "MSTS25-Lato 1", name: "Czwartek, 06.06", isOnline: false });
	const winter = await addCalendar(deps, event, { code: "Zima", isOnline: true, isOnsite: false });
	await addCalendar(deps, event, { code: "PUSTY" });
	const category = await addCategory(deps, event);
	const lecturers = [
		await addLecturer(deps, event, { title: "dr", organization: "Lumigrad", jobPositionEn: "Architect" }),
	];
	const [inSummer, inWinter] = [
		{ event, category, calendar: summer, lecturers },
		{ event, category, calendar: winter },
	];
	await addLecture(deps, inSummer, { subject: SUBJECT, shortDescription: LONG });
	await addLecture(deps, inSummer, {
		subject: "Nocna",
		place: "Hala",
		startsAt: at("2025-06-06T23:30"),
		endsAt: at("2025-06-07T00:45"),
	});
	await addLecture(deps, inWinter, {
		startsAt: at("2025-12-06T09:00"),
		endsAt: at("2025-12-06T10:00"),
		place: "Studio \u0007A",
	});
	await addLecture(deps, inWinter, {
		startsAt: new Date("2025-10-26T00:30:00Z"),
		endsAt: new Date("2025-10-26T01:30:00Z"),
	});
	const far = await addEvent(deps, { code: "FAR25", timeZone: "America/New_York" });
	const farDay = await addCalendar(deps, far, { code: "F1" });
	const farCategory = await addCategory(deps, far);
	await addLecture(
		deps,
		{ event: far, category: farCategory, calendar: farDay },
		{ startsAt: new Date("2025-03-09T07:30:00Z"), endsAt: new Date("2025-03-09T08:30:00Z") },
	);
	await addLecture(deps, { event: far, category: farCategory, calendar: farDay });
	await addEventsWithDays(deps);
});

/** Adds a two-day conference, a meetup of three editions, and an event without days. */
async function addEventsWithDays(deps: TestServer["deps"]): Promise<void> {
	const hours = (date: string) => ({ startsAt: at(`${date}T09:00`), endsAt: at(`${date}T17:00`) });
	const names = { name: "Dwa dni", nameEn: "Two days", lead: "Lead po polsku", place: "Hala" };
	const two = await addEvent(deps, { ...names, code: "TWO25", ...hours("2025-06-06") });
	const [online, onsite] = [
		{ isOnline: true, isOnsite: false },
		{ isOnline: false, isOnsite: true },
	];
	await addCalendar(deps, two, { code: "T1", name: "Czwartek 06.06", ...online, ...hours("2025-06-06") });
	await addCalendar(deps, two, { code: "T2", name: "Piątek 07.06", ...onsite, ...hours("2025-06-07") });
	const meetup = await addEvent(deps, { code: "MEET", isMeeting: true });
	for (const [code, date] of Object.entries({ M1: "2025-03-06", M2: "2025-05-08", M3: "2025-09-04" })) {
		await addCalendar(deps, meetup, { code, ...hours(date) });
	}
	await addEvent(deps, { code: "NODAYS" });
}
const at = (local: string) => instantOf(local, "Europe/Warsaw");

describe("a lecture's calendar file", () => {
	test("is a cached calendar with an ASCII name, at a case-insensitive address", async () => {
		const answer = await get("/API/Lecture/1/Calendar.ics");
		expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
		expect(answer.headers["content-disposition"]).toBe('attachment; filename="lecture-1.ics"');
		const again = await get("/API/Lecture/1/Calendar.ics", { "if-none-match": answer.headers.etag as string });
		expect(again.statusCode).toBe(304);
	});

	test("contains time, place, subject and speakers, and a stable id", async () => {
		const { entries, file } = await opened("/api/lecture/1/calendar.ics");
		const entry = entries[0]!;
		expect(file.getFirstPropertyValue("version")).toBe("2.0");
		expect(entry.uid).toBe("lecture-1@estrada.test");
		expect(entry.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2025-04-30T10:00:00Z");
		expect(hours(entry)).toEqual(["2025-06-06T09:00:00", "2025-06-06T10:00:00"]);
		expect(instants(entry)).toEqual(["2025-06-06T07:00:00.000Z", "2025-06-06T08:00:00.000Z"]);
		expect(entry.component.getFirstProperty("dtstart")!.getParameter("tzid")).toBe("Europe/Warsaw");
		expect(entry.location).toBe("Sala Łuków, Hala, Warszawa");
		expect(entry.component.getFirstPropertyValue("url")).toBe("http://estrada.test/lectures/1");
		expect(entry.description).toContain("dr Hanna Wróblewska, Architektka, Lumigrad\n");
		expect(entry.description).toContain("\n\nhttp://estrada.test/lectures/1");
	});

	test("keeps commas, semicolons, quotes, emoji and line ends without adding lines", async () => {
		const { entries, file } = await opened("/api/lecture/1/calendar.ics");
		expect(entries).toHaveLength(1);
		expect(entries[0]!.summary).toBe(SUBJECT);
		expect(entries[0]!.description).toContain(LONG);
		expect(nameOf(file)).toBe("Próba, wielka; próba\nX-EVIL:1");
		expect(file.getFirstProperty("x-evil")).toBeNull();
	});

	test("has CR LF line ends, and lines of at most 75 bytes with whole characters", async () => {
		const { answer } = await opened("/api/lecture/1/calendar.ics");
		expect(answer.payload.endsWith("END:VCALENDAR\r\n")).toBe(true);
		expect(answer.payload.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
		for (const line of answer.rawPayload.toString("latin1").split("\r\n")) {
			expect(line.length).toBeLessThanOrEqual(75);
			expect(Buffer.from(line, "latin1").toString()).not.toContain("\ufffd");
		}
	});

	test("in English has an English place, speaker and address, and the same id", async () => {
		const entry = (await opened("/api/lecture/1/calendar.ics?lang=en")).entries[0]!;
		expect(entry.uid).toBe("lecture-1@estrada.test");
		expect(entry.location).toBe("Sala Łuków, Hall, Warsaw");
		expect(entry.description).toContain("Architect, Lumigrad");
		expect(entry.component.getFirstPropertyValue("url")).toBe("http://estrada.test/en/lectures/1");
	});

	test("names no building for an online lecture, and leaves out control characters", async () => {
		expect((await opened("/api/lecture/3/calendar.ics")).entries[0]!.location).toBe("Studio A, Online");
	});

	test("names the hall first on a hybrid day, then “also online” in brackets", async () => {
		const location = async (lang: string) =>
			(await opened(`/api/lecture/6/calendar.ics?lang=${lang}`)).entries[0]!.location;
		expect([await location("pl"), await location("en")]).toEqual([
			"Sala Łuków, Hala, Warszawa (także online)",
			"Sala Łuków, Hala, Warszawa (also online)",
		]);
	});

	test("names a place once if it is the building itself", async () => {
		expect((await opened("/api/lecture/2/calendar.ics")).entries[0]!.location).toBe("Hala, Warszawa");
	});

	test.each([
		[
			"across midnight",
			2,
			["2025-06-06T23:30:00", "2025-06-07T00:45:00"],
			["2025-06-06T21:30:00.000Z", "2025-06-06T22:45:00.000Z"],
		],
		[
			"in winter",
			3,
			["2025-12-06T09:00:00", "2025-12-06T10:00:00"],
			["2025-12-06T08:00:00.000Z", "2025-12-06T09:00:00.000Z"],
		],
		[
			"of another zone",
			6,
			["2025-06-06T03:00:00", "2025-06-06T04:00:00"],
			["2025-06-06T07:00:00.000Z", "2025-06-06T08:00:00.000Z"],
		],
		[
			"after a skipped hour",
			5,
			["2025-03-09T03:30:00", "2025-03-09T04:30:00"],
			["2025-03-09T07:30:00.000Z", "2025-03-09T08:30:00.000Z"],
		],
	])("a lecture %s has the right local times and instants", async (_case, id, local, utc) => {
		const { entries } = await opened(`/api/lecture/${id}/calendar.ics`);
		expect(hours(entries[0]!)).toEqual(local);
		expect(instants(entries[0]!)).toEqual(utc);
	});

	test("the server's own zone has no effect", async () => {
		const before = process.env["TZ"];
		try {
			process.env["TZ"] = "Pacific/Auckland";
			// The first English request computes the file.
			const entry = (await opened("/api/lecture/2/calendar.ics?lang=en")).entries[0]!;
			expect(hours(entry)).toEqual(["2025-06-06T23:30:00", "2025-06-07T00:45:00"]);
		} finally {
			if (before === undefined) delete process.env["TZ"];
			else process.env["TZ"] = before;
		}
	});

	test.each([
		["99", 404],
		["abc", 400],
	])("lecture %s is a %i", async (id, status) => {
		const answer = await get(`/api/lecture/${id}/calendar.ics`);
		expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
			status,
			"application/problem+json; charset=utf-8",
		]);
	});
});

describe("a day's calendar file", () => {
	test("has every lecture of the day and one block for its zone", async () => {
		const { answer, entries, zones, file } = await opened("/api/event/msts25/agenda/msts25-lato%201/calendar.ics");
		expect(entries.map((one) => one.uid)).toEqual(["lecture-1@estrada.test", "lecture-2@estrada.test"]);
		expect(zones.map((zone) => zone.tzid)).toEqual(["Europe/Warsaw"]);
		expect(answer.headers["content-disposition"]).toBe('attachment; filename="msts25-lato-1.ics"');
		expect(nameOf(file)).toMatch(/: Czwartek, 06\.06$/);
	});

	test("links to the event's own host", async () => {
		const { entries } = await opened("/api/event/FAR25/agenda/F1/calendar.ics?lang=en");
		expect(entries.map((one) => one.component.getFirstPropertyValue("url"))).toEqual([
			"http://estrada.test/en/e/FAR25/lectures/5",
			"http://estrada.test/en/e/FAR25/lectures/6",
		]);
	});

	test("answers 404 for a day without lectures and for an unknown day", async () => {
		for (const code of ["PUSTY", "NOPE"]) {
			expect((await get(`/api/event/MSTS25/agenda/${code}/calendar.ics`)).statusCode).toBe(404);
		}
	});
});

describe("an event's calendar file", () => {
	const path = (code: string, query = "") => `/api/event/${code}/calendar.ics?${query}`;

	test("has an entry per day of a conference, named after event and day", async () => {
		const { entries, answer } = await opened(path("TWO25"));
		expect(answer.headers["content-disposition"]).toBe('attachment; filename="two25.ics"');
		expect(entries.map((one) => [one.summary, one.location, ...hours(one)])).toEqual([
			["Dwa dni: Czwartek 06.06", "Online", "2025-06-06T09:00:00", "2025-06-06T17:00:00"],
			["Dwa dni: Piątek 07.06", "Hala, Warszawa", "2025-06-07T09:00:00", "2025-06-07T17:00:00"],
		]);
		expect(entries[0]!.uid).toMatch(/^calendar-\d+@estrada\.test$/);
		expect(entries[0]!.description).toBe("Lead po polsku\n\nhttp://estrada.test/e/TWO25");
	});

	test("in English has the same ids, in any letter case of the address", async () => {
		const polish = await opened(path("TWO25"));
		const { entries } = await opened(path("two25", "lang=en&calendar=t2"));
		expect(entries.map((one) => one.summary)).toEqual(["Two days"]);
		expect(entries[0]!.uid).toBe(polish.entries[1]!.uid);
		expect(entries[0]!.component.getFirstPropertyValue("url")).toBe("http://estrada.test/en/e/TWO25");
	});

	test("of a meetup has the requested or the next edition", async () => {
		const editions = async (query = "") =>
			(await opened(path("MEET", query))).entries.map((one) => one.startDate.toString().slice(0, 10));
		expect(await editions()).toEqual(["2025-05-08"]);
		expect(await editions("calendar=M1")).toEqual(["2025-03-06"]);
		const [first] = (await opened(path("MEET", "calendar=M1"))).entries;
		expect(first!.component.getFirstPropertyValue("url")).toBe("http://estrada.test/e/MEET?calendar=M1");
		server.clock.set("2025-05-09T10:00:00Z");
		expect(await editions()).toEqual(["2025-09-04"]);
		server.clock.set("2025-04-30T10:00:00Z");
	});

	test("answers 404 for an event without days, an unknown event and an unknown day", async () => {
		for (const url of [path("NODAYS"), path("NONE"), path("TWO25", "calendar=NONE")]) {
			expect((await get(url)).statusCode, url).toBe(404);
		}
	});
});

test.each([
	[["lecture", "1"], "lecture-1.ics"],
	[["MSTS25", 'Dzień "1"\r\n/../'], "msts25-dzien-1.ics"],
	[["Łódź"], "lodz.ics"],
	[["日本"], "agenda.ics"],
])("%j becomes %s", (parts, expected) => expect(calendarFileName(...parts)).toBe(expected));
