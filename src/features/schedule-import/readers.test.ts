import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { jsonErrorPlace } from "./json-place.ts";
import { readSchedule } from "./read-schedule.ts";
import { BrokenSchedule, type Schedule } from "./schedule.ts";

const ZONE = "Europe/Warsaw";
const read = (text: string | object, zone = ZONE) =>
	readSchedule(typeof text === "string" ? text : JSON.stringify(text), zone);
const brokenBy = (text: string | object) => {
	try {
		read(text);
	} catch (error) {
		if (error instanceof BrokenSchedule) return error.message;
		throw error;
	}
	return "not broken";
};
const brief = (schedule: Schedule) =>
	schedule.talks.map(
		({ key, day, startsAt, endsAt }) =>
			`${key} ${day} ${startsAt.toISOString().slice(0, 16)} ${endsAt.toISOString().slice(11, 16)}`,
	);

const event = (inner: string, attributes = 'guid="g1" id="1"') =>
	`<event ${attributes}><date>2025-06-06T09:00:00+02:00</date><duration>00:45</duration><title>Talk</title>${inner}</event>`;
const xml = (events: string, head = "", day = 'date="2025-06-06"') =>
	`<?xml version="1.0" encoding="utf-8"?>\n<schedule><conference><title>Próba 2025</title>${head}</conference><day index="1" ${day}><room name="Aula">${events}</room></day></schedule>`;

describe("frab schedule.xml", () => {
	test("a whole event", () => {
		const schedule = read(
			xml(
				event(`<room>Aula</room><slug>s</slug><subtitle>Under it</subtitle><track>Dane &amp; AI</track><type>workshop</type>
					<language>en</language><abstract>Short &lt;b&gt;text&lt;/b&gt;</abstract><description><![CDATA[Long & <i>rich</i>]]></description>
					<persons><person id="7">Ola Testowa</person><person id="8" guid="p-8">Jan Wzór</person></persons>
					<links><link href="https://a.example/x?a=1&amp;b=2">Slides</link><link href="www.b.example"/></links>
					<attachments><attachment href="/media/a.pdf">Paper</attachment></attachments>`),
				"<time_zone_name>Europe/Berlin</time_zone_name><base_url>https://pretalx.example/conf/</base_url><city>Łódź</city>",
			),
		);
		expect(schedule).toMatchObject({
			format: "frab",
			title: "Próba 2025",
			timeZone: "Europe/Berlin",
			offset: "+02:00",
			city: "Łódź",
		});
		expect(schedule.talks).toEqual([
			{
				key: "g1",
				day: "2025-06-06",
				title: "Talk",
				subtitle: "Under it",
				abstract: "Short <b>text</b>",
				description: "Long & <i>rich</i>",
				room: "Aula",
				track: "Dane & AI",
				tags: ["workshop"],
				language: "en",
				startsAt: new Date("2025-06-06T07:00:00Z"),
				endsAt: new Date("2025-06-06T07:45:00Z"),
				personKeys: ["7", "p-8"],
				links: [
					{ title: "Slides", url: "https://a.example/x?a=1&b=2" },
					{ title: "", url: "http://www.b.example/" },
					{ title: "Paper", url: "https://pretalx.example/media/a.pdf" },
				],
			},
		]);
		expect(schedule.persons.map((person) => [person.key, person.name])).toEqual([
			["7", "Ola Testowa"],
			["p-8", "Jan Wzór"],
		]);
		expect(schedule.skipped).toEqual([]);
	});

	test("times without an offset are of the file's zone, past midnight of the next day, whatever the day lists", () => {
		const at = (id: number, start: string, duration: string) =>
			`<event id="${id}"><start>${start}</start><duration>${duration}</duration><title>T${id}</title></event>`;
		const events = at(1, "23:30", "1:00") + at(2, "00:30", "00:30") + at(3, "08:59", "0:01");
		expect(brief(read(xml(events, "<day_change>09:00:00</day_change>")))).toEqual([
			"1 2025-06-06 2025-06-06T21:30 22:30",
			"2 2025-06-06 2025-06-06T22:30 23:00",
			"3 2025-06-06 2025-06-07T06:59 07:00",
		]);
		expect(brief(read(xml(at(4, "10:00", "0:30"), "<time_zone_name>Asia/Tokyo</time_zone_name>")))).toEqual([
			"4 2025-06-06 2025-06-06T01:00 01:30",
		]);
	});

	test("a day past the change of the clock keeps durations", () => {
		const night = `<event id="1"><date>2025-03-30T01:30:00+01:00</date><duration>1:00</duration><title>T</title></event>`;
		expect(brief(read(xml(night, "", 'date="2025-03-29"')))).toEqual(["1 2025-03-29 2025-03-30T00:30 01:30"]);
	});

	test("what cannot be shown is skipped and told; a break is a break", () => {
		const events = [
			event("", 'guid="g1"'),
			event("", 'guid="g1"'),
			`<event guid="g2"><title>No time</title><duration>00:30</duration></event>`,
			`<event guid="g3"><title>No length</title><start>10:00</start></event>`,
			`<event guid="g4"><title>Zero</title><start>10:00</start><duration>00:00</duration></event>`,
			`<event guid="g5"><start>10:00</start><duration>00:10</duration></event>`,
			`<event guid="g6"><title>Lunch break</title><start>12:00</start><duration>01:00</duration></event>`,
			`<event guid="g7"><title>Mixed</title><start>13:00</start><duration>01:00</duration><persons><person id="1"></person></persons><links><link href="javascript:alert(1)">x</link></links></event>`,
		];
		const schedule = read(xml(events.join("")));
		expect(schedule.talks.map((talk) => talk.key)).toEqual(["g1", "g7"]);
		expect(schedule.breaks.map((one) => one.name)).toEqual(["Lunch break"]);
		expect(schedule.skipped.map(({ what, why }) => `${what}: ${why}`)).toEqual([
			'"Talk" (day 1, room Aula, event 2): its guid g1 stands in the file a second time',
			'"No time" (day 1, room Aula, event 3): it has no start time that can be read',
			'"No length" (day 1, room Aula, event 4): it has no duration that can be read',
			'"Zero" (day 1, room Aula, event 5): it takes no time',
			"day 1, room Aula, event 6: it has no title",
			'a person of "Mixed" (day 1, room Aula, event 8): the person has no name',
			'a link of "Mixed" (day 1, room Aula, event 8): "javascript:alert(1)" is no web address',
		]);
	});

	test.each([
		[
			"<schedule>\n<conference>\n</schedule>",
			"The XML is broken at line 3, column 1: Expected closing tag 'conference'",
		],
		['<?xml version="1.0"?>\n<schedule><day x="1></day></schedule>', "The XML is broken at line 2"],
		["<schedule/>", "The schedule has no <conference>."],
		["<schedule><conference/></schedule>", "The schedule has no <day>."],
		["<rss><channel/></rss>", "The XML holds <rss> where <schedule> is expected."],
		[xml(""), "The schedule has no talk that can be shown."],
		[
			xml("<event><title>X</title></event>"),
			'("X" (day 1, room Aula, event 1): it has no start time that can be read)',
		],
		['<!DOCTYPE s [<!ENTITY x "y">]><schedule><conference/><day/></schedule>', "The XML defines entities of its own"],
		[`${"<schedule>".repeat(500)}${"</schedule>".repeat(500)}`, "The XML cannot be read"],
	])("%j is broken and says so", (text, sentence) => expect(brokenBy(text)).toContain(sentence));
});

describe("pretalx schedule.json", () => {
	const talk = (values: object = {}) => ({
		guid: "g1",
		code: "ABC",
		id: 5,
		date: "2025-06-06T23:30:00+02:00",
		start: "23:30",
		duration: "01:00",
		room: "Aula",
		title: "Talk",
		subtitle: "",
		track: null,
		type: "Talk",
		language: "pl",
		abstract: "A",
		description: null,
		persons: [
			{ code: "XY", name: "Ola Testowa", public_name: "Ola Testowa", biography: "**Bio**", avatar: null, guid: "p1" },
		],
		links: [{ title: "Site", url: "https://a.example", type: "related" }],
		attachments: [{ title: "", url: "/media/x.pdf" }],
		...values,
	});
	const json = (talks: unknown, rest: object = {}) => ({
		$schema: "https://c3voc.de/schedule/schema.json",
		schedule: {
			base_url: "https://pretalx.example/conf/schedule/",
			conference: {
				title: "Próba",
				time_zone_name: "Europe/Warsaw",
				tracks: [{ name: "B" }, { name: "A" }, { name: "Unused" }],
				days: [{ index: 1, date: "2025-06-06", day_start: "2025-06-06T04:00:00+02:00", rooms: { Aula: talks } }],
				...rest,
			},
		},
	});

	test("a whole talk", () => {
		const schedule = read(
			json([
				talk(),
				talk({ guid: "g2", date: "2025-06-07T00:30:00+02:00", duration: "1:00:00", track: "A" }),
				talk({ guid: "g3", track: "B" }),
			]),
		);
		expect(schedule).toMatchObject({
			format: "pretalx",
			title: "Próba",
			timeZone: "Europe/Warsaw",
			tracks: ["B", "A"],
			skipped: [],
		});
		expect(brief(schedule)).toEqual([
			"g1 2025-06-06 2025-06-06T21:30 22:30",
			"g2 2025-06-06 2025-06-06T22:30 22:30",
			"g3 2025-06-06 2025-06-06T21:30 22:30",
		]);
		expect(schedule.talks[0]).toMatchObject({
			track: null,
			tags: [],
			description: "",
			personKeys: ["p1"],
			links: [
				{ title: "Site", url: "https://a.example/" },
				{ title: "", url: "https://pretalx.example/media/x.pdf" },
			],
		});
		expect(schedule.persons).toMatchObject([{ key: "p1", name: "Ola Testowa", biography: "**Bio**" }]);
	});

	test("odd values are taken for what they can be", () => {
		const schedule = read(
			json([
				talk({
					guid: undefined,
					code: undefined,
					title: " Bad\u0000\ud800 title\u0007 ",
					duration: 30,
					persons: "x",
					links: "https://b.example",
					attachments: [],
				}),
			]),
		);
		expect(schedule.talks[0]).toMatchObject({
			key: "5",
			title: "Bad\ufffd title",
			personKeys: ["name:x"],
			links: [{ url: "https://b.example/" }],
		});
		expect(read(json(talk())).talks).toHaveLength(1);
		expect(read({ conference: json([talk()]).schedule.conference }).talks).toHaveLength(1);
	});

	test.each([
		[json([]), "The schedule has no talk that can be shown."],
		[json([null, 5, "x"]), "it has no title"],
		[json([talk()], { days: {} }), "The JSON has no list schedule.conference.days."],
		[{ schedule: {} }, "The JSON has no schedule.conference."],
		[{ a: 1 }, "The JSON is none of the formats that are read"],
		[[1], 'take the view "All" instead'],
		['{"schedule": {\n  "conference": }', "The JSON is broken at line 2, column 17."],
		["", "The file is empty."],
		["\ufeff  ", "The file is empty."],
		["<!DOCTYPE html><html></html>", "This is a web page"],
		["BEGIN:VCALENDAR", "This is an iCalendar file"],
		["hello", "This is neither XML nor JSON"],
	])("%j is broken and says so", (text, sentence) => expect(brokenBy(text)).toContain(sentence));
});

describe("Sessionize's All view", () => {
	const session = (values: object = {}) => ({
		id: "101",
		title: "Talk",
		description: "About\r\nit",
		startsAt: "2025-06-06T09:00:00",
		endsAt: "2025-06-06T09:45:00",
		isServiceSession: false,
		isPlenumSession: false,
		speakers: ["sp-1"],
		categoryItems: [11, 21, 31],
		questionAnswers: [],
		roomId: 2,
		liveUrl: null,
		recordingUrl: "https://v.example/1",
		status: "Accepted",
		...values,
	});
	const all = (sessions: unknown[], rest: object = {}) => ({
		sessions,
		speakers: [
			{
				id: "sp-1",
				firstName: "Ola Maria",
				lastName: "Testowa",
				fullName: "Ola Maria Testowa",
				bio: "Bio",
				tagLine: "Engineer",
				links: [{ title: "X", url: "https://x.com/ola", linkType: "Twitter" }],
			},
			{ id: "sp-2", firstName: "", lastName: "", fullName: "ajka", bio: null, links: [] },
		],
		questions: [],
		categories: [
			{
				id: 1,
				title: "Track",
				items: [
					{ id: 12, name: "Chmura", sort: 1 },
					{ id: 11, name: "Dane", sort: 2 },
				],
			},
			{ id: 2, title: "Session format", items: [{ id: 21, name: "Warsztat", sort: 1 }] },
			{ id: 3, title: "Language", items: [{ id: 31, name: "English", sort: 1 }] },
		],
		rooms: [{ id: 2, name: "Sala B", sort: 1 }],
		...rest,
	});

	test("a whole session; times are local", () => {
		const schedule = read(
			all([session(), session({ id: 102, categoryItems: [12], speakers: ["sp-1", "sp-2", "sp-1"] })]),
		);
		expect(schedule).toMatchObject({
			format: "sessionize",
			timeZone: null,
			offset: null,
			tracks: ["Chmura", "Dane"],
			skipped: [],
		});
		expect(schedule.talks).toMatchObject([
			{
				key: "101",
				day: "2025-06-06",
				description: "About\nit",
				room: "Sala B",
				track: "Dane",
				tags: ["Warsztat"],
				language: "English",
				startsAt: new Date("2025-06-06T07:00:00Z"),
				links: [{ title: "Nagranie / Recording", url: "https://v.example/1" }],
			},
			{ key: "102", personKeys: ["sp-1", "sp-2"] },
		]);
		expect(schedule.persons).toMatchObject([
			{ firstName: "Ola Maria", lastName: "Testowa", tagLine: "Engineer" },
			{ name: "ajka", firstName: null },
		]);
		expect(brief(read(all([session()]), "America/New_York"))).toEqual(["101 2025-06-06 2025-06-06T13:00 13:45"]);
	});

	test("service sessions are breaks, one for all rooms; those with speakers are talks", () => {
		const lunch = {
			title: "Lunch",
			isServiceSession: true,
			speakers: [],
			startsAt: "2025-06-06T12:00:00",
			endsAt: "2025-06-06T13:00:00",
		};
		const schedule = read(
			all([
				session(),
				session({ id: "a", ...lunch }),
				session({ id: "b", ...lunch, roomId: 3 }),
				session({ id: "c", isServiceSession: true }),
			]),
		);
		expect(schedule.breaks.map(({ name, day }) => `${name} ${day}`)).toEqual(["Lunch 2025-06-06"]);
		expect(schedule.talks.map((talk) => talk.key)).toEqual(["101", "c"]);
	});

	test("a night session belongs to the evening before", () => {
		const night = { startsAt: "2025-06-07T00:30:00", endsAt: "2025-06-07T01:30:00" };
		expect(brief(read(all([session(), session({ id: "2", ...night })])))).toEqual([
			"101 2025-06-06 2025-06-06T07:00 07:45",
			"2 2025-06-06 2025-06-06T22:30 23:30",
		]);
	});

	test("what cannot be shown is skipped and told", () => {
		const bad = [
			{ id: "2", startsAt: null, endsAt: null },
			{ id: "3", endsAt: null },
			{ id: "4", endsAt: "2025-06-06T08:00:00" },
			{ id: null },
			{ id: "5", title: "" },
			{},
			{ id: "6", speakers: ["sp-9"] },
		];
		const schedule = read(all([session(), ...bad.map(session)]));
		expect(schedule.talks.map((talk) => talk.key)).toEqual(["101", "6"]);
		expect(schedule.skipped.map(({ what, why }) => `${what}: ${why}`)).toEqual([
			'"Talk" (sessions[1]): it has no start time that can be read',
			'"Talk" (sessions[2]): it has no end time that can be read',
			'"Talk" (sessions[3]): it ends before it starts',
			'"Talk" (sessions[4]): it has no id',
			"sessions[5]: it has no title",
			'"Talk" (sessions[6]): its id 101 stands in the file a second time',
			'a speaker of "Talk": the file has no speaker sp-9',
		]);
	});

	test.each([
		[all([]), "The schedule has no talk with a time"],
		[all([session({ startsAt: null })]), "The schedule has no talk with a time"],
		[{ sessions: 5 }, "The JSON has no list of sessions."],
	])("%j is broken and says so", (text, sentence) => expect(brokenBy(text)).toContain(sentence));
});

describe("where JSON breaks", () => {
	test.each([
		["", "line 1, column 1"],
		["{", "line 1, column 2"],
		['{"a": 1,}', "line 1, column 9"],
		['{"a": 1\n  "b": 2}', "line 2, column 3"],
		["[1, 2,\n x]", "line 2, column 2"],
		['{"a": tru}', "line 1, column 7"],
		['{"a": "x\ny"}', "line 1, column 7"],
		["[1]]", "line 1, column 4"],
		["[1}", "line 1, column 3"],
		["{1: 2}", "line 1, column 2"],
		["[01]", "line 1, column 2"],
		['["\\x"]', "line 1, column 2"],
	])("%j breaks at %s", (text, place) => {
		expect(() => JSON.parse(text)).toThrow();
		expect(jsonErrorPlace(text)).toBe(place);
	});
});

const real = join(import.meta.dirname, "../../../../shared/data/31c3.schedule.xml");

describe.skipIf(!existsSync(real))("a real published schedule", () => {
	test("is read whole: 138 lectures on 4 days, times right across midnight", () => {
		const schedule = read(readFileSync(real, "utf8"));
		expect(schedule.talks).toHaveLength(138);
		expect(schedule.skipped).toEqual([]);
		expect([...new Set(schedule.talks.map((talk) => talk.day))].sort()).toEqual([
			"2014-12-27",
			"2014-12-28",
			"2014-12-29",
			"2014-12-30",
		]);
		const night = schedule.talks.filter((talk) => talk.startsAt.toISOString() >= `${talk.day}T23:00`);
		expect(night.length).toBeGreaterThan(0);
		for (const talk of night) expect(talk.endsAt.getTime() - talk.startsAt.getTime()).toBeLessThanOrEqual(135 * 60_000);
	});
});
